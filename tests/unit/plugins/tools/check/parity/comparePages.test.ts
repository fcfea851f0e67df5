import { describe, expect, it } from '@rstest/core';
import { comparePages } from '../../../../../../plugins/tools/check/parity/comparePages';
import { compareSources } from './compare';

const rules = (original: string, translated: string) => [
  ...new Set(compareSources(comparePages, original, translated).map(finding => finding.split(' ')[0])),
];

describe('comparePages', () => {
  const original = '# A\n\n[a](/a)\n\n```ts\na();\n```\n\n<Card link="/a" />\n';

  it('reports every kind of difference', () => {
    const translated = '# A\n\n[a](/b)\n\n```ts\nb();\n```\n\n<Card link="/b" />\n';
    expect(rules(original, translated)).toEqual(['parity/code', 'parity/links', 'parity/props']);
  });

  it('reports only the headings if they differ, because sections cannot be matched then', () => {
    expect(rules(original, '# B\n\nText\n')).toEqual(['parity/headings']);
  });

  it('compares no page that cannot be parsed', () => {
    expect(rules(original, '<div>\n')).toEqual([]);
  });
});
