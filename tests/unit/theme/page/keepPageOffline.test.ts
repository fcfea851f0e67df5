import { expect, it } from '@rstest/core';
import { keepPageOffline } from '../../../../theme/page/keepPageOffline';
import { openPage } from './openPage';

/** A page with links and the text for the reader; `handled` tells whether a click keeps the page in view. */
function open(isOnline: boolean) {
  const page = openPage(
    '<a id="next" href="/guide/next">Next</a><a id="here" href="#part">Here</a>' +
      '<a id="away" href="https://example.com/">Away</a><a id="tab" href="/guide/next" target="_blank">Tab</a>' +
      '<p class="note" data-offline="No connection."></p>',
  );
  Object.defineProperty(page.window.navigator, 'onLine', { value: isOnline, configurable: true });
  page.run(`(${keepPageOffline})('.note')`);
  const press = (id: string, init = {}) => {
    const event = new page.window.MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    page.find(id).dispatchEvent(event as unknown as Event);
    return event.defaultPrevented;
  };
  return { ...page, press };
}

it('keeps the page in view and says why', async () => {
  const page = open(false);
  expect(page.press('#next')).toBe(true);
  await expect.poll(() => page.find('[role=status]').textContent).toBe('No connection.');
});

it.each([
  ['a part of the page', '#here', {}],
  ['another site', '#away', {}],
  ['a new tab', '#tab', {}],
  ['a link that is opened with a key', '#next', { ctrlKey: true }],
])('leaves %s to the browser', (_, id, init) => {
  expect(open(false).press(id, init)).toBe(false);
});

it('leaves all links to the browser while there is a connection', () => {
  expect(open(true).press('#next')).toBe(false);
});
