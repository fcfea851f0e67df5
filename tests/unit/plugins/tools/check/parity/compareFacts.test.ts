import { describe, expect, it } from '@rstest/core';
import { compareFacts } from '../../../../../../plugins/tools/check/parity/compareFacts';
import { compareSources } from './compare';

const page = (...bullets: string[]) =>
  `# a\n\n<OptionFacts>\n\n${bullets.map(bullet => `- ${bullet}\n`).join('')}\n</OptionFacts>\n`;
const compare = (original: string, translated: string) => compareSources(compareFacts, original, translated);

describe('compareFacts', () => {
  it('accepts the same code with other words, in another order', () => {
    const original = page('**Type:** `boolean`', '**Default:** `true` in production, `false` in development');
    const translated = page('**类型：** `boolean`', '**默认值：** 开发时为 `false`，生产时为 `true`');
    expect(compare(original, translated)).toEqual([]);
  });

  it.each([
    ['**类型：** `string`', 'The type is `string`, in the original `boolean`.'],
    ['**类型：** 布尔值', 'The type is not stated, in the original `boolean`.'],
  ])('reports %s', (bullet, message) => {
    expect(compare(page('**Type:** `boolean`'), page(bullet))).toEqual([`parity/facts 5: ${message}`]);
  });

  it('reports a fact that only the translation states', () => {
    expect(compare(page('**Type:** `a`'), page('**类型：** `a`', '**版本：** `1.0.0`'))).toEqual([
      'parity/facts 6: The version is `1.0.0`, in the original not stated.',
    ]);
  });

  it('reports nothing for a block that is missing; the components differ then', () => {
    expect(compare(page('**Type:** `a`'), '# a\n')).toEqual([]);
  });
});
