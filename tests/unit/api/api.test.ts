import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@rstest/core';
import { themeState } from '../../../scripts/themeState';
import { translations } from '../../../theme/node/translations/translations';
import { text } from '../../../theme/text';

// What other sites rely on. A changed report is a changed interface: announce it in the package's CHANGELOG.md,
// then update the report with `npx rstest --project unit tests/unit/api -u`.

const read = (path: string) => readFileSync(path, 'utf8');

/** Sorted and without duplicates, one per line. */
const lines = (names: Iterable<string>) => `${[...new Set(names)].sort().join('\n')}\n`;

/** Every match of the first group of `pattern`. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

function filesBelow(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(extension) && !/(^|[\\/])(dist|node_modules)[\\/]/.test(file))
    .map(file => join(folder, file));
}

/** Names in the lists of `export { … }` and `export type { … }`. */
function exportedNames(barrel: string): string[] {
  return found(read(barrel), /^export (?:type )?\{([^}]*)\}/gm).flatMap(list =>
    list
      .split(',')
      .map(name =>
        name
          .replace(/^[\s\S]* as /, '')
          .replace(/^\s*type /, '')
          .trim(),
      )
      .filter(Boolean),
  );
}

/** `Component.prop`, with a question mark where the prop is optional, of every exported props interface. */
function props(): string[] {
  return filesBelow('theme', '.tsx').flatMap(file =>
    [...read(file).matchAll(/^export interface (\w+Props)[^{]*\{\n([\s\S]*?)^\}/gm)].flatMap(
      ([, name, body]) => found(body!, /^ {2}(\w+\??):/gm).map(prop => `${name}.${prop}`),
    ),
  );
}

it('keeps the exported names of the theme', async () => {
  await expect(lines(exportedNames('theme/index.tsx'))).toMatchFileSnapshot('./report/theme-exports.txt');
});

it('keeps the props of the components', async () => {
  await expect(lines(props())).toMatchFileSnapshot('./report/theme-props.txt');
});

it('keeps the slots', async () => {
  const slots = Object.entries(themeState('theme')).flatMap(([item, { type }]) =>
    item.startsWith('slot ') ? `${item.slice(5)}: ${type}` : [],
  );
  await expect(lines(slots)).toMatchFileSnapshot('./report/theme-slots.txt');
});

it('keeps the tokens', async () => {
  const tokens = found(read('theme/client/styles/tokens.css'), /^\s*(--duet-[\w-]+):/gm);
  await expect(lines(tokens)).toMatchFileSnapshot('./report/theme-tokens.txt');
});

it('keeps the classes', async () => {
  const classes = filesBelow('theme', '.css').flatMap(file => found(read(file), /\.(duet-[\w-]+)/g));
  await expect(lines(classes)).toMatchFileSnapshot('./report/theme-classes.txt');
});

it('keeps the words', async () => {
  await expect(lines(Object.keys(text))).toMatchFileSnapshot('./report/theme-words.txt');
});

it('keeps the languages of the words', async () => {
  const languages = ['en', 'zh', ...Object.keys(translations)];
  await expect(lines(languages)).toMatchFileSnapshot('./report/theme-languages.txt');
});

it('keeps the entries of every package', async () => {
  const entries = ['theme', 'plugins/site', 'plugins/tools'].flatMap(folder => {
    const { name, exports, bin = {} } = JSON.parse(read(join(folder, 'package.json')));
    return [
      ...Object.keys(exports).map(entry => entry.replace('.', name)),
      ...Object.keys(bin).map(command => `${name}: command ${command}`),
    ];
  });
  await expect(lines(entries)).toMatchFileSnapshot('./report/entries.txt');
});

it('reads barrels with types and renamed exports', () => {
  expect(exportedNames('theme/index.tsx')).toContain('HomeHero');
  expect(exportedNames('theme/index.tsx').filter(name => !/^\w+$/.test(name))).toEqual([]);
});
