import { fold } from './fold';
import { eachTerm, isDense } from './tokens';

/** One word of a query. */
export interface QueryWord {
  /** The word, folded. */
  text: string;
  /** How much it says: 1, less for words such as "how to" and 「怎么」. */
  weight: number;
}

/** Words that say nothing, and words that every task begins with. */
const silent = new Set(
  'a an the to of in on at for with by from and or is are be it its this that these do does did how what why when where which who can could should would i my me we you your there any some into as if not 的 了 吗 呢 啊 在 中 里 和 与 是 我 你 怎么 怎样 怎么样 如何 什么 为什么 哪里 哪个 可以 是否 能否 能 会 请问 一个 这个 那个 下 上 不 以 及 或 被 把 对 时 没有'.split(
    ' ',
  ),
);
const quiet = new Set(
  'change disable turn off up set setup use using used add remove make get configure customize custom specify modify enable want need way work working 修改 设置 更改 使用 添加 增加 去掉 去除 移除 自定义 指定 开启 启用 打开 关闭 禁用 实现 进行 改 用 让 给 设 加 配 想 要'.split(
    ' ',
  ),
);

/** Splits a query into words and says how much each of them counts. */
export function queryWords(query: string): QueryWord[] {
  return wholeWords(query).flatMap(word =>
    isDense(word) ? pairs(word) : { text: word, weight: weightOf(word) },
  );
}

/** What a query is about, in one piece: `port` of "how to change the port", 端口 of 修改端口. */
export function essence(query: string): string {
  const words = wholeWords(query);
  const telling = words.filter(word => weightOf(word) === 1);
  return (telling.length > 0 ? telling : words).join('');
}

/** The words of a query; a run without spaces is cut by the dictionary. */
function wholeWords(query: string): string[] {
  const words: string[] = [];
  let dense = '';
  let denseEnd = -1;
  let lastEnd = 0;
  const flush = () => {
    if (dense) words.push(...denseWords(dense));
    dense = '';
  };
  eachTerm(query, (text, start, end) => {
    if (!isDense(text)) {
      flush();
      // The joined form of a name overlaps its parts, which stand already.
      if (start >= lastEnd) words.push(text);
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

/**
 * Words of a run without spaces. Characters that the dictionary leaves alone
 * (端口 in older ones) are read together.
 */
function denseWords(run: string): string[] {
  const words: string[] = [];
  let loose = '';
  for (const segment of segments(run)) {
    if (isSingle(segment) && !silent.has(segment)) {
      loose += segment;
      continue;
    }
    if (loose) words.push(loose);
    loose = '';
    words.push(segment);
  }
  return loose ? [...words, loose] : words;
}

/** A word as its pairs; all pairs of a long word together count little more than one. */
function pairs(word: string): QueryWord[] {
  const characters = [...word];
  if (characters.length <= 2) return [{ text: word, weight: weightOf(word) * (isSingle(word) ? 0.5 : 1) }];
  const share = weightOf(word) * Math.max(1.5 / (characters.length - 1), 0.5);
  return characters
    .slice(1)
    .map((character, index) => characters[index]! + character)
    .map(text => ({ text, weight: Math.min(share, weightOf(text)) }));
}

function isSingle(text: string): boolean {
  return [...text].length === 1;
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
