import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@rstest/core';
import chinese from '../../../website/generate/data/zh.json';
import { partialsIn } from '../../../website/generate/partials';

type Made = Awaited<ReturnType<typeof partialsIn>>;

/** Pages of a language that import generated files, with the names of those. */
const imports = (lang: string) =>
  readdirSync(`website/docs/${lang}`, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.mdx') && !file.startsWith('generated'))
    .flatMap(file => {
      const text = readFileSync(`website/docs/${lang}/${file}`, 'utf8');
      return [...text.matchAll(/from '\.\.\/generated\/([\w-]+)\.mdx'/g)].map(([, name]) => name!);
    });

describe('the generated parts of pages', () => {
  const made: Record<string, Made> = {};
  beforeAll(async () => {
    for (const lang of ['en', 'zh'] as const) made[lang] = await partialsIn(lang);
  });

  it('have every option with a description', () => {
    for (const [name, text] of made.en!.files) {
      for (const line of text.split('\n').filter(line => /^\| `[\w.[\]-]+`/.test(line))) {
        expect([name, line]).toEqual([name, expect.not.stringMatching(/\| +\|$/)]);
      }
    }
  });

  it('have a Chinese sentence for each English one, and none that nobody uses', () => {
    const { missing, used } = made.zh!.translator;
    expect([...missing]).toEqual([]);
    expect(Object.keys(chinese).filter(text => !used.has(text))).toEqual([]);
  });

  it('have the same rows in both languages', () => {
    const rows = ({ files }: Made) => [...files].map(([name, text]) => [name, text.split('\n').length]);
    expect(rows(made.zh!)).toEqual(rows(made.en!));
  });

  it('are all shown, and exist where a page imports them', () => {
    for (const lang of ['en', 'zh']) {
      expect([...new Set(imports(lang))].sort()).toEqual([...made[lang]!.files.keys()].sort());
    }
  });
});
