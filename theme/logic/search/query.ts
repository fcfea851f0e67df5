import { fold } from './fold';
import { eachTerm, isDense } from './tokens';
import type { Variant, Vocabulary } from './vocabulary';

/** One word of a query. */
export interface QueryTerm {
  /** The word, folded. */
  text: string;
  /** How much it says: 1, less for words such as "how to" and 「怎么」. */
  weight: number;
  /** What answers it in the index. */
  variants: Variant[];
}

/** Words that say nothing, and words that every task begins with. */
const silent = new Set(
  'a an the to of in on at for with by from and or is are be it its this that these do does did how what why when where which who can could should would i my me we you your there any some into as if not 的 了 吗 呢 啊 在 中 里 和 与 是 我 你 怎么 怎样 怎么样 如何 什么 为什么 哪里 哪个 可以 是否 能否 能 会 请问 一个 这个 那个 下 上 不 以 及 或 被 把 对 时 没有'.split(' '),
);
const quiet = new Set(
  'change set setup use using used add make get configure customize custom specify modify enable want need way work working 修改 设置 更改 使用 添加 增加 自定义 指定 开启 启用 实现 进行 改 用 让 给 设 加 配 想 要'.split(' '),
);

/** Splits a query into words and says how much each of them counts. */
export function queryWords(query: string): Array<{ text: string; weight: number }> {
  const words: Array<{ text: string; weight: number }> = [];
  let dense = '';
  let denseEnd = -1;
  const flush = () => {
    if (dense) words.push(...denseWords(dense));
    dense = '';
  };
  let lastEnd = 0;
  eachTerm(query, (text, start, end) => {
    if (!isDense(text)) {
      flush();
      // The joined form of a name overlaps its parts, which stand already.
      if (start >= lastEnd) words.push({ text, weight: weightOf(text) });
      lastEnd = Math.max(lastEnd, end);
      return;
    }
    if (start !== denseEnd) flush();
    const one = String.fromCodePoint(text.codePointAt(0)!);
    dense += one;
    denseEnd = start + one.length;
  });
  flush();
  return words;
}

/** Words of a run without spaces; each longer than two characters as its pairs. */
function denseWords(run: string): Array<{ text: string; weight: number }> {
  const words: Array<{ text: string; weight: number }> = [];
  for (const text of segments(run)) {
    const characters = [...text];
    if (characters.length <= 2) {
      words.push({ text, weight: weightOf(text) * (characters.length === 1 && run.length > 1 ? 0.3 : 1) });
      continue;
    }
    const pairs = characters.slice(1).map((character, index) => characters[index]! + character);
    const share = Math.max(weightOf(text) / pairs.length, 0.5);
    for (const pair of pairs) words.push({ text: pair, weight: share });
  }
  return words;
}

/** Cuts a run into words, by the platform's dictionary where there is one. */
function segments(run: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [run];
  const language = /\p{Script=Hangul}/u.test(run) ? 'ko' : /[\u3040-\u30ff]/.test(run) ? 'ja' : 'zh';
  return Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(run), ({ segment }) =>
    fold(segment),
  );
}

function weightOf(text: string): number {
  if (silent.has(text)) return 0.05;
  return quiet.has(text) ? 0.35 : 1;
}

/**
 * The words of a query with the terms that answer them.
 * @param tolerant takes typing errors into account also where the word itself is known
 */
export function readQuery(query: string, vocabulary: Vocabulary, tolerant = false): QueryTerm[] {
  const words = queryWords(query).flatMap(word => known(word, vocabulary));
  const terms = words.map(({ text, weight }) => ({
    text,
    weight,
    variants: vocabulary.variants(text, tolerant),
  }));
  // `tailwind css` is also `tailwindcss`.
  for (let index = 1; index < terms.length; index++) {
    const joined = vocabulary.find(terms[index - 1]!.text + terms[index]!.text);
    if (joined === undefined || isDense(terms[index]!.text)) continue;
    for (const term of [terms[index - 1]!, terms[index]!]) {
      term.variants = [...term.variants.filter(([number]) => number !== joined), [joined, 1]];
    }
  }
  return terms;
}

/** `assetprefix`, unknown as it stands, becomes `asset` and `prefix`. */
function known(word: { text: string; weight: number }, vocabulary: Vocabulary) {
  const { text, weight } = word;
  if (isDense(text) || text.length < 6 || vocabulary.variants(text).some(([, quality]) => quality > 0.5)) {
    return [word];
  }
  for (let cut = text.length - 3; cut >= 3; cut--) {
    const halves = [text.slice(0, cut), text.slice(cut)];
    if (halves.every(half => vocabulary.find(half) !== undefined)) {
      return halves.map(half => ({ text: half, weight }));
    }
  }
  return [word];
}
