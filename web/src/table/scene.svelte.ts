/** A scene: everything that the parts of a table need to draw it, for whoever looks at it. */
import type { Feed } from "../wire/feed.ts";
import type { NumbersForm } from "../wire/api.ts";
import type { Hint, SeatForm, State, TableForm, ViewForm } from "../wire/types.ts";
import { phrase, seat as seatArg, type Phrase } from "../words/phrases.ts";
import type { Reader } from "../words/say.ts";
import { spoken, text } from "../words/say.ts";
import { letterOf, suitPhrase } from "../games/faces.ts";
import { pageOf } from "../games/index.ts";
import type { GamePage } from "../games/types.ts";
import { inOrder } from "../cards/order.ts";
import { COLOURS, type SuitLook } from "../cards/suits.ts";

/** A card as it is drawn. */
export interface Face {
  suit: SuitLook;
  letter: string;
  /** What stands behind the letter. */
  rank: string;
  points: number;
  mark: "dot" | "triangle";
  /** 1 for a trump, 2 for one of the higher kind where the game has two. */
  trump: number;
}

/** Cards that lie in a trick. */
export interface Trick {
  plays: { seat: number; card: string }[];
  /** Who takes it as it lies, or has taken it. */
  winner: number | null;
  isTaken: boolean;
}

export class Scene implements Reader {
  readonly feed: Feed;
  readonly numbers: NumbersForm;
  readonly page: GamePage;

  constructor(feed: Feed, table: TableForm, numbers: NumbersForm) {
    this.feed = feed;
    this.numbers = numbers;
    this.page = pageOf(table.game);
    this.#table = table;
  }

  readonly #table: TableForm;
  /** What a strong bot would choose, and the position that it is about. */
  #hint = $state.raw<{ hint: Hint; view: ViewForm | null } | null>(null);
  #picked = $state.raw<{ card: string; view: ViewForm | null } | null>(null);

  /** The hint for this position; gone as soon as there is another one. */
  get hint(): Hint | null {
    return this.#hint?.view === this.view ? (this.#hint?.hint ?? null) : null;
  }
  set hint(hint: Hint | null) {
    this.#hint = hint && { hint, view: this.view };
  }
  /** The choice that is suggested; empty if there is none. */
  get suggested(): string {
    return this.hint?.action ?? "";
  }

  /** The card of our hand that we would give, until the position changes; empty if there is none. */
  get picked(): string {
    return this.#picked?.view === this.view ? (this.#picked?.card ?? "") : "";
  }
  set picked(card: string) {
    this.#picked = { card, view: this.view };
  }

