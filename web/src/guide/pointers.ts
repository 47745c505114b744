/** Pointers: what on the table a lesson is about, outlined while it is read and described by it. */
import type { Lesson } from "./lessons.ts";

export type Aim = "" | "hand" | "choices" | "middle" | "panel" | "score";

/** Where that is; the first place that is shown. */
const PLACES: Record<Exclude<Aim, "">, string[]> = {
  hand: ["#hand"],
  choices: ["#choices", "#hand"],
  middle: [".felt .middle"],
  panel: ["[data-zone=panel]"],
  score: [".ending"],
};
/** Events that are seen in the middle of the table; others change what the panel shows. */
const IN_THE_MIDDLE = new Set(["played", "took", "captured", "called", "swapped", "vetoed", "told"]);

/** What a lesson is about, by when it comes, unless it says so itself. */
export function aimOf({ on, at }: Lesson): Aim {
  if (at !== undefined) return at;
  if (on.score !== undefined || on.over) return "score";
  if (on.plays || on.shut) return "hand";
  if (on.offers !== undefined) return "choices";
  if (on.event !== undefined) return IN_THE_MIDDLE.has(on.event) ? "middle" : "panel";
  return "";
}

/** So many frames what is pointed at may take to be drawn. */
const PATIENCE = 30;

/** Points at it as soon as it is drawn, and brings it into view; what ends that. */
export function point(aim: Aim, describedBy: string): () => void {
  let unmark = () => {};
  let frame = 0;
  const look = (frames: number): void => {
    const place = shown(aim);
    if (place) unmark = mark(place, aim, describedBy);
    else if (aim !== "" && frames > 0) frame = requestAnimationFrame(() => look(frames - 1));
  };
  look(PATIENCE);
  keepFocus();
  return () => {
    cancelAnimationFrame(frame);
    unmark();
  };
}

function shown(aim: Aim): HTMLElement | undefined {
  const places = (aim === "" ? [] : PLACES[aim]).flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)]);
  return places.find((each) => each.getClientRects().length > 0);
}

/** In a low window a lesson takes the place of what it is not about: whoever was there goes on in the lesson. */
function keepFocus(): void {
  const focused = document.activeElement;
  if (focused && !focused.checkVisibility({ visibilityProperty: true })) document.querySelector<HTMLElement>("#answers button:last-child")?.focus();
}

function mark(place: HTMLElement, aim: Aim, describedBy: string): () => void {
  const former = place.getAttribute("aria-describedby");
  place.dataset["pointed"] = aim;
  place.setAttribute("aria-describedby", describedBy);
  place.scrollIntoView({ block: "nearest" });
  keepFocus();
  return () => {
    delete place.dataset["pointed"];
    if (former === null) place.removeAttribute("aria-describedby");
    else place.setAttribute("aria-describedby", former);
  };
}
