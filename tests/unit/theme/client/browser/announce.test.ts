import { afterEach, expect, it, rs } from '@rstest/core';
import { announce } from '../../../../../theme/client/browser/announce';
import { openPage } from '../../page/openPage';

afterEach(() => {
  rs.useRealTimers();
  rs.unstubAllGlobals();
});

it('announces each text in one region, the same text again too', () => {
  rs.useFakeTimers();
  const { document } = openPage('<main></main>');
  rs.stubGlobal('document', document);
  const regions = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  announce('Copied');
  rs.runAllTimers();
  expect(regions()).toEqual(['Copied']);
  // Screen readers announce changes only: the region is empty in between.
  announce('Copied');
  expect(regions()).toEqual(['']);
  rs.runAllTimers();
  expect(regions()).toEqual(['Copied']);
});
