import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';

// The table in theme/client/styles/tokens.css says what happens at each of them.
const windows = [
  'width >= 480px',
  'width < 640px',
  'width < 768px',
  'width >= 768px',
  'width < 960px',
  'width >= 960px',
  'width < 1280px',
  'width >= 1280px',
  'width <= 1280px',
  'width > 1280px',
  'height < 400px',
  'height >= 400px',
];
const containers = ['width >= 640px', 'width >= 900px'];

const texts = (...endings: string[]) =>
  readdirSync('theme', { recursive: true, encoding: 'utf8' })
    .filter(file => endings.some(end => file.endsWith(end)) && !/^(dist|node_modules)\b/.test(file))
    .map(file => [file, readFileSync(`theme/${file}`, 'utf8')] as const);

/** Conditions on lengths, in parentheses: `(width < 768px)`. */
const lengths = (text: string) =>
  [...text.matchAll(/\(([^()]*\d(?:px|r?em|ch)[^()]*)\)/g)].map(([, it]) => it!);

const queries = (text: string, rule: string) =>
  [...text.matchAll(new RegExp(`@${rule}\\b([^{]*)\\{`, 'g'))].flatMap(([, query]) => lengths(query!));

describe('the widths at which the layout changes', () => {
  it.each([
    ['media', windows],
    ['container', containers],
  ])('are named ones in every @%s', (rule, allowed) => {
    const all = texts('.css').flatMap(([file, text]) =>
      queries(text, rule).map(query => [file, query] as const),
    );
    expect(all.length).toBeGreaterThan(1);
    expect(all.filter(([, query]) => !allowed.includes(query))).toEqual([]);
  });

  it('are all in use', () => {
    const used = texts('.css').flatMap(([, text]) => queries(text, 'media'));
    expect(windows.filter(query => !used.includes(query))).toEqual([]);
  });

  it('are in the table of the tokens', () => {
    const tokens = readFileSync('theme/client/styles/tokens.css', 'utf8');
    const upper = windows.filter(query => query.includes('<'));
    expect(upper.filter(query => !tokens.includes(` * ${query} `))).toEqual([]);
  });

  it('are named ones in scripts too, each written once', () => {
    const all = texts('.ts', '.tsx').flatMap(([file, text]) =>
      lengths(text)
        .filter(query => /\bwidth\b/.test(query))
        .map(query => [file, query] as const),
    );
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(([, query]) => !windows.includes(query))).toEqual([]);
    expect(new Set(all.map(([, query]) => query)).size).toBe(all.length);
  });
});

describe('the class of the article', () => {
  it('is written once', () => {
    const spelled = texts('.ts', '.tsx').filter(([, text]) => /['"` .]rspress-doc\b/.test(text));
    expect(spelled).toEqual([]);
  });
});
