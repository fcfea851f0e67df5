import { afterEach, beforeEach, describe, expect, it, rs } from '@rstest/core';
import { act } from 'react';
import { useActiveAnchor } from '../../../../../theme/client/hooks/useActiveAnchor';
import { useAlternateHref } from '../../../../../theme/client/hooks/useAlternateHref';
import { useConfiguredText } from '../../../../../theme/client/hooks/useConfiguredText';
import { useDuetOptions } from '../../../../../theme/client/hooks/useDuetOptions';
import { useEditLink } from '../../../../../theme/client/hooks/useEditLink';
import { useIsActiveNavItem } from '../../../../../theme/client/hooks/useIsActiveNavItem';
import { usePageLink } from '../../../../../theme/client/hooks/usePageLink';
import { usePerLanguage } from '../../../../../theme/client/hooks/usePerLanguage';
import { usePrevNextPage } from '../../../../../theme/client/hooks/usePrevNextPage';
import { useSetUp } from '../../../../../theme/client/hooks/useSetUp';
import { useSiteAddress } from '../../../../../theme/client/hooks/useSiteAddress';
import { pageEvents } from '../../../../../theme/shared/page';
import { renderInSite } from '../site/renderInSite';
import siteData from '../site/siteData';

const { themeConfig } = siteData;

beforeEach(() => {
  siteData.themeConfig = structuredClone(themeConfig);
});
afterEach(() => {
  siteData.themeConfig = themeConfig;
  rs.useRealTimers();
  rs.unstubAllGlobals();
});

describe('useSiteAddress', () => {
  it('knows the language and version of the page, and the home pages', async () => {
    const { result } = await renderInSite(useSiteAddress, '/v1/guide/one');
    const { homeOf, ...address } = result();
    expect(address).toMatchObject({ lang: 'en', version: 'v1', langLabel: 'English' });
    expect(homeOf()).toBe('/v1/');
    expect(homeOf({ lang: 'zh' })).toBe('/v1/zh/');
    expect(homeOf({ lang: 'zh', version: 'v2' })).toBe('/zh/');
  });
});

describe('useAlternateHref', () => {
  it.each([
    ['the page in another language', '/guide/one', { lang: 'zh' }, '/zh/guide/one'],
    ['the page in another version', '/guide/one', { version: 'v1' }, '/v1/guide/one'],
    ['query and hash', '/guide/one?a=1#two', { lang: 'zh' }, '/zh/guide/one?a=1#two'],
    ['no hash that the router cannot decode', '/guide/one#%', { lang: 'zh' }, '/zh/guide/one'],
    ['the home page where the page is missing', '/guide/english', { lang: 'zh' }, '/zh/'],
    ['the home page from a page that does not exist', '/nowhere', { lang: 'zh' }, '/zh/'],
  ])('leads to %s', async (_, path, to, href) => {
    const { result } = await renderInSite(useAlternateHref, path);
    expect(result()(to)).toBe(href);
  });
});

describe('usePageLink', () => {
  it.each([
    ['the language of the page', '/zh/guide/one', '/guide/one', '/zh/guide/one'],
    ['a page that the language lacks as it is', '/zh/guide/one', '/guide/two', '/guide/two'],
    [
      'another site as it is',
      '/zh/guide/one',
      'https://other.test/guide/one',
      'https://other.test/guide/one',
    ],
  ])('resolves links to %s', async (_, path, href, expected) => {
    const { result } = await renderInSite(usePageLink, path);
    expect(result()(href)).toBe(expected);
  });
});

describe('useIsActiveNavItem', () => {
  it('finds the entry of the section, and none on a page that does not exist', async () => {
    const item = { text: 'Guide', link: '/guide/one', activeMatch: '^/guide/' };
    expect((await renderInSite(useIsActiveNavItem, '/guide/two')).result()(item)).toBe(true);
    expect((await renderInSite(useIsActiveNavItem, '/')).result()(item)).toBe(false);
    expect((await renderInSite(useIsActiveNavItem, '/guide/none')).result()(item)).toBe(false);
  });
});

