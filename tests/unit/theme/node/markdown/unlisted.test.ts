import { describe, expect, it } from '@rstest/core';
import { withoutBlocks, withoutLines } from '../../../../../theme/node/markdown/unlisted';

const leftOut = new Set(['/guide/a', '/zh/']);
const isLeftOut = (route: string) => leftOut.has(route);
const prefix = 'https://a.test/docs';

describe('the lists of pages', () => {
  it('leave out lines by their route, and no page whose path only ends alike', () => {
    const lines = ['# Site', '- [A](/guide/a.md): text', '- [A](/v1/guide/a.md)', '- [Home](/zh/index.md)'];
    const list = lines.map(line => line.replace('](', `](${prefix}`)).join('\n');
    expect(withoutLines(list, isLeftOut, prefix).split('\n')).toEqual([
      '# Site',
      `- [A](${prefix}/v1/guide/a.md)`,
    ]);
  });

  it('leave out a section of which nothing is left, and no other', () => {
    const list =
      '# Site\n\n## Guide\n\n- [A](/guide/a.md)\n- [B](/b.md)\n\n## Empty\n\n## Others\n\n- [Home](/zh/index.md)';
    expect(withoutLines(list, isLeftOut)).toBe('# Site\n\n## Guide\n\n- [B](/b.md)\n\n## Empty\n\n');
  });

  it('leave out the text of such pages', () => {
    const block = (path: string) => `---\nurl: ${prefix}${path}\n---\n\n# ${path}\n\n---\n\nText\n\n`;
    const bundle = block('/guide/a.md') + block('/v1/guide/a.md') + block('/b.md');
    expect(withoutBlocks(bundle, isLeftOut, prefix)).toBe(block('/v1/guide/a.md') + block('/b.md'));
  });
});
