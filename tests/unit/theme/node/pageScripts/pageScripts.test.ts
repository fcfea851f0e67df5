import { readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import { checkPageScripts } from '../../../../../scripts/freeIdentifiers';
import { pageScripts, searchSource } from '../../../../../theme/node/pageScripts/pageScripts';
import { sampleSite } from '../../sampleSite';

const { inline, shared } = pageScripts({ ...sampleSite, themeConfig: { enableAppearanceAnimation: true } });

it('need nothing but themselves and the browser', () => {
  expect(inline.length + shared.length).toBe(6);
  checkPageScripts([...inline, ...shared, searchSource]);
});

it('wait for the first element of everything that the styles leave out of the first frame', () => {
  const styles = readFileSync('theme/client/styles/first-frame.css', 'utf8');
  const leftOut = [...styles.matchAll(/(\S+ > :nth-child)\(n \+ (\d+)\)/g)];
  const awaited = [...shared[0]!.matchAll(/([^\s("]+ > :nth-child)\((\d+)\)/g)];
  const parts = (list: RegExpExecArray[]) => list.map(([, selector, position]) => `${selector} ${position}`);
  expect(leftOut.length).toBeGreaterThan(0);
  expect(parts(awaited)).toEqual(parts(leftOut));
});
