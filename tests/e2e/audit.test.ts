import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { findChromium } from '../../theme/bin/chromium.mjs';
import { runCli } from '../../theme/testing/cli';
import { fixture, fixtureTimeoutMs } from './support/fixture';

/** What `duet-audit` prints, and its exit code. */
async function audit(...args: string[]) {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  return { code: await runCli(args, { findChromium, print }), printed };
}

describe('duet-audit', () => {
  let site: string;
  let faulty: string;
  beforeAll(async () => {
    site = await fixture('search');
    faulty = await mkdtemp(join(tmpdir(), 'duet-faulty-'));
    await cp(site, faulty, { recursive: true });
  }, fixtureTimeoutMs);
  afterAll(() => rm(faulty, { recursive: true }));

  it('finds nothing wrong with a site of this theme', async () => {
    const { code, printed } = await audit('--site', site);
    expect(printed.slice(0, -1)).toEqual([]);
    expect(printed.at(-1)).toMatch(/^\d+ pages, of which \d+ with new elements were opened: 0 problems$/);
    expect(code).toBe(0);
  });

  it('reports each fault with the address of its page', async () => {
    const home = join(faulty, 'index.html');
    const parts = [
      '<img src="/logo.svg" class="no-alt">',
      '<p id="twice" style="color: #ccc; background: #fff">pale</p><p id="twice">again</p>',
      // The same link twice; only the second one has words around it to differ from.
      '<p><a href="/" style="color: #111; text-decoration: none">home</a></p>',
      '<p>Go to <a href="/" style="color: #111; text-decoration: none">home</a> now</p>',
      '<div style="width: 400px">wide</div>',
      '<div class="cut" style="width: 30px; height: 20px; overflow: hidden; white-space: nowrap">a text that is cut off</div>',
      '<details><summary>More</summary><button class="unnamed"></button></details>',
      '<script>throw new Error("broken script")</script>',
    ];
    // Beside the root of React, which would remove them.
    const html = await readFile(home, 'utf8');
    await writeFile(home, html.replace(/<\/body>|$/, `<aside>${parts.join('')}</aside>$&`));
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
    expect(code).toBe(1);
  });
});
