import { initPageData, MemoryRouter, PageContext, useNavigate } from '@rspress/core/runtime';
import { rs } from '@rstest/core';
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { openPage } from '../../page/openPage';

type PageData = ComponentProps<typeof PageContext>['value']['data'];

/**
 * Renders a hook on a page of the sample site, with Rspress's own runtime.
 * @param path address without the base, with query and hash
 * @param html body of the page; the hook is rendered into its first `<main>`
 */
export async function renderInSite<Result>(hook: () => Result, path: string, html = '<main></main>') {
  const page = openPage(html, { url: `http://site.test/docs${path}` });
  const { window } = page;
  const globals = {
    window,
    document: page.document,
    location: window.location,
    navigator: window.navigator,
    Element: window.Element,
    Event: window.Event,
    HTMLAnchorElement: window.HTMLAnchorElement,
    matchMedia: window.matchMedia.bind(window),
    getComputedStyle: window.getComputedStyle.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    IS_REACT_ACT_ENVIRONMENT: true,
  };
  for (const [name, value] of Object.entries(globals)) rs.stubGlobal(name, value);

  let result!: Result;
  let navigate!: ReturnType<typeof useNavigate>;
  function Hooked() {
    navigate = useNavigate();
    result = hook();
    return null;
  }
  const data = (await initPageData(path.replace(/[?#].*/, ''))) as PageData;
  const root = createRoot(page.find('main'));
  await act(async () =>
    root.render(
      <PageContext value={{ data, setData() {} }}>
        <MemoryRouter basename="/docs" initialEntries={[`/docs${path}`]}>
          <Hooked />
        </MemoryRouter>
      </PageContext>,
    ),
  );
  return {
    page,
    result: () => result,
    /** Follows a link inside the site. */
    navigate: (to: string | number) => act(async () => navigate(to as string)),
    unmount: () => act(async () => root.unmount()),
  };
}
