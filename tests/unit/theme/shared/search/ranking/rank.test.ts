import { describe, expect, it } from '@rstest/core';
import { rankPage } from '../../../../../../theme/shared/search/ranking/rank';
import type { SearchDocument } from '../../../../../../theme/shared/search/types';
import { filler, page, prepared } from '../../../search/samplePages';

function rank(query: string, document: SearchDocument) {
  const { matcher, pages } = prepared(query, [document, ...filler]);
  return rankPage(matcher, pages[0]!, 20);
}

const guide = page(
  '/guide/proxy',
  'Proxy requests',
  'A server forwards requests.\n# Set a target\nThe target of the proxy is a server.\n# Headers\nSend headers.',
  { keywords: ['forward'] },
);

describe('rankPage', () => {
  it('is undefined for a page without words of the query', () => {
    expect(rank('zebra', guide)).toBeUndefined();
  });
  it('orders the sections, a heading before text', () => {
    const { sections } = rank('target', guide)!;
    expect(sections.map(({ section, heading, body }) => [section, heading.length, body.length])).toEqual([
      [0, 1, 1],
    ]);
    expect(rank('server headers', guide)!.sections.map(({ section }) => section)[0]).toBe(1);
    expect(rank('server', guide)!.sections.map(({ section }) => section)).toEqual([-1, 0]);
  });
  it('says whether the query names the page', () => {
    expect(rank('proxy', guide)!.named).toBe(true);
    expect(rank('forward', guide)!.named).toBe(true);
    expect(rank('target', guide)!.named).toBe(false);
  });
  it('says whether the page has every word', () => {
    expect(rank('proxy target headers', guide)!.complete).toBe(true);
    expect(rank('proxy zebra', guide)!.complete).toBe(false);
  });
  it('gives the places in the title', () => {
    expect(rank('requests', guide)!.title.map(({ start, end }) => guide.title.slice(start, end))).toEqual([
      'requests',
    ]);
  });
  it('scores words in one piece above the same words apart', () => {
    const near = page('/near', 'Guide', 'It is a hot module reload for all.');
    const apart = page('/apart', 'Guide', 'It is hot for all: a module has a reload.');
    expect(rank('hot module reload', near)!.score).toBeGreaterThan(rank('hot module reload', apart)!.score);
  });
  it('lets the last part of a dotted title stand for the whole, and the address for the title', () => {
    const score = (title: string, path = '/x') => rank('listening port', page(path, title))!.score;
    expect(score('server.port')).toBeGreaterThan(score('server port'));
    expect(score('Page', '/port')).toBeGreaterThan(score('Page', '/all-of-the/port'));
  });
});
