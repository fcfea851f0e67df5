import type { UserConfig } from '@rspress/core';
import { describe, expect, it } from '@rstest/core';
import { siteAddressOf } from '../../../../shared/address';
import { notFoundPages } from '../../../../theme/build/notFoundPages';
import { headScript, withHeadScript } from '../../../../theme/inline/head';

const site = {
  base: 'docs',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
};

/** Text of the script that a configuration adds to the head of its pages. */
function scriptOf({ builderConfig }: UserConfig): string {
  const [tag] = [builderConfig?.html?.tags ?? []].flat();
  if (typeof tag !== 'function') throw new TypeError('The first tag is no function.');
  const tags = tag([], { hash: '', entryName: 'index', outputName: 'index.html', publicPath: '/' });
  return tags?.[0]?.children ?? '';
}

describe('withHeadScript', () => {
  it('honours what the site says of redirects, and keeps Rspress from doing its own', () => {
    const config = withHeadScript({
      ...site,
      route: { localeRedirect: 'only-default-lang', cleanUrls: true },
    });
    expect(config.route).toEqual({ localeRedirect: 'never', cleanUrls: true });
    expect(scriptOf(config)).toContain('only-default-lang');
  });
  it('keeps the tags of the site', () => {
    const tag = { tag: 'meta' };
    const { html } = withHeadScript({ ...site, builderConfig: { html: { tags: [tag] } } }).builderConfig!;
    expect(html?.tags).toHaveLength(2);
    expect(html?.tags).toContain(tag);
  });
});

describe('headScript', () => {
  it('is valid by itself and cannot end its own element', () => {
    const script = headScript({ ...siteAddressOf(site), langs: ['</script>'], redirect: 'auto' });
    expect(script).not.toContain('</script>');
    expect(() => new Function(script)).not.toThrow();
  });
});

describe('notFoundPages', () => {
  it('adds one for every language and version but the default', () => {
    const paths = notFoundPages(siteAddressOf(site)).map(({ routePath }) => routePath);
    expect(paths).toEqual(['/zh/404', '/v1/404', '/v1/zh/404']);
  });
  it('adds none to a site of one language', () => {
    expect(notFoundPages(siteAddressOf({}))).toEqual([]);
  });
});
