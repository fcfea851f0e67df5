import { describe, expect, it } from '@rstest/core';
import type { SearchDocument } from '../../../../../../theme/shared/search/types';
import { engineOf, page, pagesFound } from '../../../search/samplePages';

const first = (list: SearchDocument[], query: string) => engineOf(list).search(query)[0]?.link;

describe('what decides between pages', () => {
  it('gives an option written to the letter before a guide of the same name', () => {
    const list = [
      page('/guide/css-modules', 'CSS Modules', 'About css modules.'),
      page('/config/css-modules', 'output.cssModules', 'Sets them.'),
    ];
    expect(first(list, 'css modules')).toBe('/guide/css-modules');
    expect(first(list, 'cssModules')).toBe('/config/css-modules');
  });

  it('gives pages that hold before dated ones, unless a number is asked for', () => {
    const list = [
      page('/releases/v0-5', 'Tool 0.5', 'Overlay changed. The overlay shows errors.'),
      page('/config/client', 'dev.client', 'The overlay shows errors.'),
    ];
    expect(first(list, 'overlay errors')).toBe('/config/client');
    expect(first(list, 'overlay 0.5')).toBe('/releases/v0-5');
  });

  it('finds a joined name by its words in another form', () => {
    const list = [
      page('/guide/files', 'Names', 'How a file is named, and names of each file.'),
      page('/config/filename', 'output.filename', 'Sets it.'),
    ];
    expect(first(list, 'file names')).toBe('/config/filename');
  });

  it('prefers a page with a keyword that stands whole in the query', () => {
    const list = [
      page('/a', 'First', '', { keywords: ['output folder of workers'] }),
      page('/b', 'Other', '', { keywords: ['output folder'] }),
    ];
    expect(first(list, 'output folder change')).toBe('/b');
  });
});

const documents = [
  page('/config/server/port', 'server.port', 'Sets the port.\n\n# Example\n\nTake port 8080.', {
    keywords: ['端口'],
  }),
  page('/config/server/strict-port', 'server.strictPort', 'Stops when the port is splitCompound.'),
  page('/config/output/asset-prefix', 'output.assetPrefix', 'Address before each asset.'),
  page('/guide/styling/tailwindcss', 'Tailwind CSS', 'Utility classes.\n\n# Set up\n\nInstall Tailwind.'),
  page('/guide/styling/css-modules', 'CSS Modules', '样式模块：css 模块只在本文件中有效。'),
  page(
    '/guide/styling/css-usage',
    'CSS',
    'Everything about CSS modules, tailwind and port numbers, caching.',
  ),
  page('/guide/ssr', 'Server-side rendering', 'Render on the server. Café.\n\n# Data\n\nFetch data first.'),
  page('/guide/env', '环境变量', '通过环境变量修改构建。'),
  page('/guide/korean', '한국어', '서버 포트를 변경합니다.'),
];

describe('Engine', () => {
  const engine = engineOf(documents);
  const first = (query: string) => pagesFound(engine, query)[0];

  it('finds words in any order, names in any spelling, halves and errors', () => {
    for (const [query, link] of [
      ['port server', '/config/server/port'],
      ['server.port', '/config/server/port'],
      ['asset prefix', '/config/output/asset-prefix'],
      ['assetPrefix', '/config/output/asset-prefix'],
      ['assetprefix', '/config/output/asset-prefix'],
      ['prefix-asset', '/config/output/asset-prefix'],
      ['strict', '/config/server/strict-port'],
      ['tailw', '/guide/styling/tailwindcss'],
      ['tailwnd', '/guide/styling/tailwindcss'],
      ['tialwind', '/guide/styling/tailwindcss'],
      ['css modules', '/guide/styling/css-modules'],
      ['cached', '/guide/styling/css-usage'],
      ['CAFE', '/guide/ssr'],
      ['server side rendering', '/guide/ssr'],
      ['端口', '/config/server/port'],
      ['修改端口', '/config/server/port'],
      ['css 模块', '/guide/styling/css-modules'],
      ['模块css', '/guide/styling/css-modules'],
      ['变量环境', '/guide/env'],
      ['포트', '/guide/korean'],
      ['포트'.normalize('NFD'), '/guide/korean'],
    ] as const) {
      expect([query, first(query)]).toEqual([query, link]);
    }
  });
  it('puts pages with all words before those with some', () => {
    expect(pagesFound(engine, 'utility classes').slice(0, 1)).toEqual(['/guide/styling/tailwindcss']);
    expect(first('caching everything')).toBe('/guide/styling/css-usage');
    expect(pagesFound(engine, 'tailwind zzzzz')).toContain('/guide/styling/tailwindcss');
  });
  it('takes a known word for an error where nothing holds all words', () => {
    // "prot" is no word here; "asset" and "port" never meet, "assets port" does not either.
    expect(first('serevr prot')).toBe('/config/server/port');
  });
  it('finds nothing for nothing', () => {
    for (const query of ['', ' ', '?!', 'xyzzyplugh', '<>']) expect(engine.search(query)).toEqual([]);
  });
  it('treats words of the language it is written in as words', () => {
    for (const query of ['constructor', '__proto__', 'toString']) expect(engine.search(query)).toEqual([]);
  });
});

describe('hits', () => {
  const engine = engineOf(documents);
  it('are the page, then its sections', () => {
    const hits = engine.search('port').filter(({ title }) => title === 'server.port');
    expect(hits.map(({ type, link }) => [type, link])).toEqual([
      ['title', '/config/server/port'],
      ['content', '/config/server/port'],
      ['content', '/config/server/port#example'],
    ]);
    expect(hits[0]).toMatchObject({ header: 'server.port', highlightInfoList: [{ start: 7, length: 4 }] });
    expect(hits[2]).toMatchObject({ header: 'Example', statement: 'Take port 8080.' });
  });
  it('name the heading that matched, not the section before it', () => {
    const [, hit] = engine.search('data');
    expect(engine.search('data')[0]).toMatchObject({ type: 'header', link: '/guide/ssr#data' });
    expect(hit).toBeUndefined();
  });
  it('come from as many pages as are asked for', () => {
    const many = Array.from({ length: 20 }, (_, i) => page(`/p${i}`, `Page ${i}`, 'common words'));
    expect(pagesFound(engineOf(many), 'common').length).toBe(7);
    expect(pagesFound(engineOf(many), 'common', 3).length).toBe(3);
  });
  it('prefer the shorter title', () => {
    const engine = engineOf([page('/a', 'Alias strategy', 'x'), page('/b', 'Alias', 'x')]);
    expect(pagesFound(engine, 'alias')).toEqual(['/b', '/a']);
  });
  it('carry the domain of the page', () => {
    const engine = engineOf([page('/a', 'Alias', '', { domain: 'https://example.com' })]);
    expect(engine.search('alias')[0]?.link).toBe('https://example.com/a');
  });
});
