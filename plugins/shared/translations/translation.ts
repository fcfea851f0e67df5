import type { TextKey } from '../text';

/** Every word of the plugins in one language. A missing word is a type error. */
export type Translation = Readonly<Record<TextKey, string>>;
