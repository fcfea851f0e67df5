import { describe, expect, it } from '@rstest/core';
import { Patches } from '../../../../shared/node/patch';
import { patchReport } from '../../../../shared/node/patchReport';

/** Runs the report after builds of these environments; returns what it warned of. */
function warningsAfter(patches: Patches<string>, environments: string[]): string[] {
  const warnings: string[] = [];
  const api = {
    logger: { warn: (text: string) => warnings.push(text) },
    onAfterEnvironmentCompile({ handler }: { handler: (result: object) => void }) {
      for (const name of environments)
        handler({ environment: { name }, stats: { compilation: { fileDependencies: new Set<string>() } } });
    },
  };
  patchReport(patches).setup(api as never);
  return warnings;
}

function unmatched(): Patches<string> {
  const patches = new Patches('rspress-theme-duet', 'pluginDuet');
  const info = { name: 'lateHead', package: 'unhead', loss: 'the head comes late' };
  patches.patch<string>(
    info,
    () => false,
    text => text,
  )('other code');
  return patches;
}

describe('the report of patches', () => {
  it("warns once after the browser's build, however often it runs", () => {
    expect(warningsAfter(unmatched(), ['web', 'web'])).toEqual([
      expect.stringContaining('The patch "lateHead" found nothing to change in unhead'),
    ]);
  });

  it('is silent after builds for the server', () => {
    expect(warningsAfter(unmatched(), ['node', 'node_md'])).toEqual([]);
  });

  it('is silent when every patch was applied', () => {
    const patches = new Patches('rspress-theme-duet', 'pluginDuet');
    patches.patch<string>(
      { name: 'a', package: 'b', loss: 'c' },
      () => true,
      text => text,
    )('code');
    expect(warningsAfter(patches, ['web'])).toEqual([]);
  });
});
