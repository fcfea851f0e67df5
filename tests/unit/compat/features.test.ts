import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { compatibility, type Kind, kinds } from '../../compat/features';
import { declared } from '../../compat/rspress';

const namesOf = (kind: string) => compatibility.filter(row => row.kind === kind).map(({ name }) => name);

const stock = 'node_modules/@rspress/core/dist';
/** The modules of Rspress, those that `eject` copies left out. */
const modules = ['theme', 'runtime', 'node']
  .flatMap(folder =>
    readdirSync(join(stock, folder), { recursive: true, encoding: 'utf8' }).map(file =>
      join(stock, folder, file),
    ),
  )
  .filter(file => file.endsWith('.js') && !/icons\.js$/.test(file))
  .map(file => ({ file, code: readFileSync(file, 'utf8') }));

describe('the compatibility table', () => {
  it.each(Object.keys(declared))('has a row for everything that Rspress declares: %s', kind => {
    expect(declared[kind]!.length).toBeGreaterThan(5);
    expect(namesOf(kind).sort()).toEqual(declared[kind]);
  });

  it('has one row per feature', () => {
    for (const kind of Object.keys(kinds) as Kind[]) {
      const names = namesOf(kind);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      expect(names).not.toEqual([]);
    }
  });

  it('gives the reason wherever a feature is not the same, and only there', () => {
    expect(
      compatibility.filter(({ state, note }) => (state === 'same') === !!note).map(({ name }) => name),
    ).toEqual([]);
  });

  it('names tests that exist', () => {
    const tests = new Map(compatibility.map(({ test }) => [test.join(': '), test]));
    const missing = [...tests].filter(([, [file, title]]) => !readFileSync(file, 'utf8').includes(title));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it.each([
    ['themeConfig.hideNavbar', /hideNavbar/],
    ['themeConfig.enableContentAnimation', /enableContentAnimation/],
    ['themeConfig.search', /themeConfig\??\.search|\{[^}]*\bsearch\b[^}]*\} = [\w.]*themeConfig/],
    ['locales[].title', /siteData\.locales[^;]*title|site\.locales[^;]*title/],
    [
      'frontmatter.lineNumbers',
      /(frontmatter|frontMatter)\??\.lineNumbers|lineNumbers[^=;]*\} = (page\.)?frontmatter/,
    ],
    ['IconLoading', /\bIconLoading\b/],
  ])('lists as ignored what no part of Rspress reads: %s', (_, reads) => {
    expect(modules.filter(({ code }) => reads.test(code)).map(({ file }) => file)).toEqual([]);
  });

  it('has the official plugins that the fixture installs', () => {
    const { dependencies } = JSON.parse(readFileSync('tests/fixtures/official/package.json', 'utf8'));
    const installed = Object.keys(dependencies).filter(name => name.startsWith('@rspress/'));
    const working = compatibility.filter(({ kind, state }) => kind === 'official' && state !== 'unsupported');
    expect(working.map(({ name }) => name).sort()).toEqual([...installed, '@rspress/plugin-preview'].sort());
  });
});
