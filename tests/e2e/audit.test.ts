import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { pagesWithNewElements } from '../../plugins/tools/audit/index';
import { findChromium } from '../../plugins/tools/bin/chromium.mjs';
import { duet } from '../duet';
import { closeAfterwards, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';

closeAfterwards();

/** Runs `duet audit`: its exit code and the lines that it printed. */
async function audit(...args: string[]) {
  const { code, output } = await duet(['audit', ...args], { findChromium });
  return { code, printed: output.split('\n') };
}

it('opens no page whose elements are all on pages with more', async () => {
  const pages = {
    '/short': '<p>Text</p>',
    '/long': '<h1>Title</h1><p>Text</p><ul><li>Item</li></ul>',
    '/same': '<p>Other text</p>',
    '/own': '<p>Text</p><hr>',
  };
  const reader = await open('/404', { expectedErrors: /404/ });
  expect(await pagesWithNewElements(reader, new Map(Object.entries(pages)))).toEqual(['/long', '/own']);
});

describe('duet audit', () => {
  let site: string;
  let faulty: string;
  beforeAll(async () => {
    site = await fixture('search');
    faulty = await mkdtemp(join(tmpdir(), 'duet-faulty-'));
    await cp(site, faulty, { recursive: true });
  }, fixtureTimeoutMs);
  afterAll(() => rm(faulty, { recursive: true }));

  /** Adds HTML beside the root of React, which would remove it. */
  const addTo = async (page: string, html: string) => {
    const file = join(faulty, page);
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace(/<\/body>|$/, `<aside>${html}</aside>$&`));
  };

  it('finds nothing wrong with a site of this theme', async () => {
    const { code, printed } = await audit('--site', site);
    expect(printed.slice(0, -1)).toEqual([]);
    expect(printed.at(-1)).toMatch(/^\d+ pages, \d+ with new elements opened: 0 problems$/);
    expect(code).toBe(0);
  });

  it('reads pages that scripts draw in the browser', { timeout: fixtureTimeoutMs }, async () => {
    const drawn = await fixture('plain', 'empty');
    const { printed } = await audit('--site', join(drawn, 'docs'), '--base', '/docs/', '--width', '1440');
    expect(printed).toEqual([expect.stringMatching(/^4 pages, \d with new elements opened: 0 problems$/)]);
  });

  it('reports each fault with the address of its page', async () => {
    const link = '<a href="/" style="color: #111; text-decoration: none">home</a>';
    const parts = [
      '<img src="/logo.svg" class="no-alt">',
      '<p id="twice" style="color: #ccc; background: #fff">pale</p><p id="twice">again</p>',
      `<p>Go to ${link} now</p>`,
      '<div style="width: 400px">wide</div>',
      '<div class="cut" style="width: 30px; height: 20px; overflow: hidden; white-space: nowrap">a text that is cut off</div>',
      '<details><summary>More</summary><button class="unnamed"></button></details>',
      '<script>throw new Error("broken script")</script>',
      '<script src="/static/gone.js"></script>',
    ];
    // The first page has the same link with no words around it to differ from.
    await addTo('guide/css.html', `<p>${link}</p>`);
    await addTo('index.html', parts.join(''));
    const { code, printed } = await audit('--site', faulty, '--width', '1440', '--width', '320');
    const of = (fault: RegExp) => [
      ...new Set(printed.filter(line => fault.test(line)).map(line => line.split(' ')[0])),
    ];
    expect(of(/image-alt/)).toEqual(['/']);
    expect(of(/\(1440 px\) \(light\) color-contrast/)).toEqual(['/']);
    expect(of(/link-in-text-block/)).toEqual(['/']);
    expect(of(/has the id twice twice/)).toEqual(['/']);
    expect(of(/\(320 px\) is \d+ px wider than the window/)).toEqual(['/']);
    expect(of(/\(1440 px\) is \d+ px wider/)).toEqual([]);
    expect(of(/\(320 px\) cuts off “a text that is cut off” in cut/)).toEqual(['/']);
    expect(of(/broken script/)).toEqual(['/']);
    expect(of(/loads \/static\/gone\.js, which does not exist/)).toEqual(['/']);
    expect(code).toBe(1);
  });
});
