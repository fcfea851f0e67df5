import { rs } from '@rstest/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { openPage } from '../../page/openPage';

/** Renders a hook into a small page; `render` renders it again, with another argument if one is given. */
export async function renderHook<Argument, Result>(hook: (argument: Argument) => Result, argument: Argument) {
  const page = openPage('<main></main>');
  for (const [name, value] of Object.entries({
    window: page.window,
    document: page.document,
    StorageEvent: page.window.StorageEvent,
    MutationObserver: page.window.MutationObserver,
    getComputedStyle: page.window.getComputedStyle.bind(page.window),
    localStorage: page.window.localStorage,
    IS_REACT_ACT_ENVIRONMENT: true,
  }))
    rs.stubGlobal(name, value);
  let result!: Result;
  function Hooked({ given }: { given: Argument }) {
    result = hook(given);
    return null;
  }
  const root = createRoot(page.find('main'));
  const render = (given = argument) => act(async () => root.render(<Hooked given={given} />));
  await render();
  return { page, render, unmount: () => act(async () => root.unmount()), result: () => result };
}
