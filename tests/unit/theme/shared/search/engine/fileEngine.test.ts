import { describe, expect, it } from '@rstest/core';
import { indexParts, type Shards } from '../../../../../../theme/node/search/indexParts';
import { Engine } from '../../../../../../theme/shared/search/engine/engine';
import { FileEngine } from '../../../../../../theme/shared/search/engine/fileEngine';
import type { Part } from '../../../../../../theme/shared/search/index/head';
import type { SearchDocument, SearchHit } from '../../../../../../theme/shared/search/types';
import { querySets } from '../../../../../search/queries.mjs';
import { docsPages } from '../../../search/docsPages';
import { filler, page } from '../../../search/samplePages';

/**
 * A search in written files; `broken` decides which of them cannot be read, or what they contain instead, and
 * `held` which of them take time.
 */
async function open(
  documents: SearchDocument[],
  shards: Shards,
  broken: (part: Part, content: string) => string = (_, content) => content,
  held: (part: Part) => Promise<void> | undefined = () => undefined,
) {
  const { head, parts } = indexParts(documents, shards);
  const read: Part[] = [];
  const engine = new FileEngine(JSON.parse(JSON.stringify(head)), async part => {
    read.push(part);
    await held(part);
    const file = parts.find(({ kind, number }) => kind === part.kind && number === part.number);
    return JSON.parse(broken(part, JSON.stringify(file!.content)));
  });
  await engine.begin();
  return { engine, read, parts };
}

