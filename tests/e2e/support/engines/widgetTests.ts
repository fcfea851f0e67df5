import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { strictServerOf } from '../browser';
import { limit } from '../limits';
import { journeys } from './journeys';
import { isHydrated, type Reader, until } from './reader';
import { type Way, type Widget, widgets } from './widgets';

/**
 * Works every widget in an engine: in every way that its driver knows and with journeys over several pages, or as a
 * smoke test in its first way.
 * @param start undefined where the browser is not installed: the tests are skipped, and say so
 * @param isWhole whether to test every way and every kind of page
 */
export function widgetTests(
  engine: string,
  start: (() => Promise<Reader>) | undefined,
  isWhole = process.env.DUET_ENGINES === 'whole',
): void {
  if (!start) {
    describe.skip(`${engine} is not installed: its tests are skipped`, () => {
      it('works every widget', () => {});
    });
    return;
  }
  describe(engine, () => {
    let reader: Reader;
    beforeAll(async () => {
      reader = await start();
      // Another engine may have used the same servers in this process, and its tests have read their reports.
      for (const build of Object.keys(kindsOfPages)) (await strictServerOf(build)).reports.splice(0);
    }, limit(120_000));
    afterAll(() => reader?.close());

    const visit = async ({ build, path, width = 1440 }: Pick<Widget, 'build' | 'path' | 'width'>) => {
      const { origin } = await strictServerOf(build);
      await reader.visit(origin + path, { width, height: 800 });
      // React starts with the first interaction, or when the page has been idle for a while.
      await until(reader, `hydration of ${path}`, `dispatchEvent(new Event('pointermove')); ${isHydrated}`);
    };

    for (const widget of widgets) {
      const ways = isWhole ? widget.ways : widget.ways.slice(0, 1);
      it(`${widget.name}: ${ways.join(', ')}`, { timeout: limit(180_000) }, async () => {
        for (const [turn, way] of ways.entries()) {
          if (way === 'touch' && !reader.tap) continue;
          // Escape has undone the way before; a pointer that already rests on the control cannot enter it.
          if (turn === 0 || !widget.escapes || way === 'hover') await visit(widget);
          const { control, prepare = '' } = widget;
          const isThere = `return !!document.querySelector(${JSON.stringify(control)})`;
          await until(reader, `the control ${control}`, `${prepare}; ${isThere}`);
          expect([way, await reader.run(widget.worked)]).toEqual([way, false]);
          await work(reader, widget, way);
          await until(reader, `${widget.name} by ${way}`, widget.worked);
          if (!widget.escapes) continue;
          await reader.press('Escape');
          const undone = `return !(() => { ${widget.worked} })()`;
          await until(reader, `${widget.name} closed by Escape after ${way}`, undone);
        }
      });
    }

    it('search: key, typing, arrows, Enter', { timeout: limit(60_000) }, async () => {
      await visit({ build: 'site', path: '/guide/start/quick-start' });
      await reader.press('Control+k');
      await until(reader, 'the search field', `return document.activeElement.matches('[role=combobox]')`);
      await reader.type('html');
      // Results of the first letters, or of titles alone, are there before; with others the choice begins again.
      await until(
        reader,
        'results',
        `return !!document.querySelector('[data-answered=html]') && document.querySelectorAll('[role=option]').length > 1`,
      );
      await reader.press('ArrowDown');
      await until(
        reader,
        'a second choice',
        `
        const all = [...document.querySelectorAll('[role=option]')];
        return all.findIndex(one => one.ariaSelected === 'true') === 1;`,
      );
      const wanted = await reader.run<string>(
        `return new URL(document.querySelectorAll('[role=option]')[1].href).pathname`,
      );
      await reader.press('Enter');
      await until(reader, 'the page of the result', `return location.pathname === ${JSON.stringify(wanted)}`);
    });

    it('filter of an overview', { timeout: limit(60_000) }, async () => {
      await visit({ build: 'website', path: '/components/overview-sample/' });
      await reader.click('.duet-overview__filter input');
      await reader.type('strictport');
      await until(
        reader,
        'two links',
        `return document.querySelectorAll('.duet-overview-group a:not(.duet-heading__link)').length === 2`,
      );
    });

    // Engines differ most in how they go back, which is the first.
    for (const journey of isWhole ? journeys : journeys.slice(0, 1)) {
      it(journey.name, { timeout: limit(60_000) }, async () => {
        await visit(journey);
        await journey.take(reader);
      });
    }

    for (const [build, paths] of Object.entries(kindsOfPages)) {
      it(`the policy that the build wrote refuses nothing (${build})`, {
        timeout: limit(120_000),
      }, async () => {
        for (const path of isWhole ? paths : paths.slice(0, 2)) {
          await visit({ build: build as Widget['build'], path });
          await reader.run('scrollTo(0, document.body.scrollHeight)');
        }
        // Reports arrive in their own time: one that is provoked arrives after the others.
        await reader.run(`new Image().src = 'https://elsewhere.example/picture.png'`);
        const { reports } = await strictServerOf(build);
        await expect.poll(() => reports.length).toBeGreaterThan(0);
        const refused = reports.map(report => {
          const {
            'effective-directive': directive,
            'blocked-uri': what,
            ...rest
          } = JSON.parse(report)['csp-report'];
          return directive === 'img-src' ? what : rest;
        });
        expect(refused).toEqual([expect.stringContaining('elsewhere.example')]);
      });
    }
  });
}

/** Pages whose parts have scripts and styles of their own, beside those of the widgets. */
const kindsOfPages: Record<Widget['build'], string[]> = {
  site: [
    '/',
    '/zh/guide/framework/react',
    '/zh/',
    '/config/',
    '/config/server/port',
    '/guide/migration/webpack',
    '/community/releases/v1-0',
    '/nowhere',
  ],
  website: ['/', '/components/code-block', '/components/image-zoom', '/reference/options', '/shell/long'],
};

async function work(
  reader: Reader,
  { control, focus = control, keys = ['Enter'] }: Widget,
  way: Way,
): Promise<void> {
  if (way === 'mouse') return reader.click(control);
  if (way === 'hover') return reader.hover(control);
  if (way === 'touch') return reader.tap?.(control);
  await reader.run(`document.querySelector($0).focus()`, focus);
  for (const key of keys) await reader.press(key);
}
