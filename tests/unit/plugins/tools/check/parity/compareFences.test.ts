import { describe, expect, it } from '@rstest/core';
import { compareFences } from '../../../../../../plugins/tools/check/parity/compareFences';
import { compareSources } from './compare';

const fence = (code: string, meta = 'ts') => `\`\`\`${meta}\n${code}\n\`\`\`\n`;
const compare = (original: string, translated: string) =>
  compareSources(compareFences, `# A\n\n${original}`, `# A\n\n${translated}`);

describe('compareFences', () => {
  it('accepts the same code with translated comments and reasons', () => {
    const original = fence('a(); // one', 'ts title="a.ts" nocheck="why"');
    expect(compare(original, fence('a(); // 一', 'ts nocheck="原因" title="a.ts"'))).toEqual([]);
  });

  it('accepts translated texts and the translated name of a diagram, not another number of lines', () => {
    const original = fence('graph LR\nA{One?} --> B', 'mermaid title="Steps"');
    expect(compare(original, fence('graph LR\nA{一？} --> B', 'mermaid title="步骤"'))).toEqual([]);
    expect(compare(original, fence('graph LR', 'mermaid title="步骤"'))).toHaveLength(1);
    expect(compare(original, fence('graph LR\nA{One?} --> B', 'mermaid'))).toHaveLength(1);
  });

  it('reports a changed line at its place', () => {
    expect(compare(fence('a();\nb(1);'), fence('a();\nb(2);'))).toEqual([
      'parity/code 5: The code differs from its original.',
    ]);
    expect(compare(fence('a();\nb();\nc();'), fence('a();\nb();'))).toEqual([
      'parity/code 5: The code lacks a line of its original.',
    ]);
    expect(compare(fence('a();'), fence('a();\nb();'))).toEqual([
      'parity/code 5: The code has a line that its original lacks.',
    ]);
  });

  it.each(['js', 'ts title="b.ts"', 'ts run'])('reports other attributes: %s', meta => {
    expect(compare(fence('a();'), fence('a();', meta))).toEqual([
      'parity/code 3: The language, title or attributes of the code block differ from its original.',
    ]);
  });

  it('reports a missing block at the last one of its section', () => {
    const original = fence('a();') + fence('b();', 'ts title="b.ts"');
    expect(compare(original, fence('a();'))).toEqual(['parity/code 3: A code block is missing: ts "b.ts".']);
    expect(compare(fence('a();'), 'Text\n')).toEqual(['parity/code 1: A code block is missing: ts.']);
  });

  it('reports an additional block', () => {
    expect(compare(fence('a();'), fence('a();') + fence('b();'))).toEqual([
      'parity/code 6: The original has no such code block.',
    ]);
  });

  it('compares the sections one by one', () => {
    const original = `${fence('a();')}\n## B\n\n${fence('b();')}`;
    expect(compare(original, `## B\n\n${fence('a();')}\n\n${fence('b();')}`)).toEqual([
      'parity/code 1: A code block is missing: ts.',
      expect.stringMatching(/differs/),
      expect.stringMatching(/no such code block/),
    ]);
  });
});