const pagesOf = (hits: SearchHit[]) => [...new Set(hits.map(({ link }) => link.replace(/#.*/, '')))];
const missing = () => {
  throw new Error('404');
};

describe('an index that was written and read back', () => {
  for (const lang of ['en', 'zh'] as const) {
    const documents = docsPages(lang);
    const whole = new Engine(documents);
    const queries = querySets(lang)
      .flatMap(({ queries }) => queries.map(({ query }) => query))
      .filter((_, place) => place % 15 === 0);
    for (const shards of lang === 'en' ? [true, false] : [true]) {
      it(`finds what the index in memory finds (${lang}, ${shards ? 'in shards' : 'in one file'})`, async () => {
        const { engine, read } = await open(documents, shards);
        const others: string[] = [];
        const otherThree: string[] = [];
        for (const query of queries) {
          const expected = whole.search(query);
          const { hits, failed } = await engine.search(query);
          expect(failed).toBe(false);
          // Not always the same: sections are not known before the text of a page is read, and not every synonym is
          // loaded.
          const [three, same] = [hits, expected].map(list => pagesOf(list).slice(0, 3));
          if (three!.join() !== same!.join()) otherThree.push(query);
          if (JSON.stringify(hits) !== JSON.stringify(expected)) others.push(query);
        }
        expect(documents.length).toBeGreaterThan(150);
        expect(others.length / queries.length).toBeLessThan(0.2);
        expect(otherThree.length / queries.length).toBeLessThan(0.08);
        expect(read.length > 0).toBe(shards);
      });
    }
  }
});

describe('an index in shards', () => {
  const documents = [
    page('/port', 'server.port', 'Sets the port.\n# Example\nTake port 8080.', {
      description: 'Where it listens.',
    }),
    page('/proxy', 'server.proxy', 'Forwards requests to a port.\n# Target\nA host.'),
    page('/css', 'CSS Modules', 'Scoped styles.', { keywords: ['样式隔离'] }),
    ...filler,
    ...Array.from({ length: 300 }, (_, number) =>
      page(
        `/many/${number}`,
        `Chapter ${number}`,
        `Text of word${number} and other${number}, wordy${number}, words${number} and zebra.`,
      ),
    ),
    page('/last', 'Last', 'A port and a zebra.'),
  ];

  it('reads a small part of its files for a query, and nothing twice', async () => {
    const { engine, read, parts } = await open(documents, true);
    await engine.search('port');
    expect(read.length).toBeGreaterThan(0);
    expect(read.length).toBeLessThan(parts.length / 2);
    await engine.search('port');
    const names = read.map(({ kind, number }) => `${kind} ${number}`);
    expect(read.filter(({ kind }) => kind === 'terms').length).toBe(
      new Set(names.filter(name => name.startsWith('terms'))).size,
    );
  });

  it('reads no file twice for a query that is asked while its terms still load', async () => {
    const { engine, read } = await open(documents, true);
    await Promise.all([engine.prepare('port'), engine.search('port')]);
    const names = read.map(({ kind, number }) => `${kind} ${number}`);
    expect(names.filter(name => name.startsWith('terms')).length).toBeGreaterThan(0);
    expect(names.length).toBe(new Set(names).size);
  });

  it('reads the list of terms for a misspelled word only', async () => {
    const { engine, read } = await open(documents, true);
    expect(pagesOf((await engine.search('proxy')).hits)[0]).toBe('/proxy');
    expect(read.filter(({ kind }) => kind === 'words')).toEqual([]);
    expect(pagesOf((await engine.search('porxy')).hits)[0]).toBe('/proxy');
    expect(read.filter(({ kind }) => kind === 'words').length).toBe(1);
  });

  it('keeps the results of all other files where one is missing or damaged', async () => {
    for (const damage of [
      missing,
      () => '"text"',
      () => 'null',
      () => '{"terms":"#a","postings":""}',
      (_: Part, content: string) => content.slice(0, -20),
      ({ kind }: Part, content: string) => (kind === 'terms' ? content.replace(/ [^ ]*"\}$/, '"}') : '[]'),
    ]) {
      // The last file of terms has `zebra`, the first file of documents `/port`, the last one `/last`.
      const { parts } = await open(documents, true);
      const last = parts.filter(({ kind }) => kind === 'terms').length - 1;
      for (const [kind, number, found] of [
        ['terms', last, '/port'],
        ['pages', 0, '/last'],
      ] as const) {
        const { engine } = await open(documents, true, (part, content) =>
          part.kind === kind && part.number === number ? damage(part, content) : content,
        );
        const { hits, failed } = await engine.search('port zebra');
        expect([kind, failed]).toEqual([kind, true]);
        expect(pagesOf(hits)).toContain(found);
      }
    }
  });

  it('tries a file again that could not be read', async () => {
    let isBroken = true;
    const { engine } = await open(documents, true, (_, content) => (isBroken ? missing() : content));
    expect(await engine.search('port')).toEqual({ hits: [], failed: true });
    isBroken = false;
    const { hits, failed } = await engine.search('port');
    expect([failed, pagesOf(hits)[0]]).toEqual([false, '/port']);
  });
});

describe('a query', () => {
  const documents = [page('/port', 'Port', 'A server.'), page('/sort', 'Sort', 'A list.'), ...filler];

  it('takes a word of the index for a misspelling where no page has all words', async () => {
    const { engine } = await open(documents, true);
    expect(pagesOf((await engine.search('sort server')).hits)[0]).toBe('/port');
    expect(pagesOf((await engine.search('sort list')).hits)[0]).toBe('/sort');
    expect(pagesOf((await engine.search('nothing here of that')).hits)).not.toContain('/port');
  });

  it('knows the synonyms of the theme, unless the site turns them off, and those of the site', async () => {
    const pages = [page('/a', 'Sorting', 'About a directory.'), page('/b', 'Berth', 'A list.'), ...filler];
    const { head } = indexParts(pages, false);
    for (const [added, query, path] of [
      [{}, 'folder', '/a'],
      [{ languageSynonyms: false }, 'folder', undefined],
      [{}, 'dock', undefined],
      [{ synonyms: [['berth', 'dock']] }, 'dock', '/b'],
      [{ synonyms: [['berth', 'dock']], languageSynonyms: false }, 'dock', '/b'],
    ] as const) {
      const engine = new FileEngine(JSON.parse(JSON.stringify({ ...head, ...added })), async () => {});
      expect([added, query, pagesOf((await engine.search(query)).hits)[0]]).toEqual([added, query, path]);
    }
  });

  it('loads its terms while it is typed, and only its pages when it is asked', async () => {
    const { engine, read } = await open(documents, true);
    await engine.prepare('port');
    expect(read.length).toBeGreaterThan(0);
    expect(read.map(({ kind }) => kind)).not.toContain('pages');
    const before = read.length;
    await engine.search('port');
    expect(new Set(read.slice(before).map(({ kind }) => kind))).toEqual(new Set(['pages']));
  });
});

it('finds nothing in an index without pages', async () => {
  for (const shards of [true, false, 'auto'] as const) {
    const { engine } = await open([], shards);
    expect(await engine.search('port')).toEqual({ hits: [], failed: false });
  }
});
