import { existsSync, readFileSync } from 'node:fs';
import { logger, type RspressPlugin } from '@rspress/core';
import { editDistance } from '../../shared/editDistance';
import { parseJson } from '../../shared/node/readJson';
import { shownPath } from '../../shared/node/shownPath';

/** What a file of words is checked against. */
export interface KnownWords {
  /** Languages of the site. */
  langs: readonly string[];
  /** Keys of Rspress and the theme. A site may add keys of its own. */
  keys: readonly string[];
}

/**
 * Reports mistakes in the words of the site, once for each state of the file. Rspress leaves out what it cannot read,
 * without a message.
 * @param file absolute path of `i18n.json`, or of what the site has instead
 */
export function wordsFilePlugin(file: string, known: KnownWords): RspressPlugin {
  let checked = '';
  return {
    name: 'rspress-theme-duet/words-file',
    i18nSource(words) {
      const text = file.endsWith('.json') && existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (text === checked) return words;
      checked = text;
      const path = shownPath(file);
      const problems = text === '' ? [] : wordsProblems(text, known).map(problem => `  ${path}:${problem}`);
      if (problems.length > 0)
        logger.warn(`[rspress-theme-duet] Words that the site does not show:\n${problems.join('\n')}`);
      return words;
    },
  };
}

/** The mistakes in a file of words, each as `<line>: <what is wrong and how to correct it>`. */
export function wordsProblems(text: string, { langs, keys }: KnownWords): string[] {
  const source = text.replace(/^\uFEFF/, '');
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const read = parseJson(source);
  if ('problem' in read) return [`${read.line}: ${read.problem}`];
  const words = read.value;
  if (!isRecord(words)) return ['1: write `{ "key": { "en": "Text" } }`'];
  const problems: string[] = [];
  const strange = new Set<string>();
  for (const [key, texts] of Object.entries(words)) {
    const line = lineAt(source.indexOf(JSON.stringify(key)));
    if (!isRecord(texts) || !Object.values(texts).every(each => typeof each === 'string')) {
      problems.push(`${line}: ${key}: write a text for each language: \`{ "${langs[0]}": "Text" }\``);
      continue;
    }
    // Keys of the site itself may resemble one of the theme; those that are one or two letters off are mistakes.
    const meant =
      keys.includes(key) || key.length < 8 ? undefined : keys.find(each => editDistance(key, each, 2) <= 2);
    if (meant) problems.push(`${line}: ${key}: the theme has no such word. Did you mean \`${meant}\`?`);
    for (const lang of Object.keys(texts)) {
      if (lang === 'en' || langs.includes(lang) || strange.has(lang)) continue;
      strange.add(lang);
      problems.push(`${line}: the site has no language "${lang}"; its languages: ${langs.join(', ')}`);
    }
  }
  return problems;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
