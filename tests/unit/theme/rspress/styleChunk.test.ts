import { describe, expect, it } from '@rstest/core';
import { Patches } from '../../../../shared/patch';
import type { PatchName } from '../../../../theme/options';
import { styleChunk } from '../../../../theme/rspress/styleChunk';

/** The cache groups of a build after the patch, and what is reported. */
function build(cacheGroups: Record<string, unknown>) {
  const patches = new Patches<PatchName>('duet', 'pluginDuet');
  const { rspack } = styleChunk(patches).builderConfig!.environments!.web!.tools as {
    rspack(config: object): void;
  };
  rspack({ optimization: { splitChunks: { cacheGroups } } });
  return { cacheGroups, warnings: patches.warnings([]) };
}

describe('the chunk of styles', () => {
  it('takes style sheets by their type, not the modules that match a file name', () => {
    const styles = { name: 'styles', test: /\.css$/, chunks: 'all' };
    expect(build({ styles, vendors: {} })).toEqual({
      cacheGroups: { styles: { name: 'styles', chunks: 'all', type: 'css/mini-extract' }, vendors: {} },
      warnings: [],
    });
  });

  it.each([{}, { styles: false }, { styles: { name: 'styles' } }])('is reported in the groups %j', groups => {
    const result = build({ ...groups });
    expect(result.cacheGroups).toEqual(groups);
    expect(result.warnings).toEqual([expect.stringContaining('"style-chunk" found nothing')]);
  });
});
