import { describe, expect, it } from '@rstest/core';
import { type DocFrontmatter, docParts } from '../../../../../theme/client/logic/docParts';

const site = { entries: 3, headings: 3 };
const shown = (page: DocFrontmatter, over: Partial<Parameters<typeof docParts>[1]> = {}) =>
  Object.entries(docParts(page, { ...site, ...over }))
    .filter(([, is]) => is)
    .map(([part]) => part)
    .join(' ');

describe('docParts', () => {
  it('shows everything unless told otherwise', () => {
    expect(shown({})).toBe('sidebar outline footer');
  });
  it.each<[DocFrontmatter, string]>([
    [{ sidebar: false }, 'outline footer'],
    [{ sidebar: 'placeholder' }, 'outline footer'],
    [{ outline: false }, 'sidebar footer'],
    [{ footer: false }, 'sidebar outline'],
    [{ overview: true }, 'sidebar overview'],
    [{ overview: true, outline: true, footer: true }, 'sidebar overview'],
  ])('obeys the page %j', (page, parts) => {
    expect(shown(page)).toBe(parts);
  });
  it('shows no empty column', () => {
    expect(shown({}, { entries: 0 })).toBe('outline footer');
    expect(shown({}, { headings: 0 })).toBe('sidebar footer');
  });
  it('lets a page have the outline that the site turns off', () => {
    expect(shown({}, { outline: false })).toBe('sidebar footer');
    expect(shown({ outline: true }, { outline: false })).toBe('sidebar outline footer');
  });
});