describe('usePrevNextPage', () => {
  it.each([
    ['/guide/one', undefined, '/guide/two'],
    ['/guide/two', '/guide/one', '/guide/three'],
    ['/guide/three', '/guide/two', undefined],
    ['/zh/guide/two', '/zh/guide/one', '/zh/guide/three'],
  ])('finds the neighbours of %s', async (path, before, after) => {
    const { prevPage, nextPage } = (await renderInSite(usePrevNextPage, path)).result();
    expect([prevPage?.link, nextPage?.link]).toEqual([before, after]);
  });
});

describe('useEditLink', () => {
  it.each([
    ['/guide/one', { text: 'Edit', link: 'https://code.test/docs/en/guide/one.mdx' }],
    ['/zh/guide/one', { text: '编辑', link: 'https://code.test/zh/zh/zh/guide/one.mdx' }],
  ])('leads to the source of %s', async (path, link) => {
    expect((await renderInSite(useEditLink, path)).result()).toEqual(link);
  });

  it('is missing without an address, and has a word of its own', async () => {
    siteData.themeConfig.editLink = { docRepoBaseUrl: '', text: 'Edit' };
    expect((await renderInSite(useEditLink, '/guide/one')).result()).toBeNull();
    Object.assign(siteData.themeConfig, { editLink: { docRepoBaseUrl: 'https://code.test' } });
    expect((await renderInSite(useEditLink, '/guide/one')).result()?.text).toBe('Edit this page');
  });
});

describe('texts', () => {
  it('come from the language, then from the site, then from the theme', async () => {
    const text = () => useConfiguredText('outlineTitle');
    expect((await renderInSite(text, '/zh/guide/one')).result()).toBe('目录');
    expect((await renderInSite(text, '/guide/one')).result()).toBe('For all');
    Object.assign(siteData.themeConfig, { outlineTitle: undefined });
    expect((await renderInSite(text, '/guide/one')).result()).toBe('On this page');
  });

  it('are picked for the language of the page', async () => {
    const { result } = await renderInSite(usePerLanguage, '/zh/guide/one');
    expect(result()({ en: 'House', zh: '房子' })).toBe('房子');
    expect(result()({ en: 'House' })).toBe('House');
  });
});

describe('useDuetOptions', () => {
  it('says how to add a plugin that is missing', async () => {
    Object.assign(siteData.themeConfig, { duet: undefined });
    await expect(renderInSite(useDuetOptions, '/')).rejects.toThrow('plugins: [pluginDuet()]');
  });
});

describe('useSetUp', () => {
  it('asks for it at the start and after each navigation to another page', async () => {
    let count = 0;
    const { page, navigate } = await renderInSite(() => {
      rs.stubGlobal('dispatchEvent', (event: Event) => event.type === pageEvents.setUp && count++);
      useSetUp();
    }, '/guide/one');
    expect(count).toBe(1);
    await navigate('/guide/one#part');
    expect(count).toBe(1);
    await navigate('/guide/two');
    expect(count).toBe(2);
    page.window.close();
  });
});

describe('useActiveAnchor', () => {
  const headers = ['one', 'two', 'three'].map(id => ({ id, text: id, depth: 2, charIndex: 0 }));

  it('marks the first heading in view, and knows the last one under the bars', async () => {
    const sections = headers.map(({ id }) => `<h2 id="${id}"></h2>`).join('');
    const tops: Record<string, number> = { one: 100, two: 600, three: 1200 };
    rs.useFakeTimers();
    const { page, result } = await renderInSite(
      () => {
        for (const { id } of headers) {
          const heading = document.getElementById(id)!;
          heading.getBoundingClientRect = () => ({ top: tops[id] }) as DOMRect;
        }
        return useActiveAnchor(headers);
      },
      '/guide/one',
      `<main></main>${sections}`,
    );
    expect(result()).toEqual({ activeAnchorId: 'one', scrolledHeader: undefined });
    Object.assign(tops, { one: -500, two: -10, three: 600 });
    await act(async () => {
      page.window.dispatchEvent(new page.window.Event('scroll'));
      await rs.advanceTimersByTimeAsync(200);
    });
    expect(result()).toEqual({ activeAnchorId: 'three', scrolledHeader: headers[1] });
  });
});
