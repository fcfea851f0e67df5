import { describe, expect, it } from '@rstest/core';
import { callSource } from '../../../../theme/node/pageScripts/callSource';
import { tabsScript } from '../../../../theme/page/tabsScript';
import { pageEvents, type TabShown } from '../../../../theme/shared/page';
import { nextTab } from '../../../../theme/shared/tabs';
import { openPage, type TestPage } from './openPage';

const source = callSource(tabsScript, { prefix: 'tabs-', ...pageEvents }, nextTab);

/** The HTML of tabs, the first of which is selected; a name with a `-` in front is disabled. */
function tabs(id: string, names: string[], attributes = '', content = '') {
  const tab = (name: string, index: number) =>
    `<button role="tab" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}" ${name.startsWith('-') ? 'aria-disabled="true"' : ''}>${name}</button>`;
  const panel = (name: string, index: number) =>
    `<div role="tabpanel" data-name="${name}" ${index === 0 ? '' : 'hidden'}>${index === 0 ? content : ''}</div>`;
  return `<div class="duet-tabs" id="${id}" ${attributes}><div class="duet-tabs__bar"><div role="tablist">${names.map(tab).join('')}</div></div>${names.map(panel).join('')}</div>`;
}

/** The name of the panel that is visible, of the tab that is selected, and of the one that Tab reaches. */
function shown({ document }: TestPage, id: string) {
  const names = (path: string) =>
    [...document.querySelectorAll<HTMLElement>(`#${id} > ${path}`)].map(
      element => element.dataset.name ?? element.textContent,
    );
  const list = 'div > [role=tablist] >';
  const all = [
    names('[role=tabpanel]:not([hidden])'),
    names(`${list} [aria-selected=true]`),
    names(`${list} [tabindex="0"]`),
  ].map(String);
  return new Set(all).size === 1 ? all[0] : all;
}

const tabOf = (page: TestPage, id: string, name: string) =>
  [...page.document.querySelectorAll<HTMLElement>(`#${id} > div > [role=tablist] > [role=tab]`)].find(
    ({ textContent }) => textContent === name,
  )!;
const press = (page: TestPage, id: string, name: string) => tabOf(page, id, name).click();
const rendered = (page: TestPage, id: string) => {
  const event = new page.window.Event(pageEvents.tabsRendered, { bubbles: true, cancelable: true });
  return !page.find(`#${id}`).dispatchEvent(event as unknown as Event);
};
const systems = ['Linux', 'macOS', 'Windows'];
const group = 'data-group="system"';

describe('a pressed tab', () => {
  it('shows its panel, and nothing else changes', () => {
    const page = openPage(tabs('a', systems) + tabs('b', systems));
    page.run(source);
    press(page, 'a', 'macOS');
    expect(shown(page, 'a')).toBe('macOS');
    expect(shown(page, 'b')).toBe('Linux');
    expect(page.window.localStorage.length).toBe(0);
  });

  it('is remembered and shown in all tabs of its group that have it', () => {
    const page = openPage(
      tabs('a', systems, group) + tabs('b', ['Windows', 'Linux'], group) + tabs('c', ['Linux', 'BSD'], group),
    );
    page.run(source);
    press(page, 'a', 'Windows');
    expect(['a', 'b', 'c'].map(id => shown(page, id))).toEqual(['Windows', 'Windows', 'Linux']);
    expect(page.window.localStorage.getItem('tabs-system')).toBe('Windows');
  });

  it('does nothing if it is disabled', () => {
    const page = openPage(tabs('a', ['Linux', '-macOS'], group));
    page.run(source);
    press(page, 'a', '-macOS');
    expect(shown(page, 'a')).toBe('Linux');
  });

  it('changes the innermost tabs alone', () => {
    const page = openPage(tabs('a', systems, '', tabs('b', ['x', 'y'])));
    page.run(source);
    press(page, 'b', 'y');
    expect([shown(page, 'a'), shown(page, 'b')]).toEqual(['Linux', 'y']);
  });

  it('is left alone in tabs of another library inside a panel', () => {
    const foreign =
      '<div role="tablist"><button role="tab">1</button><button role="tab" id="x">2</button></div>';
    const page = openPage(tabs('a', systems, '', foreign));
    page.run(source);
    page.find('#x').click();
    expect(shown(page, 'a')).toBe('Linux');
  });
});

describe('keys', () => {
  const key = (page: TestPage, name: string, options = {}) => {
    const event = new page.window.KeyboardEvent('keydown', {
      key: name,
      bubbles: true,
      cancelable: true,
      ...options,
    });
    page.document.activeElement!.dispatchEvent(event as unknown as Event);
    return event.defaultPrevented;
  };

  it('select the next tab that is not disabled, and focus it', () => {
    const page = openPage(tabs('a', ['Linux', '-macOS', 'Windows']));
    page.run(source);
    tabOf(page, 'a', 'Linux').focus();
    expect(key(page, 'ArrowRight')).toBe(true);
    expect(shown(page, 'a')).toBe('Windows');
    expect(page.document.activeElement!.textContent).toBe('Windows');
  });

  it('keep their meaning with a modifier, or where they select nothing', () => {
    const page = openPage(tabs('a', systems));
    page.run(source);
    tabOf(page, 'a', 'Linux').focus();
    expect(key(page, 'ArrowRight', { altKey: true })).toBe(false);
    expect(key(page, 'a')).toBe(false);
    expect(shown(page, 'a')).toBe('Linux');
  });
});

