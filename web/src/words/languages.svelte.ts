/** The language that the reader wants, and its Fluent messages. */
import { FluentBundle, type Message } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

/** What the messages of a language say, by their ids, as Fluent's parser understands it. */
export type Patterns = Record<string, NonNullable<Message["value"]>>;

const TEXTS: Record<Language, () => Promise<{ default: Patterns }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  nl: () => import("virtual:words/nl"),
  es: () => import("virtual:words/es"),
};
/** What is said only in some places, and loaded there. */
const PARTS: Record<"guide" | "course", typeof TEXTS> = {
  course: {
    en: () => import("virtual:words/en/course"),
    de: () => import("virtual:words/de/course"),
    nl: () => import("virtual:words/nl/course"),
    es: () => import("virtual:words/es/course"),
  },
  guide: {
    en: () => import("virtual:words/en/guide"),
    de: () => import("virtual:words/de/guide"),
    nl: () => import("virtual:words/nl/guide"),
    es: () => import("virtual:words/es/guide"),
  },
};
export type Part = keyof typeof PARTS;
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

  /** Loads what a part of the page says, in this language and in those that are chosen later. */
  async add(part: Part): Promise<void> {
    if (this.#parts.has(part)) return;
    this.#parts.add(part);
    await this.#load(this.current);
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
    const parts = [TEXTS, ...[...this.#parts].map((part) => PARTS[part])];
    const found = await Promise.all(parts.map((part) => part[language]()));
    const brought = await Promise.all([...this.#sources].map(([name, source]) => this.#ask(name, source, language)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const patterns of [...found.map((file) => file.default), ...brought])
      bundle.addResource({ body: Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} })) });
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
