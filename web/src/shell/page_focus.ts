/** Arrivals: whoever goes to another page hears where they are, and goes on from its heading. */
import { router } from "../router.svelte.ts";

/** For the heading of a page (`{@attach arrival}`): takes the focus if we came here from within. */
export function arrival(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (router.arrive()) heading.focus({ preventScroll: true });
}

/** Past everything that every page has: to what this page is about. */
export function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>("main");
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}
