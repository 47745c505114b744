/** Numbers as they stand in a sentence or a table: with a true minus. */
import { FluentNumber } from "@fluent/bundle";

const MINUS = "−";

export const plain = (points: number): string => String(points).replace("-", MINUS);
/** What somebody has gained or lost. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));

/** A number in a message; it chooses variants as any other. */
export class Count extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false });
  }

  /** Whole numbers look alike in all our languages: a formatter of the browser's, which takes long to make, is for others. */
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return Number.isInteger(this.value) ? plain(this.value) : super.toString(...scope).replace("-", MINUS);
  }
}
