/** A scene of the past: drawn like a table, but nobody is asked anything, and everybody has a name. */
import { Scene } from "../table/scene.svelte.ts";
import { text } from "../words/say.ts";

export class ReplayScene extends Scene {
  override get isAsked(): boolean {
    return false;
  }
  /** Nobody is connected to what is over. */
  override get hasPresence(): boolean {
    return false;
  }
  override get mayQueue(): boolean {
    return false;
  }
  override get legal(): string[] {
    return [];
  }
  override nameOf = (seat: number): string => {
    if (this.isHouse(seat)) return text("monster");
    return this.seatForm(seat)?.name || text("replay-seat", { number: seat + 1 });
  };
  override called(seat: number): string {
    const name = this.nameOf(seat);
    return name.slice(0, 1).toUpperCase() + name.slice(1);
  }
  override isReader = (): boolean => false;
}
