import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import { Patches } from '../../../../../shared/node/patch';
import { stockStyles } from '../../../../../theme/node/patches/stockStyles';
import type { PatchName } from '../../../../../theme/options';

const components = 'node_modules/@rspress/core/dist/theme/components';

type Handler = (module: { code: string; resourcePath: string }) => string;

/** Loads a style sheet of Rspress as the bundler does. */
function load(path: string, { action = 'dev', isOn = true } = {}): string {
  const patches = new Patches<PatchName>('duet', 'pluginDuet', { 'stock-styles': isOn });
  const resourcePath = `/site/${components}/${path}`;
  let result = 'a {}';
  for (const plugin of stockStyles(patches).builderConfig?.plugins ?? []) {
    (plugin as { setup(api: object): void }).setup({
      context: { action },
      transform({ test }: { test: RegExp }, handler: Handler) {
        if (test.test(resourcePath)) result = handler({ code: result, resourcePath });
      },
    });
  }
  return result;
}

describe("styles of Rspress's components", () => {
  it('lie below ours in development, without those for our elements', () => {
    expect(load('Tag/index.css')).toBe('@layer duet.stock {\na {}\n}');
    expect(load('Link/index.css')).toBe('');
    expect(load('DocContent/doc.css')).toBe('');
  });

  it('stay as they are in the build, and with the patch off', () => {
    expect(load('Link/index.css', { action: 'build' })).toBe('a {}');
    expect(load('Link/index.css', { isOn: false })).toBe('a {}');
  });

  it('have names that exist', () => {
    expect(readdirSync(`${components}/Link`)).toContain('index.css');
    expect(readdirSync(`${components}/DocContent`)).toContain('doc.css');
  });
});
