import { existsSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import { type CheckEntry, checkKey } from '../../../../../../plugins/tools/check/core/job';
import { pluginOptionPages } from '../../../../../../plugins/tools/check/options';
import { pluginPages } from '../../../../../../plugins/tools/check/pages';
import { pluginParity } from '../../../../../../plugins/tools/check/parity';
import { pluginSamples } from '../../../../../../plugins/tools/check/samples';
import { requireStart } from '../../../../../../shared/node/pluginProblems';

const option = { folder: '/config', package: 'paint', type: 'PaintConfig' };
const entryOf = (plugin: object) => (plugin as Record<symbol, CheckEntry>)[checkKey]!;

describe('the plugins', () => {
  it.each([
    ['samples', pluginSamples()],
    ['options', pluginOptionPages(option)],
    ['parity', pluginParity()],
    ['pages', pluginPages()],
  ])('%s carries the module of its check and all options', (name, plugin) => {
    const entry = entryOf(plugin);
    expect(entry.name).toBe(name);
    expect(existsSync(entry.module)).toBe(true);
    // The entry crosses to another process.
    expect(structuredClone(entry)).toEqual(entry);
  });

  it('fill in defaults', () => {
    expect(entryOf(pluginPages()).options).toMatchObject({ descriptionLength: { '*': 160 } });
    expect(entryOf(pluginOptionPages(option)).options).toMatchObject({ packages: '.', since: '1.0.0' });
  });

  it.each([
    ['an unknown option', () => pluginPages({ anchor: 'a.json' } as object), /anchor/],
    ['a wrong value', () => pluginParity({ stale: 'info' as 'error' }), /options\.stale/],
    [
      'a folder with a slash at its end',
      () => pluginOptionPages({ ...option, folder: '/config/' }),
      /folder/,
    ],
    ['a reason that is empty', () => pluginParity({ ignore: { '/blog': '' } }), /options\.ignore\.\/blog/],
    [
      'no parallel run',
      () => pluginSamples({ run: { command: ['a'], parallel: 0 } }),
      /options\.run\.parallel/,
    ],
  ])('refuse %s', (_, create, message) => {
    expect(() => requireStart([create()])).toThrow(message);
  });

  it('parity adds its notice only if it is on', () => {
    expect(pluginParity().globalStyles).toMatch(/\.css$/);
    expect(existsSync(String(pluginParity().globalStyles))).toBe(true);
    expect(pluginParity({ notice: false }).globalStyles).toBeUndefined();
  });
});
