import { describe, expect, it } from '@rstest/core';
import { readDefaults } from '../../../../../../plugins/tools/check/options/readDefaults';
import { folderOf, memoryCache } from '../../support';

const read = (module: string) => {
  const folder = folderOf({ 'defaults.mjs': module });
  return readDefaults(folder, 'defaults.mjs', { folder, cache: memoryCache(), environment: 'environment' });
};

describe('readDefaults', () => {
  it('calls the module once per mode, with NODE_ENV set to it', () => {
    const defaults = read('export default mode => ({ mode, env: process.env.NODE_ENV, none: undefined });');
    expect(defaults.development.options).toEqual([
      { mode: 'development', env: 'development', none: { $: 'undefined' } },
    ]);
    expect(defaults.production.options).toMatchObject([{ mode: 'production', env: 'production' }]);
  });

  it('accepts several forms of the options, with their root', () => {
    const { development } = read(
      "export default async () => ({ root: '/r', options: [{ a: 1 }, { a: [1] }] });",
    );
    expect(development).toEqual({ root: '/r', options: [{ a: 1 }, { a: [1] }] });
  });

  it('ignores what the module prints', () => {
    const { development } = read("console.log('hello'); export default () => ({ a: 1 });");
    expect(development.options).toEqual([{ a: 1 }]);
  });

  it('reports a module that fails', () => {
    expect(() => read("export default () => { throw new Error('broken'); };")).toThrow(
      /defaults\.mjs does not return the defaults in development:[\s\S]*broken/,
    );
  });
});
