/** Languages of the site. */
export type Language = 'en' | 'zh';

/** Chinese texts by the English ones that they translate, so that a changed sentence loses its translation. */
export type Dictionary = Record<string, string>;

/** Whether a text has words; code, addresses of links and sizes have none. */
const hasWords = (text: string) => /[A-Za-z]{2}/.test(text.replace(/`[^`]*`|\]\([^)]*\)|^[\d.]+ KB$/g, ''));

/** Translates sentences and remembers those that the dictionary lacks. */
export class Translator {
  /** English texts without a translation; they are shown as they are. */
  readonly missing = new Set<string>();
  /** English texts that were asked for. */
  readonly used = new Set<string>();

  constructor(
    private readonly language: Language,
    private readonly dictionary: Dictionary,
  ) {}

  /** A text in the language of the page. Text without words, such as code or a number, is the same in all. */
  text(english: string): string {
    if (this.language === 'en' || !hasWords(english)) return english;
    this.used.add(english);
    const translation = this.dictionary[english];
    if (translation === undefined) this.missing.add(english);
    return translation ?? english;
  }
}
