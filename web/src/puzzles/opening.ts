/** Opening a task: what is needed to draw it, and to say something about it, is loaded with it. */
import { prepare } from "../games/index.ts";
import * as replays from "../replay/api.ts";
import * as reviews from "../review/api.ts";
import { Trial, type Task } from "../review/trial.svelte.ts";
import { numbers } from "../wire/api.ts";
import type { RoundForm } from "../wire/types.ts";
import { languages } from "../words/languages.svelte.ts";
import { attempt, puzzle, type DueMistake } from "./api.ts";
import { memory } from "./memory.svelte.ts";

async function trialOf(task: Task): Promise<Trial> {
  const { game, players, options } = task.played;
  const parts = ["review", "hints", "replay"].map((part) => languages.add(part));
  const [found] = await Promise.all([numbers({ game, players, options }), prepare(game), ...parts]);
  return new Trial(task, found);
}

/** A puzzle of the collection. */
export async function openPuzzle(id: string): Promise<{ trial: Trial; themes: string[]; difficulty: number }> {
  const { frames, seat, themes, difficulty, ...played } = await puzzle(id);
  const trial = await trialOf({
    played: { ...played, id },
    seat,
    round: frames.number,
    first: frames.first,
    frames: frames.frames,
    judge: async (action) => {
      const { is_right, ...told } = await attempt(id, action);
      return { ...told, played: action, isRight: is_right };
    },
    onEnd: (isSolved) => memory.note(id, isSolved),
  });
  return { trial, themes, difficulty };
}

/** A mistake of our own, in the match where it was made. */
export async function openMistake({ match, seat, position }: DueMistake): Promise<Trial> {
  const outline = await replays.outline(match);
  const round = outline.rounds.find(({ last }) => position <= last);
  if (!round) throw new Error(`match ${match} has no position ${position}`);
  const shown = await replays.frames(match, round.number, seat);
  const past = outline.rounds.filter(({ number, score }) => score && number < round.number);
  return trialOf({
    played: outline,
    seat,
    round: round.number,
    first: shown.first,
    frames: shown.frames.slice(0, position + 1 - shown.first),
    rounds: past.map(({ score, scores = [] }) => ({ score: score as RoundForm, reasons: scores })),
    judge: async (action) => {
      const choice = await reviews.attempt({ id: match, seat, isOpen: false }, position, action);
      return { ...choice, isRight: (choice.label ?? "good") === "good" };
    },
  });
}
