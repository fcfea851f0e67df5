import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import { Patches } from '../../../../../shared/node/patch';
import { pageLoading } from '../../../../../theme/node/patches/pageLoading';
import type { PatchName } from '../../../../../theme/options';

const path = 'node_modules/@rspress/core/dist/runtime/index.js';
const stock = readFileSync(path, 'utf8');

/** What the patches make of the runtime, and what they warn of. */
function apply(code: string, file = `/site/${path}`) {
  const patches = new Patches<PatchName>('rspress-theme-duet', 'pluginDuet');
  let result = code;
  for (const plugin of pageLoading(patches).builderConfig?.plugins ?? []) {
    (plugin as { setup(api: object): void }).setup({
      context: { action: 'build' },
      transform({ test }: { test: RegExp }, handler: (module: { code: string }) => string) {
        if (test.test(file)) result = handler({ code: result });
      },
    });
  }
  return { result, warnings: patches.warnings([]) };
}

describe("Rspress's runtime", () => {
  it('has what the theme calls, and stays as it is', () => {
    expect(apply(stock)).toEqual({ result: stock, warnings: [] });
    expect(apply(stock, 'C:\\site\\node_modules\\@rspress\\core\\dist\\runtime\\index.js').warnings).toEqual(
      [],
    );
  });

  it.each(['warmPageData', 'initPageData'])('is reported without %s', name => {
    const { warnings } = apply(stock.replace(new RegExp(`\\b${name}\\b,?`, 'g'), ''));
    expect(warnings).toEqual([
      expect.stringMatching(/"page-loading" found nothing .*links leave the page before/),
    ]);
  });
});
