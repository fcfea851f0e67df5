/** A pattern with more strings than this is treated as unlimited. */
const limit = 1000;
/** Mark the two anchors in the strings that a reader returns. */
export const START = '\u0002';
export const END = '\u0003';
const digits = [...'0123456789'];

/** Thrown for a pattern that matches an unlimited number of strings. */
export class UnlimitedPattern extends Error {}

/** Reads a regular expression from left to right and collects what it matches. */
export class PatternReader {
  #at = 0;

  constructor(
    private readonly source: string,
    /** Whether an unlimited part gives one example instead of an error. */
    private readonly loose: boolean,
  ) {}

  /** Every string that the rest of the source matches, up to the end of its group. */
  alternatives(): string[] {
    const found = this.#sequence();
    while (this.#take('|')) found.push(...this.#sequence());
    return found;
  }

  #sequence(): string[] {
    let found = [''];
    while (this.#at < this.source.length && !'|)'.includes(this.source[this.#at]!)) {
      const next = this.#repeated(this.#atom());
      if (found.length * next.length > limit) throw new UnlimitedPattern();
      found = found.flatMap(head => next.map(tail => head + tail));
    }
    return found;
  }

  #atom(): string[] {
    const character = this.source[this.#at++]!;
    if (character === '^') return [START];
    if (character === '$') return [END];
    if (character === '(') return this.#group();
    if (character === '[') return this.#class();
    if (character === '.') return this.#unlimited('x');
    if (character === '\\') return this.#escape();
    return [character];
  }

  #group(): string[] {
    if (/^\?(=|!|<=|<!)/.test(this.source.slice(this.#at))) throw new UnlimitedPattern();
    this.#at += /^\?(:|<[^>]*>)/.exec(this.source.slice(this.#at))?.[0].length ?? 0;
    const found = this.alternatives();
    this.#take(')');
    return found;
  }

  #class(): string[] {
    const end = /^(?:\\.|[^\]\\])*/.exec(this.source.slice(this.#at))![0];
    this.#at += end.length + 1;
    if (end.startsWith('^')) return this.#unlimited(end.includes('x') ? 'q' : 'x');
    const inner = new PatternReader(end, this.loose);
    const found: string[] = [];
    while (inner.#at < end.length) {
      const first = inner.#member();
      if (end[inner.#at] === '-' && inner.#at + 1 < end.length) {
        inner.#at++;
        const last = inner.#member()[0]!.codePointAt(0)!;
        for (let code = first[0]!.codePointAt(0)!; code <= last; code++)
          found.push(String.fromCodePoint(code));
      } else found.push(...first);
    }
    return found;
  }

  #member(): string[] {
    const character = this.source[this.#at++]!;
    return character === '\\' ? this.#escape() : [character];
  }

  #escape(): string[] {
    const character = this.source[this.#at++]!;
    if (character === 'd') return digits;
    if (/[a-z\d]/i.test(character)) return this.#unlimited('x');
    return [character];
  }

  /** Applies the quantifier that follows, if any. */
  #repeated(found: string[]): string[] {
    const [mark] = /^(?:[?*+]|\{\d+(?:,\d*)?\})/.exec(this.source.slice(this.#at)) ?? [];
    if (!mark) return found;
    this.#at += mark.length;
    this.#take('?');
    if (mark === '?') return this.loose ? found : ['', ...found];
    const [, count] = /^\{(\d+)\}$/.exec(mark) ?? [];
    if (!count) {
      if (!this.loose) throw new UnlimitedPattern();
      return found;
    }
    let all = [''];
    for (let times = 0; times < Number(count); times++) {
      if (all.length * found.length > limit) throw new UnlimitedPattern();
      all = all.flatMap(head => found.map(tail => head + tail));
    }
    return all;
  }

  #unlimited(example: string): string[] {
    if (this.loose) return [example];
    throw new UnlimitedPattern();
  }

  #take(character: string): boolean {
    const found = this.source[this.#at] === character;
    if (found) this.#at++;
    return found;
  }
}
