import { z } from 'zod';

const text = z.string().min(1, 'expected some text, got an empty string');
const error = 'expected text, or one text per language such as { en: "…", zh: "…" }';

/** An option with one text for all languages, or one per language. */
export const perLanguageSchema = z.union(
  [text, z.record(z.string(), text).refine(texts => Object.keys(texts).length > 0, { error })],
  { error },
);
