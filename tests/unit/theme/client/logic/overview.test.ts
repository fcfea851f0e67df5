import { describe, expect, it } from '@rstest/core';
import { countItems, filterOverview } from '../../../../../theme/client/logic/overview';

const groups = [
  {
    name: 'Server',
    items: [
      { text: 'port-setup', link: '/port', headers: [{ text: 'Strict Port', id: 'strict', depth: 2 }] },
      { text: 'host', link: '/host', headers: [{ text: '`type-x`', id: 'x', depth: 2 }], items: [] },
    ],
  },
  { name: 'Output', items: [{ text: 'clean', link: '/clean', description: 'Empties the folder.' }] },
];
const found = (query: string) =>
  filterOverview(groups, query).map(group =>
    [
      group.name,
      ...group.items.map(item => [item.text, ...(item.headers ?? []).map(({ id }) => id)].join('#')),
    ].join(' '),
  );

describe('filterOverview', () => {
  it('shows everything without a query', () => {
    expect(filterOverview(groups, ' ')).toBe(groups);
  });
  it('shows a whole group by its name, in any case', () => {
    expect(found('oUTp')).toEqual(['Output clean']);
    expect(countItems(filterOverview(groups, 'server'))).toBe(2);
  });
  it('shows a whole item by its text, with a hyphen as a space', () => {
    expect(found('port setup')).toEqual(['Server port-setup#strict']);
    expect(found('strict-port')).toEqual(['Server port-setup#strict']);
  });
  it('shows what has all words, in any order and also inside a name', () => {
    const options = [
      {
        name: '',
        items: [
          { text: 'output.distPath', link: '/a' },
          { text: 'output.copy', link: '/b' },
        ],
      },
    ];
    for (const query of ['dist path', 'path output', ' ＤＩＳＴ－path ']) {
      expect(filterOverview(options, query).flatMap(({ items }) => items.map(({ link }) => link))).toEqual([
        '/a',
      ]);
    }
    expect(filterOverview(options, 'dist copy')).toEqual([]);
  });
  it('shows a whole item by its description', () => {
    expect(found('empties')).toEqual(['Output clean']);
  });
  it('shows only the headings that match', () => {
    expect(found('type x')).toEqual(['Server host#x']);
  });
  it('shows nothing if nothing matches', () => {
    expect(found('nothing')).toEqual([]);
  });
});
