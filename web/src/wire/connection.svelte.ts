/** A connection to a table that comes back by itself and loses nothing. */
import { settings, type Pace } from "../settings.svelte.ts";
import { Gap, Mirror } from "./mirror.svelte.ts";
import { isStepBack, isTrick, partsOf, type Part } from "./round_ends.ts";
import { Parts, type Foul } from "./shuffles.ts";
import type { AnyRequest, AnyServerMessage, Done, Hint, Queued, Reason, Refusal, Update } from "./types.ts";

const PROTOCOL = "tricktable.1";
const FIRST_DELAY = 200;
/** A server that goes away in order has given the table to another one: nobody needs to wait for that. */
const MOVED = 1012;
const MOVED_DELAY = 60;
const LONGEST_DELAY = 15_000;
/** By the reader's pace: how long a complete trick lies, each other choice is looked at, and a score is shown that nobody leaves. */
const PAUSES: Record<Pace, { trick: number; choice: number; score: number }> = {
  slow: { trick: 2600, choice: 1400, score: 40_000 },
  normal: { trick: 1100, choice: 550, score: 15_000 },
  fast: { trick: 350, choice: 0, score: 6000 },
};
/** How long a score is shown if others do not wait for its reader. */
const SCORE_GLANCE = 2500;
/** Whoever has missed more than this is shown the end of it at once. */
const MOST_WAITING = 12;
const SLOW_DOWN = 1000;
/** Requests that may be asked twice. */
const HARMLESS = new Set<AnyRequest["type"]>(["why", "queue", "hint"]);

export type Answer = Done | Reason | Hint | Queued;
/** Why there will be no connection any more: a close code's word. */
export type Ended = "no table" | "aside" | "stranger" | "mend";
export type Link = "connecting" | "open" | "lost" | "ended";

