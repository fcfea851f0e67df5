import { afterEach, expect, it, rs } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { Callout, type CalloutType } from '../../../../../../theme/client/components/Callout/Callout';
import { renderInSite } from '../../site/renderInSite';

afterEach(() => {
  rs.unstubAllGlobals();
});

it.each([
  ['the word of its type', 'tip', 'Tip'],
  ['a type that the theme has no word for', 'success', 'success'],
])('shows %s', async (_, type, title) => {
  const { result } = await renderInSite(() => Callout({ type: type as CalloutType }), '/guide/one');
  expect(renderToStaticMarkup(result())).toContain(`role="note" aria-label="${title}"`);
});
