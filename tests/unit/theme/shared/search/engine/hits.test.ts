import { describe, expect, it } from '@rstest/core';
import { hitsOf } from '../../../../../../theme/shared/search/engine/hits';
import { rankPage } from '../../../../../../theme/shared/search/ranking/rank';
import type { SearchDocument } from '../../../../../../theme/shared/search/types';
import { filler, page, prepared } from '../../../search/samplePages';

function hits(query: string, document: SearchDocument) {
  const { matcher, pages } = prepared(query, [document, ...filler]);
  return hitsOf(rankPage(matcher, pages[0]!, 20)!, query);
}

const guide = page(
  '/guide/proxy',
  'Proxy',
  'Forward a request.\n# Target\nThe target of a request.\n# Headers\nHeaders of a request.\n# Cookies\nA cookie.',
  { description: 'How to forward requests.', domain: 'https://example.com' },
);

describe('hitsOf', () => {
  it('shows a page that the query names, with its description, before its sections', () => {
    const [title, ...sections] = hits('proxy target', guide);
    expect(title).toMatchObject({
      type: 'title',
      header: 'Proxy',
      link: 'https://example.com/guide/proxy',
      statement: 'How to forward requests.',
      highlightInfoList: [{ start: 0, length: 5 }],
    });
    expect(sections.map(({ type, link }) => [type, link])).toEqual([
      ['header', 'https://example.com/guide/proxy#target'],
    ]);
  });
  it('does not show a description that the next hit repeats', () => {
    const described = (description: string) =>
      hits('proxy forward', { ...guide, description }).map(({ statement }) => statement);
    expect(described('Forward a request.')).toEqual([undefined, 'Forward a request.…']);
    expect(described('How it works.')).toEqual(['How it works.', 'Forward a request.…']);
  });
  it('shows only sections where the title does not match', () => {
    expect(hits('cookie', guide).map(({ type, header }) => [type, header])).toEqual([['header', 'Cookies']]);
  });
  it('shows at most three sections of a page, and none that is far worse than the best', () => {
    const text = Array.from({ length: 6 }, (_, index) => `# Part ${index}\nA zebra here.`).join('\n');
    expect(hits('zebra', page('/x', 'Zoo', text)).length).toBe(3);
    const one = page('/y', 'Zoo', '# Zebra stripes\nBlack and white.\n# Food\nA zebra eats.');
    expect(hits('zebra stripes', one).map(({ header }) => header)).toEqual(['Zebra stripes']);
  });
  it('shows the text of a section from after its heading', () => {
    const [hit] = hits('black', page('/y', 'Zoo', '# Stripes\n\nBlack and white.'));
    expect(hit).toMatchObject({ type: 'content', header: 'Stripes', statement: 'Black and white.' });
  });
  it('names the page for a match before the first heading', () => {
    const [hit] = hits('forward', page('/z', 'Zoo', 'Look forward.\n# Later\nMore.'));
    expect(hit).toMatchObject({ type: 'content', header: 'Zoo', link: '/z' });
  });
});