  #pending = $state("");
  /** A choice that waits for being confirmed; empty if there is none. */
  get pending(): string {
    return this.legal.includes(this.#pending) ? this.#pending : "";
  }
  set pending(action: string) {
    this.#pending = action;
  }

  get table(): TableForm {
    return this.feed.mirror.table ?? this.#table;
  }
  get view(): ViewForm | null {
    return this.feed.mirror.view;
  }
  /** Our seat; null for whoever watches. */
  get seat(): number | null {
    return this.feed.mirror.seat;
  }
  /** Whose side of the table is nearest. */
  get near(): number {
    return this.seat ?? 0;
  }
  get isPlaying(): boolean {
    return this.table.stage === "playing";
  }
  get isOver(): boolean {
    return this.table.stage === "over";
  }
  /** A bot plays for us. */
  get isAway(): boolean {
    return this.seat !== null && this.isPlaying && (this.seatForm(this.seat)?.bot ?? "") !== "";
  }
  /** How the match ended, in words. */
  get verdict(): Phrase {
    const winners = this.view?.winners ?? [];
    return winners.length > 0 ? phrase("match-won", { who: { all: winners.map(seatArg) } }) : phrase("match-stopped");
  }
  /** We can ask for this now. */
  isOffered(what: NonNullable<State["offers"]>[number]): boolean {
    return this.feed.mirror.offers.includes(what);
  }
  /** We have to choose. */
  get isAsked(): boolean {
    return this.seat !== null && this.isPlaying && !this.isAway && (this.view?.awaited.includes(this.seat) ?? false);
  }
  /** We may ask for a hint. Whether nobody else plays is for the table to say in the end. */
  get mayAskHint(): boolean {
    const { hints = "alone", seats } = this.table;
    const isAlone = seats.every((form, seat) => seat === this.seat || form.kind !== "person");
    return this.isAsked && (hints === "always" || (hints === "alone" && isAlone));
  }
  /** It can be told who is here. */
  get hasPresence(): boolean {
    return true;
  }
  /** A card can be chosen before it is our turn. */
  get mayQueue(): boolean {
    const isGoingOn = (this.view?.awaited.length ?? 0) > 0;
    return this.seat !== null && this.isPlaying && !this.isAway && !this.isAsked && this.hasTricks && isGoingOn;
  }
  get legal(): string[] {
    return this.isAsked ? (this.view?.legal ?? []) : [];
  }

  // Seats

  /** The others, clockwise from our left. */
  get others(): number[] {
    const { seats } = this.numbers;
    const count = seats - 1;
    return Array.from({ length: count }, (_, place) => (this.near + 1 + place) % seats);
  }
  /** Everybody, clockwise from our own side of the table. */
  get around(): number[] {
    return [this.near, ...this.others];
  }
  seatForm(seat: number): SeatForm | undefined {
    return this.table.seats[seat];
  }
  isHouse(seat: number): boolean {
    return seat >= this.table.seats.length;
  }
  nameOf = (seat: number): string => {
    if (this.isHouse(seat)) return text("monster");
    return this.seatForm(seat)?.name || text("seat-free");
  };
  /** What whoever sits there is called beside numbers and pictures: `You`, or the name. */
  called(seat: number): string {
    if (seat === this.seat) return text("seat-you");
    const name = this.nameOf(seat);
    return this.isHouse(seat) ? name.slice(0, 1).toUpperCase() + name.slice(1) : name;
  }
  /** How long the longest word of that is: where there is little room for it, its letters are smaller. */
  letters(seat: number): number {
    return Math.max(...this.called(seat).split(/[\s-]+/).map((word) => word.length));
  }
  isReader = (seat: number): boolean => seat === this.seat;
  /** Who wins the match together, our own team first; everybody alone in most games. */
  get teams(): number[][] {
    const teams = this.numbers.teams ?? [];
    return this.#inTurn(teams.length > 0 ? teams : this.around.map((seat) => [seat]));
  }
  /** Who plays together in this round. */
  get sides(): number[][] {
    const { sides } = this.feed.mirror;
    return sides.length > 0 ? this.#inTurn(sides) : this.teams;
  }
  /** Groups of seats clockwise from our own side of the table, and their members likewise. */
  #inTurn(groups: number[][]): number[][] {
    const turn = (seat: number) => this.around.indexOf(seat);
    const inside = groups.map((group) => [...group].sort((one, other) => turn(one) - turn(other)));
    return inside.sort(([one = 0], [other = 0]) => turn(one) - turn(other));
  }
  /** What a card of this seat does, as it stands behind `called`: that it leads, or takes the trick. */
  mark(seat: number, does: "winning" | "taken"): string {
    return text(`mark-${does}`, { who: this.isReader(seat) ? "you" : "other" });
  }

  /** How many milliseconds the one who sits there may still think; null if as long as they like. */
  timeLeft(seat: number): number | null {
    const until = this.view?.until?.[seat];
    return until === undefined || !this.isPlaying ? null : Math.max(0, until - Date.now() - this.feed.mirror.skew);
  }

  /** 1 where the most points win, -1 where the fewest do. */
  get good(): 1 | -1 {
    return this.page.isFewestBest ? -1 : 1;
  }

  // Facts

