import { expect, it } from '@rstest/core';
import { setUpPanel } from '../../../../theme/page/setUpPanel';
import { openPage } from './openPage';

/** An open panel with a link, and two buttons outside, the second of which is its own. */
function open() {
  const page = openPage(
    '<div id="panel"><a href="#here">link</a><button id="inside"></button></div><button id="other"></button><button id="own" popovertarget="panel"></button>',
  );
  const panel = page.find('#panel');
  // The document of the tests has no popovers.
  let isOpen = true;
  Object.assign(panel, {
    popover: 'auto',
    matches: () => isOpen,
    hidePopover() {
      isOpen = false;
    },
  });
  page.run(`(${setUpPanel})(document.querySelector('#panel'))`);
  return { ...page, isOpen: () => isOpen };
}

it('closes when a link in it is followed', () => {
  const page = open();
  page.find('#inside').click();
  expect(page.isOpen()).toBe(true);
  page.find('a').click();
  expect(page.isOpen()).toBe(false);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'stays open for a link that %s opens elsewhere',
  key => {
    const page = open();
    const click = new page.window.MouseEvent('click', { bubbles: true, [key]: true });
    page.find('a').dispatchEvent(click as unknown as Event);
    expect(page.isOpen()).toBe(true);
  },
);

it.each([
  ['stays open while the focus moves inside', '#inside', true],
  ['closes when the focus leaves it', '#other', false],
  ['leaves it to its own button to close it', '#own', true],
])('%s', (_, target, isOpen) => {
  const page = open();
  page.find('a').focus();
  page.find(target).focus();
  expect(page.isOpen()).toBe(isOpen);
});

it('listens to the window only while it is open', () => {
  const page = open();
  const send = (target: EventTarget, type: string, more = {}) =>
    target.dispatchEvent(Object.assign(new page.window.Event(type), more) as unknown as Event);
  const resize = () => send(page.window as unknown as EventTarget, 'resize');
  const toggle = (newState: string) => send(page.find('#panel'), 'toggle', { newState });
  resize();
  toggle('open');
  toggle('closed');
  resize();
  expect(page.isOpen()).toBe(true);
  toggle('open');
  resize();
  expect(page.isOpen()).toBe(false);
});
