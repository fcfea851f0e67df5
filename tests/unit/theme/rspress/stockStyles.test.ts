import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { Patches } from '../../../../shared/patch';
import type { PatchName } from '../../../../theme/options';
import { stockStyles } from '../../../../theme/rspress/stockStyles';

const core = '/site/node_modules/@rspress/core/dist/theme';
const installed = 'node_modules/@rspress/core/dist/theme';

type Handler = (module: { code: string; resourcePath: string }) => string;

/** Loads a module as the bundler does, with the patch on or off. */
function load(path: string, code: string, { action = 'build', isOn = true } = {}) {
  const patches = new Patches<PatchName>('duet', 'pluginDuet', { 'stock-styles': isOn });
  let result = code;
  for (const plugin of stockStyles(patches).builderConfig?.plugins ?? []) {
    (plugin as { setup(api: object): void }).setup({
      context: { action },
      transform({ test }: { test: RegExp }, handler: Handler) {
        if (test.test(path)) result = handler({ code: result, resourcePath: path });
      },
    });
  }
  return { result, warnings: patches.warnings([path]) };
}

describe("Rspress's global styles", () => {
  const index = readFileSync(join(installed, 'styles/index.js'), 'utf8');

  it('leave the styles of every page if only some components need them', () => {
    const { result, warnings } = load(`${core}/styles/index.js`, index);
    const left = (code: string) => [...code.matchAll(/import "([^"]+)"/g)].map(([, file]) => file);
    const moved = ['./scrollbar.css', './shiki.css', 'nprogress/nprogress.css', './vars/home-vars.css'];
    expect(warnings).toEqual([]);
    expect(left(index)).toEqual(expect.arrayContaining(moved));
    expect(left(result)).toEqual(left(index).filter(file => !moved.includes(file!)));
  });

  it.each([
    ['components/CodeBlock/index.js', `import "${core}/styles/shiki.css";\n`],
    ['components/Link/index.js', 'import "nprogress/nprogress.css";\n'],
    ['layout/DocLayout/index.js', `import "${core}/styles/scrollbar.css";\n`],
    ['components/Tag/index.js', ''],
  ])('come with %s as %j', (part, imports) => {
    expect(load(`${core}/${part}`, 'code').result).toBe(`${imports}code`);
  });

  it('name folders of components that exist', () => {
    const folders = ['components', 'layout'].flatMap(folder => readdirSync(join(installed, folder)));
    expect(folders).toEqual(
      expect.arrayContaining([
        'Outline',
        'Search',
        'DocContent',
        'DocLayout',
        'CodeBlock',
        'Link',
        'HomeHero',
      ]),
    );
  });

  it('lie below ours in development, without those for our elements', () => {
    const styles = (path: string, action: string) =>
      load(`${core}/components/${path}`, 'a {}', { action }).result;
    expect(styles('Tag/index.css', 'dev')).toBe('@layer duet.stock {\na {}\n}');
    expect(styles('Link/index.css', 'dev')).toBe('');
    expect(styles('Link/index.css', 'build')).toBe('a {}');
  });

  it('stay as they are with the patch off', () => {
    expect(load(`${core}/styles/index.js`, index, { isOn: false }).result).toBe(index);
    expect(load(`${core}/components/Link/index.js`, 'code', { isOn: false }).result).toBe('code');
  });
});