describe('a choice', () => {
  it('of an earlier page is shown; one that no tab has is not', () => {
    const page = openPage(tabs('a', systems, group) + tabs('b', ['npm', 'yarn'], 'data-group="manager"'));
    page.window.localStorage.setItem('tabs-system', 'macOS');
    page.window.localStorage.setItem('tabs-manager', 'cargo');
    page.run(source);
    expect([shown(page, 'a'), shown(page, 'b')]).toEqual(['macOS', 'npm']);
  });

  it('of another browser tab is shown at once', () => {
    const page = openPage(tabs('a', systems, group));
    page.run(source);
    press(page, 'a', 'Windows');
    page.window.localStorage.setItem('tabs-system', 'macOS');
    page.window.dispatchEvent(new page.window.StorageEvent('storage', { key: 'tabs-other' }));
    expect(shown(page, 'a')).toBe('Windows');
    page.window.dispatchEvent(new page.window.StorageEvent('storage', { key: 'tabs-system' }));
    expect(shown(page, 'a')).toBe('macOS');
  });

  it('lasts until the page is left where storage is blocked, also for tabs that are rendered later', () => {
    const page = openPage(tabs('a', systems, group), { isBlocked: true });
    page.run(source);
    press(page, 'a', 'macOS');
    page.document.body.insertAdjacentHTML('beforeend', tabs('b', systems, group));
    rendered(page, 'b');
    expect([shown(page, 'a'), shown(page, 'b')]).toEqual(['macOS', 'macOS']);
  });
});

describe('rendering', () => {
  it('is answered, so that the component knows of the script', () => {
    const page = openPage(tabs('a', systems));
    expect(rendered(page, 'a')).toBe(false);
    page.run(source);
    expect(rendered(page, 'a')).toBe(true);
  });

  it('keeps the choice in tabs that have a new first tab', () => {
    const page = openPage(tabs('a', systems));
    page.run(source);
    press(page, 'a', 'macOS');
    page
      .find('#a [role=tablist]')
      .insertAdjacentHTML('afterbegin', '<button role="tab" aria-selected="true" tabindex="0">BSD</button>');
    page.find('#a > div').insertAdjacentHTML('afterend', '<div role="tabpanel" data-name="BSD"></div>');
    rendered(page, 'a');
    expect(shown(page, 'a')).toBe('macOS');
  });

  it('shows the first panel if the chosen one has gone', () => {
    const page = openPage(tabs('a', systems));
    page.run(source);
    press(page, 'a', 'Windows');
    tabOf(page, 'a', 'Windows').remove();
    page.find('[data-name=Windows]').remove();
    rendered(page, 'a');
    expect(shown(page, 'a')).toBe('Linux');
  });
});

describe('the event', () => {
  it('tells the selected tabs from others of the group, and comes once per change', () => {
    const page = openPage(tabs('a', systems, group) + tabs('b', systems, group));
    page.run(source);
    const seen: unknown[] = [];
    for (const id of ['a', 'b'])
      page.find(`#${id}`).addEventListener(pageEvents.tabShown, event => {
        const { index, isSelected } = (event as CustomEvent<TabShown>).detail;
        seen.push([id, index, isSelected]);
      });
    press(page, 'b', 'macOS');
    rendered(page, 'a');
    expect(seen).toEqual([
      ['b', 1, true],
      ['a', 1, false],
    ]);
  });
});

describe('tabs of the address', () => {
  const html = tabs('a', ['1', '2', '3'], 'data-query="page"');
  it.each([
    ['?page=2', '3'],
    ['?page=9', '1'],
    ['?page=x', '1'],
    ['?other=2', '1'],
  ])('are those of %s', (search, expected) => {
    const page = openPage(html, { url: `http://site.test/a${search}` });
    page.run(source);
    expect(shown(page, 'a')).toBe(expected);
  });

  it('change it before hydration, and follow it back', () => {
    const page = openPage(html, { url: 'http://site.test/a?x=1&page=2#b' });
    page.run(source);
    press(page, 'a', '2');
    expect(page.window.location.href).toBe('http://site.test/a?x=1&page=1#b');
    press(page, 'a', '1');
    expect(page.window.location.href).toBe('http://site.test/a?x=1#b');
    page.window.happyDOM.setURL('http://site.test/a?page=2');
    page.window.dispatchEvent(new page.window.PopStateEvent('popstate'));
    expect(shown(page, 'a')).toBe('3');
  });

  it('leave it to a component that cancels the event', () => {
    const page = openPage(html);
    page.run(source);
    page.find('#a').addEventListener(pageEvents.tabShown, event => event.preventDefault());
    press(page, 'a', '2');
    expect([shown(page, 'a'), page.window.location.search]).toEqual(['2', '']);
  });
});
