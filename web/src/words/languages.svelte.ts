/** The language that the reader wants, and its Fluent messages. */
import { FluentBundle, type Message } from "@fluent/bundle";
import { files } from "virtual:words";

export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

/** What the messages of a language say, by their ids, as Fluent's parser understands it. */
export type Patterns = Record<string, NonNullable<Message["value"]>>;

/** What is said only in some places, and loaded there: `guide`, or the words of a game at its table. */
export type Part = "guide" | "course" | "hints" | "replay" | "review" | "puzzles" | (string & {});
/** Words that are no part of the page. */
export type Source = (language: Language) => Promise<Patterns>;
const KEY = "tricktable.language";

const isLanguage = (text: string | null): text is Language => text !== null && Object.hasOwn(LANGUAGES, text);

function wanted(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // a browser that keeps nothing
  }
  if (isLanguage(kept)) return kept;
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return "en";
}

function put(bundle: FluentBundle, patterns: Patterns): void {
  bundle.addResource({ body: Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} })) });
}

class Languages {
  current = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));
  readonly #parts = new Set<Part>();
  readonly #sources = new Map<string, Source>();
  /** One load after the other: the last one has everything. */
  #loading: Promise<void> = Promise.resolve();

  /** Loads the language that the reader wants; the page is shown after it. */
  async begin(): Promise<void> {
    await this.#load(wanted());
  }

  async choose(language: Language): Promise<void> {
    await this.#load(language);
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // for this visit, then
    }
  }

  /** Loads what a part of the page says, in this language and in those that are chosen later; throws if it cannot be had, and may be asked again. */
  async add(part: Part): Promise<void> {
    if (this.#parts.has(part)) return;
    const added = this.#loading.then(async () => {
      if (this.#parts.has(part)) return;
      const file = await files[this.current].parts[part]?.();
      this.#parts.add(part);
      if (file) put(this.bundle, file.default); // nothing that is shown has asked for these yet: nothing is drawn again
    });
    this.#loading = added.catch(() => undefined);
    await added;
  }

  /** The same for words from elsewhere; throws if they cannot be had, and may be asked again. */
  async addSource(name: string, source: Source): Promise<void> {
    if (!this.#sources.has(name)) {
      this.#sources.set(name, source);
      await this.#load(this.current);
    } else await this.#loading;
    if (!this.#sources.has(name)) throw new Error(`there are no words of ${name} now`);
  }

  #load(language: Language): Promise<void> {
    const loaded = this.#loading.then(() => this.#build(language));
    this.#loading = loaded.catch(() => undefined);
    return loaded;
  }

  async #build(language: Language): Promise<void> {
    const { words, parts } = files[language];
    const found = await Promise.all([words(), ...[...this.#parts].flatMap((part) => parts[part]?.() ?? [])]);
    const brought = await Promise.all([...this.#sources].map(([name, source]) => this.#ask(name, source, language)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const patterns of [...found.map((file) => file.default), ...brought]) put(bundle, patterns);
    this.bundle = bundle;
    this.current = language;
    document.documentElement.lang = language;
  }

  async #ask(name: string, source: Source, language: Language): Promise<Patterns> {
    try {
      return await source(language);
    } catch {
      this.#sources.delete(name);
      return {};
    }
  }
}

export const languages = new Languages();
