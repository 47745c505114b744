/** Scenes of the past: drawn like a table where nobody is connected and everybody has a name. */
import { Scene } from "../table/scene.svelte.ts";
import { playerName } from "../words/levels.ts";
import { text } from "../words/say.ts";

/** A position that somebody was in. */
export class PastScene extends Scene {
  /** Nobody is connected to what is over. */
  override get hasPresence(): boolean {
    return false;
  }
  override get mayQueue(): boolean {
    return false;
  }
  override get mayAskHint(): boolean {
    return false;
  }
  override nameOf = (seat: number): string => {
    if (this.isHouse(seat)) return text("monster");
    return playerName(this.seatForm(seat)?.name ?? "") || text("replay-seat", { number: seat + 1 });
  };
}

/** The same for whoever only looks: nobody is asked anything. */
export class ReplayScene extends PastScene {
  override get isAsked(): boolean {
    return false;
  }
  override get legal(): string[] {
    return [];
  }
  override called(seat: number): string {
    const name = this.nameOf(seat);
    return name.slice(0, 1).toUpperCase() + name.slice(1);
  }
  override isReader = (): boolean => false;
}
