import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@rstest/core';
import { hydrated } from '../../../plugins/tools/audit/index';
import { compatibility } from '../../compat/features';
import { closeAfterwards, open } from '../support/browser';
import { fixture, fixtureTimeoutMs } from '../support/fixture';

let build = '';
beforeAll(async () => {
  build = await fixture('compat');
}, fixtureTimeoutMs);
closeAfterwards();

/** Names of the components that `theme/index.tsx` exports. */
const exported = [...readFileSync('theme/index.tsx', 'utf8').matchAll(/^export \{([^}]*)\}/gm)]
  .flatMap(([, names = '']) => names.split(',').map(name => name.trim()))
  .filter(name => /^[A-Z]/.test(name));

/** The image zoom renders nothing; a site replaces it with `mediumZoom: false` and a component of its own. */
const parts = exported.filter(name => !name.startsWith('Icon') && name !== 'ImageZoom');

/** Icons that the theme shows, its own and those of the stock theme. */
const icons = compatibility
  .filter(({ kind, state }) => kind === 'icons' && state !== 'unsupported')
  .map(({ name }) => name);

/** Hooks and functions that the parts of the theme call by a name that a site can export. */
const replaceable = compatibility
  .filter(({ test: [, title] }) => title === 'replaces every hook and function that the parts call')
  .map(({ name }) => name);

/** Values of an attribute on several pages, in wide and in narrow windows. */
async function seen(attribute: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (const path of [
    '/',
    '/guide/start',
    '/guide/overview',
    '/guide/more/untitled',
    '/v1/guide/start',
    '/zh/guide/english',
    '/404',
  ]) {
    const page = await open(path, { build, expectedErrors: /404/ });
    await page.waitForFunction(() => document.querySelector('.duet-nav'));
    const names = await page.$$eval(
      `[${attribute}]`,
      (all, name) => all.map(one => one.getAttribute(name)!),
      attribute,
    );
    for (const name of names) found.add(name);
  }
  return found;
}

describe('a theme folder that exports the same name', () => {
  it('replaces every part that the theme exports', async () => {
    const found = await seen('data-part');
    expect(parts.filter(name => !found.has(name))).toEqual([]);
    expect(parts.length).toBeGreaterThan(50);
  });

  it('shows its hero on a landing page without `hero` in the frontmatter', async () => {
    const page = await open('/bare', { build });
    expect(await page.locator('main > [data-part="HomeHero"]').count()).toBe(1);
  });

  it('replaces every icon that the theme shows', async () => {
    const found = await seen('data-icon');
    expect(icons.filter(name => !found.has(name))).toEqual([]);
    expect(icons.length).toBeGreaterThan(10);
  });

  it('has no effect with other icons, which the theme does not show', async () => {
    const found = await seen('data-icon');
    const unsupported = compatibility
      .filter(({ kind, state }) => kind === 'icons' && state === 'unsupported')
      .map(({ name }) => name);
    expect(unsupported.filter(name => found.has(name))).toEqual([]);
  });

  it('replaces every hook and function that the parts call', async () => {
    const page = await open('/guide/start', { build });
    await hydrated(page);
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.locator('.duet-prev-next a').first().click();
    await page.waitForURL(url => url.pathname !== '/guide/start');
    const called = await page.evaluate(() => [...(Reflect.get(window, 'called') as Set<string>)]);
    expect(called.sort()).toEqual([...replaceable].sort());
  });
});
