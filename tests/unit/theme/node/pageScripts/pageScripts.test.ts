import { readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import { checkPageScripts } from '../../../../../scripts/freeIdentifiers';
import { pageScripts, searchSource } from '../../../../../theme/node/pageScripts/pageScripts';
import { sampleSite } from '../../sampleSite';

const { inline, shared } = pageScripts({ ...sampleSite, themeConfig: { enableAppearanceAnimation: true } });

it('need nothing but themselves and the browser', () => {
  expect(inline.length + shared.length).toBe(7);
  checkPageScripts([...inline, ...shared, searchSource]);
  checkPageScripts(pageScripts({ ...sampleSite, siteOrigin: undefined, llms: true }).shared);
});

it('complete questions to chats only where the build knows no address of the site', () => {
  const count = (site: object) =>
    pageScripts({ ...sampleSite, ...site })
      .shared.join()
      .split('pointerdown').length - 1;
  const here = { siteOrigin: undefined };
  expect(count({ ...here, llms: true })).toBe(1);
  expect(count({ ...here, themeConfig: { llmsUI: true } })).toBe(1);
  expect(count({ ...here, llms: true, themeConfig: { llmsUI: false } })).toBe(0);
  expect(count(here)).toBe(0);
  expect(count({ siteOrigin: 'https://docs.example', llms: true })).toBe(0);
});

it('wait for the first element of everything that the styles leave out of the first frame', () => {
  const styles = readFileSync('theme/client/styles/first-frame.css', 'utf8');
  const leftOut = [...styles.matchAll(/(\S+ > :nth-child)\(n \+ (\d+)\)/g)];
  const awaited = [...shared[0]!.matchAll(/([^\s("]+ > :nth-child)\((\d+)\)/g)];
  const parts = (list: RegExpExecArray[]) => list.map(([, selector, position]) => `${selector} ${position}`);
  expect(leftOut.length).toBeGreaterThan(0);
  expect(parts(awaited)).toEqual(parts(leftOut));
});
