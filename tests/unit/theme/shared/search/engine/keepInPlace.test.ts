import { describe, expect, it } from '@rstest/core';
import { keepInPlace } from '../../../../../../theme/shared/search/engine/keepInPlace';
import type { SearchHit } from '../../../../../../theme/shared/search/types';

/** Hits by their addresses: `/a` is a page, `/a#x` a section of it. */
const hits = (...links: string[]): SearchHit[] =>
  links.map(link => ({
    type: 'title',
    title: link.replace(/#.*/, ''),
    header: link,
    link,
    query: 'q',
    highlightInfoList: [],
  }));
const merged = (shown: string[], better: string[], pressed: number) =>
  keepInPlace(hits(...shown), hits(...better), pressed).map(({ link }) => link);

describe('better results', () => {
  it('are shown as they are where nothing is about to be pressed', () => {
    expect(merged(['/a', '/b'], ['/c', '/a'], -1)).toEqual(['/c', '/a']);
    expect(merged([], ['/c'], 0)).toEqual(['/c']);
  });
  it('follow the hit that is about to be pressed', () => {
    expect(merged(['/a', '/b', '/c'], ['/c', '/d', '/b', '/a'], 1)).toEqual(['/a', '/b', '/c', '/d']);
  });
  it('add hits of its page below it, and none above', () => {
    expect(merged(['/a', '/a#x', '/b'], ['/a', '/a#y', '/a#x', '/b'], 1)).toEqual([
      '/a',
      '/a#x',
      '/a#y',
      '/b',
    ]);
    expect(merged(['/a', '/b'], ['/a', '/a#y', '/b', '/b#z'], 1)).toEqual(['/a', '/b', '/b#z']);
  });
  it('show the text of the pressed hit, and of its page beside its title', () => {
    const [title] = hits('/a');
    const content = { ...title!, type: 'content' as const, statement: 'Text.' };
    expect(keepInPlace([title!], [{ ...title!, statement: 'Summary.' }, content], 0)).toEqual([
      { ...title!, statement: 'Summary.' },
      content,
    ]);
  });
  it('keep a page that is no longer found, and no more pages than before', () => {
    expect(merged(['/gone', '/b'], ['/1', '/2', '/3'], 0)).toEqual(['/gone', '/1', '/2']);
    expect(merged(['/gone', '/b'], [], 0)).toEqual(['/gone']);
  });
  it('never move what is at or above the pressed hit', () => {
    const shown = ['/a', '/a#1', '/b', '/c', '/c#1', '/d'];
    const better = ['/d', '/c#2', '/c', '/e', '/a#3', '/f', '/b#1'];
    for (let pressed = 0; pressed < shown.length; pressed++) {
      expect(merged(shown, better, pressed).slice(0, pressed + 1)).toEqual(shown.slice(0, pressed + 1));
    }
  });
});
