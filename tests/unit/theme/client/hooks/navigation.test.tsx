import { useLocation } from '@rspress/core/runtime';
import { afterEach, beforeEach, describe, expect, it, rs } from '@rstest/core';
import { act } from 'react';
import { isConnectionLost, stopWaiting } from '../../../../../theme/client/browser/connection';
import { useLinkNavigate } from '../../../../../theme/client/hooks/useLinkNavigate';
import { useModal } from '../../../../../theme/client/hooks/useModal';
import { useScrollAfterNav } from '../../../../../theme/client/hooks/useScrollAfterNav';
import { useScrollReset } from '../../../../../theme/client/hooks/useScrollReset';
import { renderInSite } from '../site/renderInSite';
import { missing, preloaded } from '../site/routes';

beforeEach(() => {
  preloaded.length = 0;
  missing.clear();
});
afterEach(() => {
  stopWaiting();
  rs.useRealTimers();
  rs.unstubAllGlobals();
  rs.restoreAllMocks();
});

describe('useLinkNavigate', () => {
  /** Opens a page, and notes which addresses the browser is told to load. */
  async function open(path: string) {
    const rendered = await renderInSite(() => ({ follow: useLinkNavigate(), at: useLocation() }), path);
    const loads: string[] = [];
    rs.spyOn(rendered.page.window.location, 'assign').mockImplementation(
      href => void loads.push(String(href)),
    );
    preloaded.length = 0;
    return {
      loads,
      at: () => rendered.result().at,
      follow: (href: string) => act(async () => rendered.result().follow(href)),
    };
  }

  it('shows a page of the site once its script is loaded', async () => {
    const { follow, at, loads } = await open('/guide/one');
    await follow('/guide/two?a=1#part');
    expect(preloaded).toEqual(['/guide/two']);
    expect([at().pathname, at().search, at().hash]).toEqual(['/guide/two', '?a=1', '#part']);
    expect(loads).toEqual([]);
  });

  it('stays on the page for another query, and loads nothing', async () => {
    const { follow, at } = await open('/guide/one');
    await follow('/guide/one?tab=two');
    expect(preloaded).toEqual([]);
    expect(at().search).toBe('?tab=two');
  });

  it.each([
    ['another site', 'https://other.test/', 'https://other.test/'],
    ['a heading', '#part', '#part'],
    ['a page that the site lacks', '/guide/none', '/docs/guide/none'],
    ['a file beside the page', 'file.pdf', '/docs/guide/file.pdf'],
  ])('leaves %s to the browser', async (_, href, loaded) => {
    const { follow, loads } = await open('/guide/one');
    await follow(href);
    expect(loads).toEqual([loaded]);
  });

  it('loads the whole page when its script is gone, because the site was deployed again', async () => {
    rs.spyOn(console, 'error').mockImplementation(() => {});
    rs.stubGlobal('fetch', async () => ({}));
    const { follow, at, loads } = await open('/guide/one');
    missing.add('/guide/two');
    await follow('/guide/two');
    expect(loads).toEqual(['/docs/guide/two']);
    expect(at().pathname).toBe('/guide/one');
  });

  it('keeps the page without a connection, and says so', async () => {
    rs.spyOn(console, 'error').mockImplementation(() => {});
    rs.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    const { follow, at, loads } = await open('/guide/one');
    missing.add('/guide/two');
    await follow('/guide/two');
    expect([at().pathname, isConnectionLost.get(), loads]).toEqual(['/guide/one', true, []]);
    await follow('/guide/three');
    expect([at().pathname, isConnectionLost.get()]).toEqual(['/guide/three', false]);
  });
});

describe('scrolling', () => {
  it('starts a new page at its top, but not a part of one or a page of the history', async () => {
    const scrolled: unknown[] = [];
    const { navigate, page } = await renderInSite(() => {
      noteScrolling(scrolled);
      useScrollReset();
    }, '/guide/one');
    await navigate('/guide/two');
    expect(scrolled).toEqual([{ top: 0, behavior: 'instant' }]);
    await navigate('/guide/three#part');
    await navigate(-1);
    expect(scrolled.length).toBe(1);
    page.window.close();
  });

  it('moves to the heading of the address and focuses it, unless the reader has moved the focus', async () => {
    const html = '<main></main><button>Menu</button><h2 id="ünder">A</h2><h2 id="b">B</h2>';
    const { navigate, page } = await renderInSite(useScrollAfterNav, '/guide/one', html);
    rs.useFakeTimers();
    const shown: string[] = [];
    for (const heading of page.document.querySelectorAll('h2'))
      heading.scrollIntoView = () => void shown.push(heading.id);
    await navigate('/guide/two#%C3%BCnder');
    await rs.advanceTimersByTimeAsync(100);
    expect(shown).toEqual(['ünder']);
    expect(page.document.activeElement?.id).toBe('ünder');
    await navigate('/guide/two#b');
    page.find('button').focus();
    await rs.advanceTimersByTimeAsync(100);
    expect(shown).toEqual(['ünder', 'b']);
    expect(page.document.activeElement?.tagName).toBe('BUTTON');
  });
});

describe('useModal', () => {
  const html = '<main></main><dialog><a href="/docs/guide/two">Two</a><p>Text</p></dialog>';

  /** A dialog that the hook opens and closes, in a browser without `command`. */
  async function open() {
    rs.stubGlobal('HTMLButtonElement', class {});
    const { result, navigate, page } = await renderInSite(
      () => useModal('(min-width: 960px)'),
      '/guide/one',
      html,
    );
    const element = page.find('dialog') as HTMLDialogElement;
    result().dialog.ref.current = element;
    return { ...result(), element, navigate, page };
  }

  it('opens and closes in browsers without the command attribute', async () => {
    const { opener, closer, element } = await open();
    opener.onClick();
    expect(element.open).toBe(true);
    closer.onClick();
    expect(element.open).toBe(false);
  });

  it('closes when a link in it is followed, and when the page changes', async () => {
    const { dialog, opener, element, navigate, page } = await open();
    opener.onClick();
    dialog.onClick({ target: page.find('p') } as never);
    expect(element.open).toBe(true);
    dialog.onClick({ target: page.find('dialog a') } as never);
    expect(element.open).toBe(false);
    opener.onClick();
    await navigate('/guide/two');
    expect(element.open).toBe(false);
  });
});

/** Notes where the window is scrolled to. */
function noteScrolling(scrolled: unknown[]) {
  window.scrollTo = ((to: unknown) => void scrolled.push(to)) as typeof window.scrollTo;
}
