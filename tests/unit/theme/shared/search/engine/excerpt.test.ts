import { describe, expect, it } from '@rstest/core';
import { excerpt, highlights } from '../../../../../../theme/shared/search/engine/excerpt';
import { unitsOf, widthOf } from '../../../../../../theme/shared/search/index/fold';

/** Matches of the words in a text, numbered in the order given. */
const find = (text: string, ...words: string[]) =>
  words
    .flatMap((word, term) =>
      [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => ({
        term,
        quality: 1,
        start: index,
        end: index + word.length,
      })),
    )
    .sort((a, b) => a.start - b.start);
const marks = ({ statement, highlightInfoList }: ReturnType<typeof excerpt>) =>
  highlightInfoList.map(({ start, length }) =>
    statement.slice(start, start + unitsOf(statement, start, length)),
  );
const filler = 'Lorem ipsum dolor sit amet consectetur. '.repeat(10);

describe('highlights', () => {
  it('merges what touches and counts wide characters three times', () => {
    expect(
      highlights('端口号 port', [
        { term: 1, quality: 1, start: 1, end: 3 },
        { term: 0, quality: 1, start: 0, end: 2 },
        { term: 2, quality: 1, start: 4, end: 8 },
      ]),
    ).toEqual([
      { start: 0, length: 9 },
      { start: 4, length: 4 },
    ]);
  });
});

describe('excerpt', () => {
  it('shows a short text whole', () => {
    const text = 'Sets the port.';
    expect(excerpt(text, find(text, 'port'))).toEqual({
      statement: text,
      highlightInfoList: [{ start: 9, length: 4 }],
    });
  });
  it('is about 100 wide, around the match, cut between words', () => {
    const text = `${filler}the port here ${filler}`;
    const result = excerpt(text, find(text, 'port'));
    expect(marks(result)).toEqual(['port']);
    expect(result.statement).toMatch(/^…\S.*\S…$/);
    expect(widthOf(result.statement)).toBeGreaterThan(80);
    expect(widthOf(result.statement)).toBeLessThanOrEqual(110);
  });
  it('is about 33 Chinese characters', () => {
    const text = `${'说明文字'.repeat(30)}修改端口${'说明文字'.repeat(30)}`;
    const result = excerpt(text, find(text, '端口'));
    expect(marks(result)).toEqual(['端口']);
    expect(result.statement.length).toBeGreaterThan(28);
    expect(result.statement.length).toBeLessThanOrEqual(36);
  });
  it('shows the place where most different words stand', () => {
    const text = `port port port. ${filler} the port of the server ${filler}`;
    expect(marks(excerpt(text, find(text, 'port', 'server')))).toEqual(['port', 'server']);
  });
  it('prefers words of the query to synonyms, which are not highlighted beside them', () => {
    const text = `npm module. ${filler} the npm modules of css ${filler}`;
    const synonyms = find(text, 'npm').map(match => ({ ...match, term: 1, quality: 0.45 }));
    const matches = [...find(text, 'css', 'module'), ...synonyms].sort((a, b) => a.start - b.start);
    expect(marks(excerpt(text, matches))).toEqual(['module', 'css']);
    expect(marks(excerpt(text, synonyms))).toEqual(['npm']);
  });
  it('stays within its section', () => {
    const text = 'before the border port after the border';
    const { statement } = excerpt(text, find(text, 'port'), 18, 22);
    expect(statement).toBe('port');
  });
  it('never cuts a character in two', () => {
    const text = '𠮷'.repeat(60);
    const { statement } = excerpt(text, [{ term: 0, quality: 1, start: 60, end: 62 }]);
    expect(encodeURIComponent(statement)).toContain('%F0%A0%AE%B7');
  });
  it('works without a match', () => {
    expect(excerpt('Some text', [])).toEqual({ statement: 'Some text', highlightInfoList: [] });
  });
});
