import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { waitingEntry } from '../../../../../theme/node/patches/hydrateLate';

describe('the entry that waits', () => {
  const code = waitingEntry('/late');

  it('imports nothing but what waits when it is evaluated', () => {
    expect([...code.matchAll(/^import .* from (.*);$/gm)].map(([, from]) => from)).toEqual([
      '"/late/hydrateLate"',
    ]);
  });

  it('renders with the original entry', () => {
    expect(code).toContain('"./ssrClientEntry.js?rendering"');
  });

  it('knows how the installed Rspress starts the page, and of what', () => {
    const core = dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json'));
    const entry = readFileSync(join(core, 'dist/runtime/ssrClientEntry.js'), 'utf8');
    expect(entry.match(/^renderInBrowser\(\);\s*$/gm)).toHaveLength(1);
    const [app] = /'\.\/ClientApp\.js'/.exec(code) ?? [];
    expect(entry.replaceAll('"', "'")).toContain(`from ${app}`);
  });
});
