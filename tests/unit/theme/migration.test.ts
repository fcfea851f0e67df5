import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';

/** All files of these kinds below folders, as one text. */
const textOf = (folders: string[], kinds: RegExp) =>
  folders
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
    )
    .filter(file => kinds.test(file))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');

const stock = textOf(['node_modules/@rspress/core/dist/theme'], /\.(js|css)$/);
const ours = textOf(
  ['theme/client/components', 'theme/client/layouts', 'theme/client/search/ui', 'theme/client/styles'],
  /\.(tsx?|css)$/,
);
const readme = readFileSync('theme/README.md', 'utf8');
const section = readme.slice(readme.indexOf('## Moving from the stock theme'));
const rows = [...section.matchAll(/^\| `\.([\w-]+)` +\| `(\.[^`]+)` +\|$/gm)].map(
  ([, from, to]) => [from!, to!] as const,
);
const mentions = (text: string, name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);

describe('the table of class names for sites that move', () => {
  it.each(rows)('leads from a class of Rspress to one of the theme: %s → %s', (from, to) => {
    expect(mentions(stock, from)).toBe(true);
    for (const [, name] of to.matchAll(/\.([\w-]+)/g)) {
      expect([name, mentions(name!.startsWith('rp-') ? ours + stock : ours, name!)]).toEqual([name, true]);
    }
  });

  it('names each class once, and every block of Rspress', () => {
    const named = rows.map(([from]) => from);
    expect(named).toEqual([...new Set(named)]);
    const blocks = new Set(
      [...stock.matchAll(/className: (?:clsx\()?['"`](rp-[a-z0-9]+(?:-[a-z0-9]+)*)/g)].map(
        ([, name]) => name!,
      ),
    );
    expect(blocks.size).toBeGreaterThan(50);
    const isNamed = (block: string) =>
      named.some(name => name.split('__')[0] === block || block.startsWith(`${name}-`)) ||
      section.includes(`\`${block}\``);
    expect([...blocks].filter(block => !isNamed(block)).sort()).toEqual([]);
  });
});
