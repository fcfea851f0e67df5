import { expect } from '@rstest/core';
import { type Reader, until } from './reader';
import { isBannerClosed, language, shows, type Widget } from './widgets';

/** What a reader does over several steps, beyond one widget. Function bodies run in the page. */
interface Journey extends Pick<Widget, 'build' | 'path' | 'width'> {
  name: string;
  take(reader: Reader): Promise<void>;
}

const isAt = (path: string) => `return location.pathname === '${path}' && document.readyState === 'complete'`;
/** Whether the document is the one that was marked, not a new one. */
const isSamePage = `return window.marked === true`;
const isDark = shows('html.dark');

/** Journeys that are tested in each engine. */
export const journeys: Journey[] = [
  {
    name: 'on to another page without a new document, and back to the same place',
    build: 'site',
    path: '/guide/start/quick-start',
    async take(reader) {
      await reader.run(`window.marked = true; window.scrollTo({ top: 900, behavior: 'instant' })`);
      await until(reader, 'a scrolled page', 'return scrollY > 800');
      await reader.click('.duet-sidebar a[href="/guide/start/glossary"]');
      await until(reader, 'the next page at its start', `${isAt('/guide/start/glossary')} && scrollY === 0`);
      await until(reader, 'its title', `return /glossary/i.test(document.querySelector('h1').textContent)`);
      expect(await reader.run(isSamePage)).toBe(true);
      await reader.run('history.back()');
      await until(reader, 'the page before', isAt('/guide/start/quick-start'));
      await until(reader, 'the place before', 'return Math.abs(scrollY - 900) < 2');
    },
  },
  {
    name: 'to a section by the outline, which then marks it',
    build: 'site',
    path: '/guide/start/quick-start',
    async take(reader) {
      const entry = '#duet-outline li:nth-child(3) a';
      const hash = await reader.run<string>(`return document.querySelector($0).hash`, entry);
      await reader.click(entry);
      await until(
        reader,
        'the address of the section',
        `return decodeURIComponent(location.hash) === ${JSON.stringify(decodeURIComponent(hash))}`,
      );
      await until(
        reader,
        'the heading below the navbar',
        `const { top } = document.getElementById(decodeURIComponent(location.hash.slice(1))).getBoundingClientRect();
        return top >= document.querySelector('header').getBoundingClientRect().bottom - 1 && top < innerHeight / 2`,
      );
      await until(reader, 'its mark', `return document.querySelector('${entry}').ariaCurrent !== null`);
    },
  },
  {
    name: 'a colour scheme that stays after a reload',
    build: 'site',
    path: '/config/server/port',
    async take(reader) {
      const before = await reader.run(isDark);
      await reader.click('header [data-duet-appearance]');
      await until(reader, 'the other scheme', `return (() => { ${isDark} })() !== ${before}`);
      await reader.reload();
      expect(await reader.run(isDark)).toBe(!before);
    },
  },
  {
    name: 'a closed announcement that stays closed after a reload',
    build: 'site',
    path: '/config/server/port',
    async take(reader) {
      expect(await reader.run(isBannerClosed)).toBe(false);
      await reader.click('.duet-banner [data-close]');
      await until(reader, 'no announcement', isBannerClosed);
      await reader.reload();
      expect(await reader.run(isBannerClosed)).toBe(true);
    },
  },
  {
    name: 'to the other language, at the same section',
    build: 'site',
    path: '/config/server/port?a=1#example',
    async take(reader) {
      await reader.click(language);
      await until(reader, 'the languages', shows('header .duet-menu__panel:popover-open'));
      await reader.click('header .duet-menu__panel:popover-open a[lang="zh"]');
      await until(reader, 'the Chinese page', isAt('/zh/config/server/port'));
      expect(await reader.run('return location.search + location.hash')).toBe('?a=1#example');
      await until(reader, 'its language', `return document.documentElement.lang === 'zh'`);
    },
  },
];