/** A request that was refused. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

interface Pending {
  request: AnyRequest;
  wasSent: boolean;
  resolve: (answer: Answer) => void;
  reject: (error: Refused) => void;
}

const ENDED: Record<number, Ended> = { 4002: "mend", 4003: "stranger", 4004: "no table", 4005: "aside" };

export class Connection {
  readonly mirror = new Mirror();
  link = $state<Link>("connecting");
  ended = $state<Ended | null>(null);
  foul = $state<Foul | null>(null);
  /** Rounds whose shuffle was held against what the table was bound to. */
  verified = $state(0);
  /** Is told each part of an update once it is shown. */
  onUpdate: ((update: Update, part: Part) => void) | null = null;
  /** How long an update is looked at before the next is shown, in milliseconds. */
  pauseAfter: (update: Update) => number = (update) => this.pauseOf(update);
  /** Whether what is new waits for `goOn`, because what is shown is being explained. Our own choices do not wait. */
  isHeld: () => boolean = () => false;

  readonly #id: string;
  readonly #parts: Parts;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #attempts = 0;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #isTorn = false;
  #isResuming = false;
  #offered = 0;
  #ownMoves: [number, string][] = [];
  /** Updates that wait until the trick before them was looked at. */
  #waiting: Update[] = [];
  /** What is left to show of the first of them, if a part of it is shown already. */
  #left: Part[] = [];
  #scoredAt = 0;
  /** A complete trick is what is looked at. */
  #isTrickLying = false;
  #hold: ReturnType<typeof setTimeout> | undefined;
  /** What is queued once everything that waits is shown. */
  #queued = "";

  constructor(id: string) {
    this.#id = id;
    this.#parts = new Parts(id);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#hold);
    this.#socket?.close(1000);
  }

  // Connecting

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const last = this.#waiting.at(-1)?.number ?? this.mirror.number;
    const since = last < 0 || this.#isTorn ? "" : `&since=${last}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.#id}/socket?aid=yes${since}`, PROTOCOL);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as AnyServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#isClosed) return;
    const end = ENDED[code];
    if (end) {
      this.ended = end;
      this.link = "ended";
      for (const [id, pending] of this.#pending) pending.reject(lostRefusal(id));
      this.#pending.clear();
      return;
    }
    this.link = this.mirror.number < 0 ? "connecting" : "lost";
    this.#isResuming = true;
    const first = code === MOVED && this.#attempts === 0 ? MOVED_DELAY : FIRST_DELAY;
    const delay = Math.min(LONGEST_DELAY, first * 2 ** Math.min(this.#attempts++, 10));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), delay * (0.5 + Math.random()));
  }

  /** The network is back, or somebody looks at the page again: no more waiting. */
  readonly #hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#socket === null && !this.#isClosed && this.ended === null) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  // What the table tells

  #hear(message: AnyServerMessage): void {
    switch (message.type) {
      case "state":
        this.#flush();
        clearTimeout(this.#hold);
        this.#hold = undefined;
        this.#forget();
        this.#isTorn = false;
        this.mirror.begin(message);
        this.#queued = this.mirror.queued;
        this.#opened();
        break;
      case "update":
        this.#noteMove(message);
        this.#receive(message);
        break;
      case "presence":
        this.mirror.here = message.here;
        this.#opened(); // after a resume it comes behind everything that was missed
        break;
      case "queued":
        this.#queued = message.action ?? "";
        if (this.#waiting.length === 0) this.mirror.queued = this.#queued;
        this.#first("queue")?.resolve(message);
        break;
      case "reason":
        this.#first("why")?.resolve(message);
        break;
      case "hint":
        this.#settle(message.id ?? "")?.resolve(message);
        break;
      case "done":
        this.#settle(message.id)?.resolve(message);
        break;
      case "refused":
        this.#refused(message);
    }
  }

  #opened(): void {
    this.link = "open";
    this.#attempts = 0;
    this.#seeToShuffle();
    if (!this.#isResuming) return;
    this.#isResuming = false;
    this.#offered = 0;
    this.#seeToShuffle();
    this.#sendAgain();
  }

  #receive(update: Update): void {
    const expected = (this.#waiting.at(-1)?.number ?? this.mirror.number) + 1;
    if (update.number !== expected) {
      this.#tear();
      return;
    }
    this.#waiting.push(update);
    if (isStepBack(update) || update.news.what === "stopped") {
      this.#flush(true);
      return;
    }
    const isBehind = this.#waiting.length > MOST_WAITING || (document.visibilityState === "hidden" && !this.isAtScore);
    if (isBehind && !this.isHeld()) this.#flush();
    else if (this.isAtScore && this.#hold !== undefined) this.#hearBehindScore(update);
    else if (this.#hold === undefined) this.#show();
  }

  /** Shows what waits, up to what is to be looked at. */
  #show(isScoreRead = false): void {
    this.#hold = undefined;
    while (this.#waiting.length > 0 && (!this.isHeld() || this.#hasOwnMove || (isScoreRead && this.isAtScore))) {
      const pause = this.#showNext();
      if (pause > 0) {
        this.#hold = setTimeout(() => this.#show(), pause);
        break;
      }
    }
    if (this.#waiting.length === 0) this.mirror.queued = this.#queued;
  }

  /** Shows the next part of what waits; for how many milliseconds it is to be looked at. */
  #showNext(): number {
    const [update] = this.#waiting;
    if (!update) return 0;
    const isWhole = this.#left.length === 0;
    if (isWhole) this.#left = partsOf(update);
    const part = this.#left.shift() ?? "rest";
    if (part === "rest") this.#waiting.shift();
    this.#apply(update, part);
    this.#isTrickLying = part !== "score" && isTrick(update);
    if (part === "score") return this.#scorePause();
    return part === "trick" || isWhole ? this.pauseAfter(update) : 0;
  }

  /** How long an update is looked at, by the reader's pace. While our own time runs, nothing is held back for long. */
  pauseOf(update: Update): number {
    const pauses = PAUSES[this.#isOurTime ? "fast" : settings.pace];
    if (isTrick(update)) return pauses.trick;
    return update.news.what === "moved" ? pauses.choice : 0;
  }

  get #isOurTime(): boolean {
    const { seat } = this.mirror;
    return seat !== null && this.#waiting.some(({ view }) => view?.until?.[seat] !== undefined);
  }

  get #hasOwnMove(): boolean {
    return this.#waiting.slice(this.isAtScore ? 1 : 0).some(isOwnMove);
  }

  // The score of a round: the next one has begun behind it, and is not shown before the score was read

  /** The score of a round is shown. */
  get isAtScore(): boolean {
    return this.#left[0] === "rest" && this.mirror.ending !== null;
  }

  /** The score was read: the next round is shown. */
  leaveScore(): void {
    if (!this.isAtScore) return;
    clearTimeout(this.#hold);
    this.#show(true);
  }

  #scorePause(): number {
    this.#scoredAt = performance.now();
    const later = this.#waiting.slice(1);
    for (const update of later) this.mirror.foresee(update);
    return later.some(this.#isByPerson) ? SCORE_GLANCE : PAUSES[settings.pace].score;
  }

  /** Others play on: whoever still reads the score is taken along soon, and sees meanwhile that their time runs. */
  #hearBehindScore(update: Update): void {
    this.mirror.foresee(update);
    if (!this.#isByPerson(update)) return;
    clearTimeout(this.#hold);
    this.#hold = setTimeout(() => this.#show(), Math.max(0, this.#scoredAt + SCORE_GLANCE - performance.now()));
  }

  /** Bots can wait for somebody who reads. */
  readonly #isByPerson = ({ news }: Update): boolean => {
    if (news.what !== "moved") return news.what === "asked back" || news.what === "took back";
    const form = this.mirror.table?.seats[news.seat ?? -1];
    return form !== undefined && !form.bot;
  };

  #forget(): void {
    this.#waiting = [];
    this.#left = [];
  }

  /** What was held back is shown now. */
  goOn(): void {
    if (this.#hold === undefined) this.#show();
  }

  /** Shows everything that waits, at once, up to a score that nobody has seen yet, unless that is of no use any more. */
  #flush(isAll = false): void {
    clearTimeout(this.#hold);
    this.#hold = undefined;
    while (this.#waiting.length > 0) {
      const pause = this.#showNext();
      if (!isAll && this.isAtScore && this.#waiting.length <= MOST_WAITING) {
        this.#hold = setTimeout(() => this.#show(), pause);
        return;
      }
    }
    this.mirror.queued = this.#queued;
  }

  /** Whoever has looked long enough at a complete trick goes on: shows what waits behind it. Whether one was lying. */
  lookOn(): boolean {
    if (this.isAtScore || this.#hold === undefined || !this.#isTrickLying) return false;
    clearTimeout(this.#hold);
    this.#show();
    return true;
  }

  /** Shows everything that waits, for those who do not want to watch it. */
  hurry(): void {
    if (!this.isAtScore) this.#flush();
  }

  #apply(update: Update, part: Part): void {
    try {
      if (part === "trick") this.mirror.lay(update);
      else if (part === "score") this.mirror.score(update);
      else this.mirror.take(update);
    } catch (error) {
      if (!(error instanceof Gap)) throw error;
      this.#tear();
      return;
    }
    if (update.shuffle && part === "rest") {
      void this.#parts.verify(update.shuffle).then((foul) => {
        if (foul) this.foul = foul;
        else this.verified += 1;
      });
    }
    this.#seeToShuffle();
    this.onUpdate?.(update, part);
  }

  /** Something was not told: everything is asked for again. */
  #tear(): void {
    this.#isTorn = true;
    this.#forget();
    const socket = this.#socket;
    this.#lost(0);
    socket?.close(1000);
  }

  #seeToShuffle(): void {
    const coming = this.mirror.table?.shuffle;
    if (!coming) return;
    const foul = this.#parts.notice(coming);
    if (foul) this.foul = foul;
    if (this.mirror.seat === null || this.#offered === coming.number) return;
    this.#offered = coming.number;
    const contribution = this.#parts.contribution(coming);
    if (contribution) this.ask(contribution).catch(() => undefined); // too late is no harm: it was not promised
  }

  // What we want

  /** Sends a request, now or as soon as there is a connection; rejects with `Refused`. */
  ask(request: AnyRequest): Promise<Answer> {
    const id = `page ${++this.#count}`;
    return new Promise<Answer>((resolve, reject) => {
      if (this.ended !== null) {
        reject(lostRefusal(id));
        return;
      }
      const pending: Pending = { request: { ...request, id }, wasSent: false, resolve, reject };
      this.#pending.set(id, pending);
      if (!this.#isResuming) this.#send(pending);
    });
  }

  /** Makes a choice for the position that is shown. */
  act(action: string): Promise<Answer> {
    this.#flush();
    return this.ask({ type: "act", action, seen: this.mirror.number });
  }

  #send(pending: Pending): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      pending.wasSent = true;
      this.#socket.send(JSON.stringify(pending.request));
    } else {
      this.#isResuming = true;
    }
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  /** The oldest request of this kind: its answer bears no id, but answers come in order. */
  #first(type: AnyRequest["type"]): Pending | undefined {
    for (const [id, pending] of this.#pending) if (pending.request.type === type) return this.#settle(id);
    return undefined;
  }

  #refused(refusal: Refusal): void {
    const id = refusal.id ?? "";
    if (refusal.code === "slow down" && this.#pending.has(id)) setTimeout(() => this.#tryAgain(id), SLOW_DOWN);
    else this.#settle(id)?.reject(new Refused(refusal));
  }

  /** What came too fast was not carried out: it can be sent again as it is. */
  #tryAgain(id: string): void {
    const pending = this.#pending.get(id);
    if (pending && !this.#isResuming) this.#send(pending);
  }

  #noteMove({ number, news, seat }: Update): void {
    if (news.what === "moved" && news.seat === (seat ?? null))
      this.#ownMoves = [...this.#ownMoves.slice(-20), [number, news.action ?? ""]];
  }

  /** After a lost connection: what was not carried out is sent again if that can do no harm. */
  #sendAgain(): void {
    for (const [id, pending] of [...this.#pending]) {
      const { request } = pending;
      if (request.type === "act") this.#actAgain(id, pending, request.action, request.seen);
      else if (!pending.wasSent || HARMLESS.has(request.type)) this.#send(pending);
      else this.#settle(id)?.reject(lostRefusal(id));
    }
  }

  /** A choice whose answer was lost: made, or still open, or gone. */
  #actAgain(id: string, pending: Pending, action: string, seen: number): void {
    const later = this.#ownMoves.find(([number]) => number > seen);
    const { view, seat } = this.mirror;
    if (later?.[1] === action) {
      this.#settle(id)?.resolve({ type: "done", id, number: later[0] });
    } else if (!later && seat !== null && view?.awaited.includes(seat) && view.legal?.includes(action)) {
      this.#send(pending); // the table refuses it by its number if the position has changed unseen
    } else {
      this.#settle(id)?.reject(new Refused({ type: "refused", code: "stale", text: "the position has changed", id }));
    }
  }
}

const isOwnMove = ({ news, seat }: Update): boolean => news.what === "moved" && news.seat === (seat ?? null);

function lostRefusal(id: string): Refused {
  return new Refused({ type: "refused", code: "lost", text: "the connection was lost before the answer came", id });
}
