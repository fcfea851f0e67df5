import { describe, expect, it } from '@rstest/core';
import { restoreSidebar } from '../../../../theme/page/restoreSidebar';
import { openPage } from './openPage';

const key = 'sidebar';
/** Two groups with pages, one of them inside the other, and a closed one at the end. */
const rows = `
  <li><a href="/start">Start</a></li>
  <li><details data-key="0 guide"><summary id="guide">Guide</summary>
    <li><a href="/guide/a">A</a></li>
    <li>
      <a href="/guide/more">More</a>
      <details data-key="1 more"><summary>More</summary><li><a href="/guide/more/b">B</a></li></details>
    </li>
  </details></li>
  <li><details data-key="0 api" open><summary id="api">API</summary><li><a href="/api/x">X</a></li></details></li>`;

/** Opens a page whose sidebar shows `current`, with what the session has saved. */
function visit(current: string, saved?: unknown, { content = rows, isBlocked = false } = {}) {
  const marked = content.replace(`href="${current}"`, '$& aria-current="page"');
  const page = openPage(`<div id="scroller"><nav class="duet-sidebar">${marked}</nav></div>`, {
    url: `http://site.test${current}`,
    isBlocked,
  });
  if (saved !== undefined && !isBlocked)
    page.window.sessionStorage.setItem(key, typeof saved === 'string' ? saved : JSON.stringify(saved));
  const restore = () => page.run(`(${restoreSidebar})(document.querySelector('nav'), '${key}')`);
  const box = (element: HTMLElement, top: number, height: number) => {
    element.getBoundingClientRect = () => ({ top, height, bottom: top + height }) as DOMRect;
  };
  // The sidebar is 100 px high, and the current entry is below it.
  box(page.find('#scroller'), 0, 100);
  const entry = page.document.querySelector<HTMLElement>('[aria-current]');
  if (entry) box(entry, 300, 20);
  return {
    ...page,
    restore,
    open: () =>
      [...page.document.querySelectorAll('details')]
        .filter(group => group.open)
        .map(group => group.dataset.key),
    saved: () => JSON.parse(page.window.sessionStorage.getItem(key) ?? 'null'),
    scroller: page.find('#scroller'),
  };
}

describe('groups', () => {
  it('of the current page are open, at any depth', () => {
    const page = visit('/guide/more/b');
    page.restore();
    expect(page.open()).toEqual(['0 guide', '1 more', '0 api']);
  });

  it('whose own page is the current one are open', () => {
    const page = visit('/guide/more');
    page.restore();
    expect(page.open()).toEqual(['0 guide', '1 more', '0 api']);
  });

  it('stay as the reader left them', () => {
    const page = visit('/start', { path: '/api/x', groups: { '0 api': false, '0 guide': true } });
    page.restore();
    expect(page.open()).toEqual(['0 guide']);
  });

  it('of the current page stay closed after a reload, if the reader closed them', () => {
    const page = visit('/guide/a', { path: '/guide/a', groups: { '0 guide': false } });
    page.restore();
    expect(page.open()).toEqual(['0 api']);
  });

  it.each([
    ['opens', '#guide', { '0 guide': true }],
    ['closes', '#api', { '0 api': false }],
  ])('are saved when the reader %s one', (_, name, groups) => {
    const page = visit('/start');
    page.restore();
    const group = page.find(name).parentElement as HTMLDetailsElement;
    const { open } = group;
    // Browsers toggle a group after the event; the document of the tests does it before.
    const untoggle = () => {
      group.open = open;
    };
    group.parentElement!.addEventListener('click', untoggle);
    page.find(name).click();
    expect(page.saved().groups).toEqual(groups);
  });

  it.each(['null', '{', '[]'])('open without what was saved, if that is %s', saved => {
    const page = visit('/guide/a', saved);
    page.restore();
    expect(page.open()).toEqual(['0 guide', '0 api']);
  });

  it('open where storage is blocked', () => {
    const page = visit('/guide/a', undefined, { isBlocked: true });
    page.restore();
    expect(page.open()).toEqual(['0 guide', '0 api']);
  });
});

describe('the scroll position', () => {
  it('brings the current entry of another page into view, in the middle', () => {
    const page = visit('/api/x');
    page.restore();
    expect(page.scroller.scrollTop).toBe(300 - (100 - 20) / 2);
  });

  it('stays after a reload, even if the entry is out of view', () => {
    const page = visit('/api/x', { path: '/api/x', home: '/start', top: 7 });
    page.restore();
    expect(page.scroller.scrollTop).toBe(7);
  });

  it('is not that of the sidebar of another section', () => {
    const page = visit('/api/x', { path: '/api/x', home: '/other', top: 7 });
    page.restore();
    expect(page.scroller.scrollTop).toBe(260);
  });

  it('is saved when the page is left', () => {
    const page = visit('/start', { path: '/start', home: '/start' });
    page.restore();
    page.scroller.scrollTop = 33;
    page.window.dispatchEvent(new page.window.Event('pagehide'));
    expect(page.saved()).toMatchObject({ path: '/start', home: '/start', top: 33 });
  });
});

it('changes nothing when it runs again on the same page, so that the reader keeps what was opened', () => {
  const page = visit('/guide/a');
  page.restore();
  (page.find('#guide').parentElement as HTMLDetailsElement).open = false;
  page.scroller.scrollTop = 5;
  page.restore();
  expect([page.open(), page.scroller.scrollTop]).toEqual([['0 api'], 5]);
});
