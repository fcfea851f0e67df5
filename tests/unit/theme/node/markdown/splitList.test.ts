import { describe, expect, it } from '@rstest/core';
import { splitList } from '../../../../../theme/node/markdown/splitList';

const entries = (name: string, count: number) =>
  Array.from(
    { length: count },
    (_, page) => `- [${name} ${page}](https://docs.test/${name}/${page}.md): About it.`,
  );
const list = [
  '# Docs',
  '',
  '> All about it.',
  '',
  '## Guide & co',
  '',
  ...entries('guide', 3),
  '',
  '## 参考',
  '',
  ...entries('api', 20),
].join('\n');

describe('a list of pages', () => {
  it('stays one file while it is short', () => {
    expect([...splitList(list, 'https://docs.test/')]).toEqual([['llms.txt', list]]);
  });

  it('becomes one file per section, or several, none of them longer than the limit', () => {
    const files = splitList(list, 'https://docs.test/zh/', 500);
    const head = files.get('llms.txt')!;
    expect(head).toMatch(/^# Docs\n\n> All about it\.\n\n- \[Guide & co\]/);
    const linked = [...head.matchAll(/\((https:[^)]+)\): (\d+) pages?$/gm)];
    const parts = linked.map(([, address, pages]) => {
      const path = decodeURI(new URL(address!).pathname).replace('/zh/', '');
      const text = files.get(path)!;
      expect(text.length).toBeLessThanOrEqual(500);
      expect(text.match(/^- /gm)).toHaveLength(Number(pages));
      return text;
    });
    expect(files.size).toBe(parts.length + 1);
    expect(parts.join('').match(/^- .*$/gm)).toEqual([...entries('guide', 3), ...entries('api', 20)]);
    expect(parts.every(text => /^## (Guide & co|参考)\n\n- /.test(text))).toBe(true);
  });
});
