import { describe, expect, it } from '@rstest/core';
import { type OverviewEntry, overviewGroups } from '../../../../../theme/client/logic/overviewGroups';

const pages = [
  {
    routePath: '/config/dev/hmr',
    description: 'Updates modules in place.',
    toc: [
      { text: 'Two', id: 'two', depth: 2 },
      { text: 'Three', id: 'three', depth: 3 },
    ],
  },
];
const read = (sidebar: OverviewEntry[], route: string, depths?: number[]) =>
  overviewGroups({ sidebar, route, pages, depths, others: 'Others' }).map(
    ({ name, items }) =>
      `${name}: ${items.map(({ text, headers = [] }) => [text, ...headers.map(({ id }) => id)].join('#')).join(', ')}`,
  );

describe('overviewGroups', () => {
  const sidebar: OverviewEntry[] = [
    { text: 'Config', link: '/config/index.html' },
    { text: 'Dev', items: [{ text: 'hmr', link: '/config/dev/hmr' }] },
    { dividerType: 'solid' },
    { text: 'mode', link: '/config/mode' },
    { sectionHeaderText: 'More' },
    { text: 'root', link: '/config/root' },
    { text: 'Elsewhere', link: '/guide/start' },
  ];

  it('groups as the sidebar does; pages in no group come last, under a title of their own', () => {
    expect(read(sidebar, '/config/')).toEqual(['Dev: hmr#two', 'More: root', 'Others: mode']);
  });

  it('lists every page once, in the order of the sidebar, and groups with the same name apart', () => {
    const page = (name: string) => ({ text: name, link: `/config/${name}` });
    const group = (name: string, ...names: string[]) => ({ text: name, items: names.map(page) });
    const mixed = [
      page('a'),
      group('G', 'b', 'c'),
      page('d'),
      { dividerType: 'solid' },
      page('e'),
      { sectionHeaderText: 'S' },
      page('f'),
      group('H', 'g'),
      page('h'),
      { sectionHeaderText: 'T' },
      group('G', 'i'),
    ];
    expect(read(mixed, '/config/')).toEqual(['G: b, c', 'S: f', 'H: g', 'G: i', 'Others: a, d, e, h']);
  });

  it('gives the default title to pages of a sidebar without groups', () => {
    const flat = [
      { text: 'mode', link: '/config/mode' },
      { text: 'root', link: '/config/root' },
    ];
    expect(read(flat, '/config/')).toEqual(['Others: mode, root']);
  });

  it('lists the depths that are asked for, by page, entry or group', () => {
    expect(read(sidebar, '/config/', [2, 3])[0]).toBe('Dev: hmr#two#three');
    const own = [{ text: 'Dev', overviewHeaders: [3], items: [{ text: 'hmr', link: '/config/dev/hmr' }] }];
    expect(read(own, '/config/')).toEqual(['Dev: hmr#three']);
    own[0]!.items[0] = { ...own[0]!.items[0]!, overviewHeaders: [2] } as (typeof own)[0]['items'][0];
    expect(read(own, '/config/')).toEqual(['Dev: hmr#two']);
  });

  it('lists the entries next to an overview on a deeper level, under the title of their group', () => {
    const deep = [
      {
        text: 'All',
        items: [
          { text: 'Index', link: '/config/dev/' },
          { text: 'More', items: [{ text: 'client', link: '/config/dev/client' }] },
          { text: 'hmr', link: '/config/dev/hmr' },
        ],
      },
    ];
    expect(read(deep, '/config/dev/')).toEqual(['All: hmr#two', 'More: client']);
  });

  it('lists the group whose page it is', () => {
    const group = [{ text: 'Dev', link: '/config/dev/', items: [{ text: 'hmr', link: '/config/dev/hmr' }] }];
    expect(read(group, '/config/dev/')).toEqual(['Dev: hmr#two']);
  });

  it('links a nested group to its first page and names the pages below', () => {
    const nested = [{ text: 'A', items: [{ text: 'B', items: [{ text: 'hmr', link: '/config/dev/hmr' }] }] }];
    const [group] = overviewGroups({ sidebar: nested, route: '/config/', pages, others: 'Others' });
    expect(group!.items).toEqual([
      { text: 'B', link: '/config/dev/hmr', headers: [], items: [{ text: 'hmr', link: '/config/dev/hmr' }] },
    ]);
  });

  it('shows the descriptions of pages where they are wanted', () => {
    const dev = [
      {
        text: 'Dev',
        items: [
          { text: 'hmr', link: '/config/dev/hmr' },
          { text: 'new', link: '/config/new' },
        ],
      },
    ];
    const descriptions = (wanted?: boolean) =>
      overviewGroups({
        sidebar: dev,
        route: '/config/',
        pages,
        descriptions: wanted,
        others: 'Others',
      })[0]!.items.map(({ description }) => description);
    expect(descriptions()).toEqual([undefined, undefined]);
    expect(descriptions(true)).toEqual(['Updates modules in place.', undefined]);
  });
});
