/** Cards fly from where they were to where they are. Copies of them do, above the page: nothing is moved for it, and nothing waits. */
import { untrack } from "svelte";
import { settings } from "../settings.svelte.ts";
import { flightsOf, type Box, type Flight, type Lie, type Surroundings } from "./flight_paths.ts";
import type { Scene } from "./scene.svelte.ts";

/** Milliseconds. */
const LONG = 280;
const DEAL = 220;
/** Between two cards that are dealt, and at most for all of them. */
const BETWEEN = 18;
const LONGEST_DEAL = 130;
const AWAY = 320;

/** Follows what this scene shows, from the beginning of a component on. A change by more than so many steps is a jump. */
export function followCards(scene: () => Scene, most: number): void {
  let before: Lie[] = [];
  let last = -1;
  $effect.pre(() => {
    void scene().view;
    before = untrack(() => (last < 0 || settings.isCalm ? [] : lying()));
  });
  $effect(() => {
    void scene().view;
    untrack(() => {
      const { number, steps } = scene().feed.mirror;
      const step = last < 0 ? (steps.length === 0 ? 1 : most + 1) : number - last;
      const isNext = most === 1 ? step === 1 : step >= 0 && step <= most;
      last = number;
      if (!isNext || settings.isCalm || document.visibilityState === "hidden") return;
      for (const flight of flightsOf(before, lying(), surroundings(scene()))) fly(flight);
    });
  });
}

function lying(): Lie[] {
  return [...document.querySelectorAll("[data-zone] [data-card]")].flatMap((picture) => {
    const zone = picture.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? "";
    const place = picture.closest<HTMLElement>("[data-place]")?.dataset["place"];
    const box = picture.getBoundingClientRect();
    const card = picture.getAttribute("data-card") ?? "";
    return box.width === 0 ? [] : [{ card, zone, seat: place === undefined ? null : Number(place), box, picture }];
  });
}

function surroundings(scene: Scene): Surroundings {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? null;
  return {
    seat: (seat) => boxOf(`[data-seat="${seat}"]`),
    middle: boxOf(".felt .middle"),
    dealer: scene.value("dealer") ?? null,
    taker: scene.lastTrick?.winner ?? null,
    isSeen: ({ x, y, width, height }) => x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight,
  };
}

const at = ({ x, y, width }: Box, like: Box): string => `translate(${x}px, ${y}px) scale(${width / like.width})`;

function fly({ picture, from, to, lands, turn }: Flight): void {
  const size = lands ? to : from;
  const copy = document.createElement("div");
  copy.className = "flight";
  copy.setAttribute("aria-hidden", "true");
  copy.style.width = `${size.width}px`;
  const drawn = picture.cloneNode(true) as Element;
  drawn.removeAttribute("data-card");
  copy.append(drawn);
  document.body.append(copy);
  const isDealt = turn > 0 || lands?.closest("#hand");
  const delay = isDealt ? Math.min(turn * BETWEEN, LONGEST_DEAL) : 0;
  const duration = lands ? (isDealt ? DEAL : LONG) : AWAY;
  const way = copy.animate(
    [
      { transform: at(from, size), opacity: 1 },
      { transform: at(to, size), opacity: lands ? 1 : 0.2 },
    ],
    { duration, delay, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "both" },
  );
  lands?.animate([{ opacity: 0 }, { opacity: 0 }], duration + delay);
  way.finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}
