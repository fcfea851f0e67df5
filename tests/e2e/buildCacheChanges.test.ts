import { describe, expect, it } from '@rstest/core';
import { cachedSite, writePages } from './support/cachedSite';
import { fixtureTimeoutMs } from './support/fixture';

const site = cachedSite('changes');

describe('a build from the cache is that of a build without one', () => {
  it('and renders only pages that read the clock, if nothing has changed', {
    timeout: fixtureTimeoutMs,
  }, async () => {
    const before = site.filesIn('cached');
    const output = await site.build('cached', true);
    expect(output).toMatch(/\b1 pages rendered, \d+ unchanged/);
    expect(output).toMatch(/\b1 pages as Markdown rendered, \d+ unchanged/);
    expect(site.filesIn('cached')).toEqual(before);
  });

  it('after a page, frontmatter, an included file, a package, an image and a variable have changed', {
    timeout: fixtureTimeoutMs,
  }, async () => {
    writePages(site, 'Second', '2.0.0', 70);
    site.variables = { WORD: 'second word' };
    expect(await site.expectSame()).toMatch(/\d pages rendered, [1-9]\d* unchanged/);
    expect(site.html('text')).toContain('Second text');
    expect(site.html('overview')).toContain('Second heading');
    expect(site.html('described')).toContain('content="Second description.');
    expect(site.html('including')).toContain('Second part');
    expect(site.html('packaged')).toContain('2.0.0');
    expect(site.html('linked/page')).toContain('<title>Linked');
    expect(site.html('linked/page')).toContain('href="#second-linked-heading" class="duet-outline__link');
    expect(site.html('pictured')).toContain('width="70"');
    expect(site.html('environment')).toContain('second word');
  });

  const own = "export * from 'rspress-theme-duet';\nexport const DocFooter = () => <p>Own footer</p>;\n";
  const changes: [string, () => void, string?][] = [
    ['words', () => site.write('i18n.json', '{ "scrollToTopText": { "en": "Upwards" } }'), 'Upwards'],
    ['the theme folder', () => site.write('theme/index.tsx', own), 'Own footer'],
    [
      'an option of the theme',
      () =>
        (site.options = {
          ...site.options,
          theme: { announcement: { message: 'News of today', storageKey: 'news' } },
        }),
      'News of today',
    ],
    ['an option of a plugin', () => (site.options = { ...site.options, tabs: {} })],
    [
      'an option of the site',
      () => (site.options = { ...site.options, site: { title: 'Other site' } }),
      'Other site',
    ],
  ];
  it.each(changes)('after %s changed', { timeout: fixtureTimeoutMs }, async (_, change, words) => {
    const before = site.html('index');
    if (words) expect(before).not.toContain(words);
    change();
    await site.expectSame();
    if (words) expect(site.html('index')).toContain(words);
  });
});