  fact(name: string): number[] | undefined {
    return this.view?.facts[name] ?? this.view?.standing[name];
  }
  /** The first value of a fact. */
  value(name: string): number | undefined {
    return this.fact(name)?.[0];
  }
  /** Numbers that the server has worked out from what we know. */
  tally(name: string): number[] | undefined {
    return this.feed.mirror.tally[name];
  }
  cardsIn(name: string): string[] {
    return (this.fact(name) ?? []).map((card) => this.cardText(card));
  }

  // Cards

  cardText(card: number): string {
    return this.numbers.cards[card] ?? "";
  }
  isCard(text: string): boolean {
    return this.numbers.cards.includes(text);
  }
  suitOf(number: number): SuitLook | undefined {
    return Object.values(this.page.suits)[number];
  }
  /** What stands for a suit on its cards, by its letter in notation. */
  letterOf(letter: string): string {
    return letterOf(this.table.game, letter, this.page.suits[letter] ?? COLOURS.black);
  }
  /** A card; or a suit by its letter alone, as a card without a number. */
  face(card: string): Face {
    const suit = card.slice(0, 1);
    const at = this.numbers.cards.indexOf(card);
    return {
      letter: this.letterOf(suit),
      rank: card.slice(1),
      suit: this.page.suits[suit] ?? COLOURS.black,
      points: this.numbers.points?.[at] ?? 0,
      mark: this.page.mark ?? "dot",
      trump: this.#trump(at),
    };
  }
  /** One kind of trumps is nothing higher than trumps, unless the game calls it so. */
  #trump(card: number): number {
    const trumps = this.feed.mirror.law?.trumps ?? [];
    const kind = trumps[card] ?? 0;
    return kind > 1 && !this.page.higherTrump && !trumps.includes(1) ? 1 : kind;
  }
  cardName = (card: string): string => {
    const { suit, rank } = this.face(card);
    return rank ? text("card-name", { suit: this.suitName(suit), number: rank }) : this.suitName(suit);
  };
  /** With what it is this round: `red 7, trump`. */
  markedName(card: string): string {
    const { trump } = this.face(card);
    const name = this.cardName(card);
    if (trump === 0) return name;
    return text(trump === 1 ? "card-trump" : (this.page.higherTrump ?? "card-higher-trump"), { card: name });
  }
  suitPhrase(suit: SuitLook): Phrase {
    return suitPhrase(this.table.game, suit);
  }
  suitName(suit: SuitLook): string {
    return spoken(this.suitPhrase(suit));
  }
  /** Cards in the order of a hand. */
  sorted(cards: string[]): string[] {
    return inOrder(cards, this.numbers.cards, this.feed.mirror.law);
  }

  // The trick

  /** Cards are being played to tricks. */
  get hasTricks(): boolean {
    return this.fact("trick") !== undefined;
  }
  /** How many cards whoever sits nearest has played in this round. */
  get played(): number {
    const taken = (this.fact("tricks") ?? []).reduce((sum, tricks) => sum + tricks, 0);
    const { trick } = this;
    return trick && !trick.isTaken && trick.plays.some(({ seat }) => seat === this.near) ? taken + 1 : taken;
  }
  /** The trick before the one that is shown. */
  get formerTrick(): Trick | null {
    return (this.fact("trick")?.length ?? 0) > 0 ? this.lastTrick : null;
  }
  /** The trick in play; between tricks the one that was just taken. */
  get trick(): Trick | null {
    const lying = this.fact("trick");
    if (lying && lying.length > 0) {
      const plays = this.#plays(this.value("leader") ?? 0, lying);
      return { plays, winner: this.value("winning") ?? null, isTaken: false };
    }
    return this.lastTrick;
  }
  get lastTrick(): Trick | null {
    const last = this.fact("last trick");
    if (!last) return null;
    const [leader = 0, taker = 0, ...cards] = last;
    return { plays: this.#plays(leader, cards), winner: taker, isTaken: true };
  }
  #plays(leader: number, cards: number[]): Trick["plays"] {
    const { seats } = this.numbers;
    return cards.map((card, place) => ({ seat: (leader + place) % seats, card: this.cardText(card) }));
  }
}
