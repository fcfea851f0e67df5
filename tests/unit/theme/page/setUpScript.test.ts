import { expect, it } from '@rstest/core';
import { callSource } from '../../../../theme/node/pageScripts/callSource';
import { setUpScript } from '../../../../theme/page/setUpScript';
import { openPage } from './openPage';

/** Marks an element; in an attribute, since new nodes would be set up again. */
const mark = (element: HTMLElement, data: string) => element.setAttribute('data-mark', `set up ${data}`);
const markOf = (element: Element) => element.getAttribute('data-mark');

it('sets up elements that components add, with their data', () => {
  const page = openPage('<i></i>');
  page.run(callSource(setUpScript, 'again', [{ selector: 'i', run: mark, data: 'x' }]));
  const added = page.document.createElement('i');
  page.document.body.append(added);
  page.window.dispatchEvent(new page.window.Event('again'));
  expect([...page.document.querySelectorAll('i')].map(markOf)).toEqual(['set up x', 'set up x']);
});

it('sets up again what comes back from the back/forward cache, and has storage read again', () => {
  const page = openPage('');
  page.run(callSource(setUpScript, 'again', [{ selector: 'i', run: mark, data: '' }]));
  const added = page.document.createElement('i');
  page.document.body.append(added);
  const read: (string | null)[] = [];
  page.window.addEventListener('storage', event => read.push((event as unknown as StorageEvent).key));
  const show = (persisted: boolean) => {
    page.window.dispatchEvent(Object.assign(new page.window.Event('pageshow'), { persisted }));
    return [markOf(added), ...read];
  };
  expect([show(false), show(true)]).toEqual([[null], ['set up ', null]]);
});

it('measures only once the style sheets are there', () => {
  const page = openPage('<i></i><b></b>');
  const link = page.document.createElement('link');
  link.setAttribute('rel', 'stylesheet');
  let sheet: object | null = null;
  Object.defineProperty(link, 'sheet', { get: () => sheet });
  page.document.body.append(link);
  page.run(
    callSource(setUpScript, 'again', [
      { selector: 'i', run: mark, data: '' },
      { selector: 'b', run: mark, data: '', measures: true },
    ]),
  );
  const marks = () => {
    page.window.dispatchEvent(new page.window.Event('again'));
    return [markOf(page.find('i')), markOf(page.find('b'))];
  };
  expect(marks()).toEqual(['set up ', null]);
  sheet = {};
  expect(marks()).toEqual(['set up ', 'set up ']);
});
