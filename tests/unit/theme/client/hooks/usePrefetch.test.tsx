import { afterEach, beforeEach, describe, expect, it, rs } from '@rstest/core';
import { act } from 'react';
import { prefetchSoon } from '../../../../../theme/client/browser/prefetch';
import { usePrefetch } from '../../../../../theme/client/hooks/usePrefetch';
import { renderInSite } from '../site/renderInSite';
import { missing, preloaded } from '../site/routes';
import siteData from '../site/siteData';

const { route } = siteData;

beforeEach(() => {
  preloaded.length = 0;
  missing.clear();
  rs.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  siteData.route = route;
  rs.useRealTimers();
  rs.unstubAllGlobals();
});

/** Opens the first page of the guide; `connection` is that of the browser. */
async function open(links: string, connection: object = {}) {
  const observers: ((entries: object[]) => void)[] = [];
  const observed: Element[] = [];
  rs.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(changed: (entries: object[]) => void) {
        observers.push(changed);
      }
      observe = (link: Element) => void observed.push(link);
      disconnect() {}
    },
  );
  rs.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const html = `<main id="duet-main"></main><nav class="duet-sidebar">${links}</nav>`;
  const rendered = await renderInSite(usePrefetch, '/guide/one', html);
  const { page } = rendered;
  rs.stubGlobal('navigator', { connection });
  preloaded.length = 0;
  return {
    ...rendered,
    observed,
    /** Tells that links come into view. */
    async show(targets: Element[]) {
      for (const changed of observers) changed(targets.map(target => ({ target, isIntersecting: true })));
      await rs.advanceTimersByTimeAsync(0);
    },
    /** Sends an event to an element. */
    use: (type: string, selector: string) => {
      const event = new page.window.Event(type, { bubbles: true }) as unknown as Event;
      return act(async () => void page.find(selector).dispatchEvent(event));
    },
  };
}

const link = (href: string, more = '') => `<a href="${href}" ${more}>Link</a>`;
const two = link('/docs/guide/two');

describe('pages are loaded before a click', () => {
  it('when the pointer rests on a link, and once', async () => {
    const { use } = await open(two);
    await use('mouseover', 'a');
    await rs.advanceTimersByTimeAsync(64);
    expect(preloaded).toEqual([]);
    await rs.advanceTimersByTimeAsync(1);
    expect(preloaded).toEqual(['/guide/two']);
  });

  it('not when the pointer passes over it', async () => {
    const { use } = await open(`${two}<p></p>`);
    await use('mouseover', 'a');
    await rs.advanceTimersByTimeAsync(40);
    await use('mouseover', 'p');
    await rs.advanceTimersByTimeAsync(200);
    expect(preloaded).toEqual([]);
  });

  it.each(['mousedown', 'touchstart'])('at once on %s', async type => {
    const { use } = await open(two);
    await use(type, 'a');
    expect(preloaded).toEqual(['/guide/two']);
  });

  it.each([
    ['of another site', link('https://other.test/docs/guide/two')],
    ['outside the base', link('/other/guide/two')],
    ['of this page', link('/docs/guide/one#part')],
    ['that the site lacks', link('/docs/guide/none')],
    ['in a new tab', link('/docs/guide/two', 'target="_blank"')],
    ['that are downloads', link('/docs/guide/two', 'download')],
  ])('but not those %s', async (_, html) => {
    const { use } = await open(html);
    await use('mousedown', 'a');
    expect(preloaded).toEqual([]);
  });

  it('but not when the reader saves data', async () => {
    const { use } = await open(two, { saveData: true });
    await use('mousedown', 'a');
    expect(preloaded).toEqual([]);
  });

  it('but not when the site switches it off', async () => {
    siteData.route = { ...route, prefetchLink: false };
    const { use } = await open(two);
    await use('mousedown', 'a');
    expect(preloaded).toEqual([]);
  });

  it('and not any more after the page was left', async () => {
    const { use, page, unmount } = await open(two);
    await unmount();
    await use('mousedown', 'a');
    prefetchSoon(page.find('a'));
    await rs.advanceTimersByTimeAsync(100);
    expect(preloaded).toEqual([]);
  });
});

describe('pages of links in view', () => {
  const fast = { effectiveType: '4g', downlink: 10 };
  const links = [two, link('/docs/guide/three'), link('/docs/zh/guide/one')].join('');

  it('are loaded on a fast connection, after the reader has used the page', async () => {
    const { use, observed, show } = await open(links, fast);
    expect(observed).toEqual([]);
    await use('focusin', '.duet-sidebar');
    expect(observed.length).toBe(3);
    await show(observed);
    await expect.poll(() => preloaded).toEqual(['/guide/two', '/guide/three', '/zh/guide/one']);
  });

  it('are not loaded any more after one failed', async () => {
    missing.add('/guide/two');
    const { use, observed, show } = await open(links, fast);
    await use('focusin', '.duet-sidebar');
    expect(observed.length).toBe(3);
    await show(observed);
    await show(observed);
    expect(preloaded).toEqual(['/guide/two']);
  });

  it('are left alone on a slow connection', async () => {
    const { use, observed } = await open(links, { effectiveType: '4g', downlink: 1 });
    await use('focusin', '.duet-sidebar');
    await rs.advanceTimersByTimeAsync(100);
    expect(observed).toEqual([]);
  });
});
