import { describe, expect, it } from '@rstest/core';
import type { SearchDocument } from '../../../../../../theme/shared/search/types';
import { engineOf, filler, page, pagesFound } from '../../../search/samplePages';

/** Addresses of the pages that come for a query, best first. */
function searchOf(...documents: SearchDocument[]) {
  const engine = engineOf(documents);
  const pages = (query: string) => pagesFound(engine, query);
  return Object.assign(pages, { hits: (query: string) => engine.search(query) });
}

/** What readers can rely on, whatever the weights are. */
describe('the search', () => {
  const names = searchOf(
    page('/asset-prefix', 'output.assetPrefix', 'Address before each file.'),
    page('/browserslist', 'Browserslist', 'Targets of the build.'),
    page('/port', 'server.port', 'Where it listens.'),
    ...filler,
  );

  it('finds words in any order', () => {
    for (const query of ['port server listens', 'listens server port', 'server listens port']) {
      expect(names(query)[0]).toBe('/port');
    }
  });

  it('puts all words first, then the best partial matches', () => {
    const search = searchOf(
      page('/some', 'Guide', 'Red apples.'),
      page('/most', 'Guide', 'Red apples and green pears.'),
      page('/all', 'Guide', 'Red apples, green pears and plums.'),
      ...filler,
    );
    expect(search('red green plums')).toEqual(['/all', '/most', '/some']);
  });

  it('finds names while they are typed', () => {
    for (let length = 3; length <= 'browserslist'.length; length++) {
      expect(names('browserslist'.slice(0, length))).toEqual(['/browserslist']);
    }
  });

  it('forgives one edit from 4 letters, two from 8, a transposition being one', () => {
    for (const [query, found] of [
      ['prt', false],
      ['potr', true],
      ['prot', true],
      ['pxrx', false],
      ['browsrs', true],
      ['brwosreslist', true],
      ['browzerzlist', true],
      ['brxwzerzlixt', false],
    ] as const) {
      expect([query, names(query).length > 0]).toEqual([query, found]);
    }
  });

  it('leaves numbers as they are typed, and keeps a version in one piece', () => {
    const search = searchOf(
      page('/8080', 'Port', 'It was 8080.'),
      page('/v0-7', 'Tool 0.7', 'Out in May.'),
      page('/v0-6', 'Tool 0.6', 'Version 7 of Node and 0 errors.'),
      page('/all', 'Any address', 'It listens on 0.0.0.0 and 7 more.'),
      ...filler,
    );
    expect(search('8081')).toEqual([]);
    expect(search('0.7')).toEqual(['/v0-7']);
    expect(search('v0.7')).toEqual(['/v0-7']);
    expect(search('0.0.0.0')).toEqual(['/all']);
  });

  it('takes camelCase, kebab-case, dotted paths and plain words for the same', () => {
    for (const query of [
      'assetPrefix',
      'AssetPrefix',
      'asset-prefix',
      'asset_prefix',
      'asset prefix',
      'assetprefix',
      'output.assetPrefix',
      'output asset prefix',
      'prefix asset',
    ]) {
      expect([query, names(query)[0]]).toEqual([query, '/asset-prefix']);
    }
  });

  it('takes a name typed in one piece for that name', () => {
    const search = searchOf(
      page('/create', 'Create a builder', 'How to create your builder.'),
      page('/move', 'Move from the old one', 'What `createBuilder` did, `build` does now.'),
      ...filler,
    );
    expect(search('create builder')[0]).toBe('/create');
    expect(search('createBuilder')[0]).toBe('/move');
  });

  it('folds accents, on both sides', () => {
    const search = searchOf(page('/a', 'Café crème'), page('/b', 'Resume'), ...filler);
    for (const query of ['cafe creme', 'café', 'CAFÉ', 'cafe\u0301']) expect(search(query)).toEqual(['/a']);
    expect(search('résumé')).toEqual(['/b']);
  });

  it('finds Chinese compounds, in any order, mixed and without spaces', () => {
    const search = searchOf(
      page('/port', '端口', '修改开发服务器监听的端口。'),
      page('/css', 'CSS 模块', '样式只在本文件中有效。'),
      page('/env', '环境变量', '构建时替换。'),
      page('/version', '升级 0.7', '这是新的内容。'),
      ...filler,
    );
    for (const [query, found] of [
      ['端口', '/port'],
      ['修改端口', '/port'],
      ['端口修改', '/port'],
      ['开发服务器端口', '/port'],
      ['css 模块', '/css'],
      ['css模块', '/css'],
      ['模块css', '/css'],
      ['变量环境', '/env'],
      ['变', '/env'],
      ['0.7升级', '/version'],
    ] as const) {
      expect([query, search(query)[0]]).toEqual([query, found]);
    }
  });

  it('does not take the mark of a long vowel for a word', () => {
    const search = searchOf(page('/header', 'ヘッダー'), page('/server', 'サーバー'), ...filler);
    expect(search('ヘッダー')).toEqual(['/header']);
    expect(search('ー')).toEqual([]);
  });

  it('keeps Korean and Cyrillic composed, however they are encoded', () => {
    for (const form of ['NFC', 'NFD'] as const) {
      const search = searchOf(
        page('/ko', '서버 포트'.normalize(form)),
        page('/ru', 'Зелёный чай'.normalize(form)),
        ...filler,
      );
      for (const asked of ['NFC', 'NFD'] as const) {
        expect(search('포트'.normalize(asked))).toEqual(['/ko']);
        expect(search('чай'.normalize(asked))).toEqual(['/ru']);
      }
      // Another letter, and too short for a typing error.
      expect(search('чаи')).toEqual([]);
    }
  });

  it('ranks option names, titles, headings, descriptions and text, in this order', () => {
    const toc = [{ text: 'Overlay of errors', id: 'overlay', depth: 2, charIndex: -1 }];
    const search = searchOf(
      page('/text', 'Guide', 'Here the overlay is.'),
      page('/description', 'Guide', '', { description: 'About the overlay.' }),
      page('/heading', 'Guide', '', { toc }),
      page('/title', 'Overlay and more'),
      page('/option', 'client.overlay'),
      ...filler,
    );
    expect(search('overlay')).toEqual(['/option', '/title', '/heading', '/description', '/text']);
  });

  it('ranks the page of an option before one with a heading of that name', () => {
    const toc = [{ text: 'port', id: 'port', depth: 2, charIndex: -1 }];
    const search = searchOf(
      page('/client', 'dev.client', 'The port of the client. Without a port, the port of the page.', { toc }),
      page('/port', 'server.port', 'Where the server listens.'),
      ...filler,
    );
    expect(search('port')).toEqual(['/port', '/client']);
  });

  it('prefers what is named by a word to what only uses it', () => {
    const uses = Array.from({ length: 12 }, (_, i) =>
      page(`/use-${i}`, `Part ${i}`, 'Rspack plugins here.', { description: 'Plugins of Rspack.' }),
    );
    const search = searchOf(...uses, page('/rspack', 'Configure Rspack', 'Change what is set.'));
    expect(search('rspack plugins')[0]).toBe('/rspack');
  });

  it('prefers words that stand together', () => {
    const search = searchOf(
      page('/apart', 'Guide', 'Hot coffee for those who wait while a module is loaded and a reload is done.'),
      page(
        '/near',
        'Guide',
        'For those who wait while coffee is made: a hot module reload is what you want.',
      ),
      ...filler,
    );
    expect(search('hot module reload')).toEqual(['/near', '/apart']);
  });

  it('puts a page before its sections, and shorter titles first', () => {
    const toc = [{ text: 'Alias of a package', id: 'package', depth: 2, charIndex: 0 }];
    const search = searchOf(
      page('/alias-strategy', 'Alias strategy'),
      page('/alias', 'Alias', 'Alias of a package\nAn alias.', { toc }),
      ...filler,
    );
    expect(search('alias')).toEqual(['/alias', '/alias-strategy']);
    // Where the words say nothing about it, too.
    const equal = searchOf(
      page('/long', 'Chapter of its own', 'A zebra.'),
      page('/short', 'Chapter', 'A zebra.'),
    );
    expect(equal('zebra')).toEqual(['/short', '/long']);
    expect(search.hits('alias').map(({ type, link }) => [type, link])).toEqual([
      ['title', '/alias'],
      ['header', '/alias#package'],
      ['title', '/alias-strategy'],
    ]);
  });

  it('takes HTML in query and index for text', () => {
    const search = searchOf(
      page('/img', 'The <img> tag', 'Write <img src=x onerror="alert(1)"> in a template.'),
      ...filler,
    );
    const [title, content] = search.hits('<img onerror>');
    expect(title).toMatchObject({ header: 'The <img> tag', query: '<img onerror>' });
    expect(content?.statement).toBe('Write <img src=x onerror="alert(1)"> in a template.');
    expect(search('</script><script>')).toEqual([]);
  });

  it('knows everyday words for the same thing, but prefers the word itself', () => {
    const search = searchOf(
      page('/folder', 'Guide', 'Delete the folder.'),
      page('/directory', 'Guide', 'Remove the directory.'),
      ...filler,
    );
    expect(search('remove directory')).toEqual(['/directory', '/folder']);
    expect(searchOf(page('/zh', '指南', '清空输出目录。'))('文件夹')).toEqual(['/zh']);
  });

  it('takes unknown words apart into known ones', () => {
    const search = searchOf(
      page('/rem', 'Sizes', 'Turn px into rem.'),
      page('/node', 'Node.js', 'A server.'),
      ...filler,
    );
    expect(search('px2rem')).toEqual(['/rem']);
    expect(search('nodejs')).toEqual(['/node']);
  });

  it('counts a word once, however often it is typed', () => {
    const search = searchOf(page('/page', 'Page'), page('/template', 'Template', 'Another one.'), ...filler);
    expect(search('page template page page')[0]).toBe(search('page template')[0]);
    expect(search('page template page page')[0]).toBe('/template');
  });
});
