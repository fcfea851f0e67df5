import { afterEach, describe, expect, it, rs } from '@rstest/core';
import { act, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Tab, Tabs } from '../../../../../../theme/client/components/Tabs/Tabs';
import { callSource } from '../../../../../../theme/node/pageScripts/callSource';
import { tabsScript } from '../../../../../../theme/page/tabsScript';
import { pageEvents, storageKeys } from '../../../../../../theme/shared/page';
import { nextTab } from '../../../../../../theme/shared/tabs';
import { openPage } from '../../../page/openPage';

const script = callSource(tabsScript, { prefix: storageKeys.tabs, ...pageEvents }, nextTab);
let root: Root | undefined;

afterEach(async () => {
  await act(() => root?.unmount());
  root = undefined;
  rs.unstubAllGlobals();
});

/** The page of an element as the server sends it, with the script, before hydration. */
function visit(element: ReactElement, stored?: string) {
  const page = openPage(`<main>${renderToString(element)}</main>`);
  if (stored) page.window.localStorage.setItem(`${storageKeys.tabs}system`, stored);
  page.run(script);
  for (const name of ['window', 'document', 'Event', 'Node', 'HTMLElement', 'HTMLIFrameElement'] as const)
    rs.stubGlobal(name, name === 'window' ? page.window : page.window[name]);
  rs.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const errors: unknown[] = [];
  return {
    ...page,
    errors,
    hydrate: (next = element) =>
      act(() => {
        if (root) root.render(next);
        else root = hydrateRoot(page.find('main'), next, { onRecoverableError: error => errors.push(error) });
      }),
    press: (name: string) =>
      act(() =>
        [...page.document.querySelectorAll<HTMLElement>('[role=tab]')]
          .find(({ textContent }) => textContent === name)!
          .click(),
      ),
    selected: () =>
      [...page.document.querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent),
    visible: () =>
      [...page.document.querySelectorAll('[role=tabpanel]:not([hidden])')].map(
        ({ textContent }) => textContent,
      ),
    contents: () =>
      [...page.document.querySelectorAll('[role=tabpanel]')].map(({ textContent }) => textContent),
  };
}

const example = (props: Parameters<typeof Tabs>[0], names = ['Linux', 'macOS']) => (
  <Tabs {...props}>
    {names.map(name => (
      <Tab key={name} label={name} value={name}>
        on {name}
      </Tab>
    ))}
  </Tabs>
);

describe('hydration', () => {
  it('keeps the remembered tab, and what was pressed before', async () => {
    const page = visit(example({ groupId: 'system' }), 'macOS');
    expect(page.visible()).toEqual(['on macOS']);
    await page.hydrate();
    expect([page.visible(), page.selected(), page.errors]).toEqual([['on macOS'], ['macOS'], []]);

    const early = visit(example({}));
    root = undefined;
    await early.press('macOS');
    await early.hydrate();
    expect([early.visible(), early.errors]).toEqual([['on macOS'], []]);
  });
});

describe('a component that renders again', () => {
  it('keeps what the reader selected, with other tabs too', async () => {
    const page = visit(example({ defaultValue: 'Linux' }));
    await page.hydrate();
    await page.press('macOS');
    await page.hydrate(example({ defaultValue: 'Linux', className: 'x' }));
    expect([page.visible(), page.selected()]).toEqual([['on macOS'], ['macOS']]);
    await page.hydrate(example({}, ['BSD', 'Linux', 'macOS']));
    expect([page.visible(), page.selected()]).toEqual([['on macOS'], ['macOS']]);
  });
});

describe('onChange', () => {
  it('gets the index of what the reader selects here, and nothing else', async () => {
    const seen: number[] = [];
    const page = visit(
      <>
        {example({ groupId: 'system', onChange: index => seen.push(index) })}
        {example({ groupId: 'system' }, ['other', 'macOS', 'Linux'])}
      </>,
      'macOS',
    );
    await page.hydrate();
    expect(seen).toEqual([]);
    await page.press('other');
    await page.press('Linux');
    expect([seen, page.selected()]).toEqual([[0], ['Linux', 'Linux']]);
  });
});

describe('keepDOM={false}', () => {
  it('removes hidden panels after the first selection, and not before', async () => {
    const page = visit(
      <>
        {example({ groupId: 'system', keepDOM: false })}
        {example({ groupId: 'system', keepDOM: false })}
      </>,
    );
    await page.hydrate();
    expect(page.contents().filter(Boolean)).toHaveLength(4);
    await page.press('macOS');
    expect(page.contents()).toEqual(['', 'on macOS', 'on Linux', 'on macOS']);
    await page.press('Linux');
    expect(page.visible()).toEqual(['on Linux', 'on Linux']);
  });
});
