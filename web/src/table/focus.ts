/** The focus at a table: where keys bring it, and where it goes when the button that had it is gone. */
import { tick } from "svelte";

/** Brings the focus to a part of the table: to what can be chosen there, or else to the part itself. */
export function focusIn(part: string): void {
  const place = document.getElementById(part);
  const open =
    place?.querySelector<HTMLElement>("button.open, button:not(.card, :disabled)") ?? place?.querySelector<HTMLElement>("button:enabled");
  (open ?? place)?.focus();
}

export class Focus {
  #last: Element | null = null;

  readonly note = (event: FocusEvent): void => {
    this.#last = event.target as Element;
  };

  /** A button that is gone takes the focus with it: it goes to the hand then, not to nowhere. */
  async keep(): Promise<void> {
    await tick();
    if (document.activeElement !== document.body || !this.#last || this.#last.isConnected) return;
    document.querySelector<HTMLElement>(".ending button, #hand")?.focus();
  }
}
