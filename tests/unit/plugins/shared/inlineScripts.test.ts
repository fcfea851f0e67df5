import { describe, expect, it } from '@rstest/core';
import { declaredScripts } from '../../../../plugins/shared/inlineScripts';
import { pluginRedirects, redirectScript } from '../../../../plugins/site/redirects/index';

describe('declaredScripts', () => {
  it('finds the scripts of redirect pages, in nested lists too', () => {
    const plugins = [{ name: 'other' }, undefined, [[pluginRedirects({ rules: [] })]]];
    expect(declaredScripts(plugins)).toEqual([redirectScript]);
  });

  it('has none without pages, and without plugins', () => {
    expect(declaredScripts([pluginRedirects({ rules: [], pages: false })])).toEqual([]);
    expect(declaredScripts()).toEqual([]);
  });
});
