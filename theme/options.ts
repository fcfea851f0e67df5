import { z } from 'zod';

const words = z.string().min(1, 'expected some text, got an empty string');
/** One value for all languages, or one per language. */
const perLanguage = z.union([words, z.record(z.string(), words)], {
  error: 'expected text, or one text per language such as { en: "…", zh: "…" }',
});

const Announcement = z.strictObject({
  /** What it says. */
  message: perLanguage,
  /** Where it leads. @default no link */
  link: z.strictObject({ text: perLanguage, href: perLanguage }).optional(),
  /** Key in local storage under which it is kept that the reader has closed it; a new message wants a new key. */
  storageKey: words,
  /** Versions of a `multiVersion` site whose pages show it. @default all */
  versions: z.array(words).min(1, 'expected at least one version').optional(),
});

/** Checks the options of `pluginDuet()`. */
export const DuetOptions = z.strictObject({
  /** A line above the navbar of every page, which the reader can close. @default none */
  announcement: Announcement.optional(),
});

/** Options of `pluginDuet()`. */
export type DuetOptions = z.input<typeof DuetOptions>;

/** A text for all languages, or one per language. */
export type PerLanguage = z.output<typeof perLanguage>;
