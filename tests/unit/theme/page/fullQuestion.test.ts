import { expect, it } from '@rstest/core';
import { fullQuestion } from '../../../../theme/page/fullQuestion';
import { openPage } from './openPage';

const path = "/docs/what's $1 (new).md";
const question = (address: string) =>
  `https://chat.example/?q=${encodeURIComponent(`Read ${address}, please.`)}`;

/** A page with a link to a chat, and one without a question. */
function open() {
  const page = openPage('<a class="ask"><b>Ask</b></a><a class="other" href="/docs/next">Next</a>');
  page.find('.ask').setAttribute('href', question(path));
  page.find('.ask').setAttribute('data-path', path);
  page.run(`(${fullQuestion})('data-path')`);
  const send = (selector: string, type: string) =>
    page.find(selector).dispatchEvent(new page.window.Event(type, { bubbles: true }) as unknown as Event);
  return {
    send,
    href: (selector: string) => page.find(selector).getAttribute('href'),
    origin: page.window.location.origin,
  };
}

it.each([['pointerdown'], ['click']])('names the address of the page once it is pressed (%s)', type => {
  const { send, href, origin } = open();
  expect(href('.ask')).toBe(question(path));
  send('.ask b', type);
  expect(href('.ask')).toBe(question(origin + path));
});

it('adds the origin once, and leaves other links alone', () => {
  const { send, href, origin } = open();
  send('.ask', 'pointerdown');
  send('.ask', 'click');
  send('.other', 'click');
  expect(href('.ask')).toBe(question(origin + path));
  expect(href('.other')).toBe('/docs/next');
});
