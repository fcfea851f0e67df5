import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { cachedSite, filesBelow, withBig } from './support/cachedSite';
import { fixtureTimeoutMs } from './support/fixture';

const site = cachedSite('faults');

describe('a build from the cache is that of a build without one', () => {
  it('and renders no other pages, after a page began to use a component that others use', {
    timeout: fixtureTimeoutMs,
  }, async () => {
    site.write('docs/later.mdx', withBig('Later'));
    // That page, and the one that reads the clock.
    expect(await site.expectSame()).toMatch(/\b2 pages rendered, \d+ unchanged/);
  });

  it('that jobs filled with a part of the pages each, on machines of their own', {
    timeout: fixtureTimeoutMs,
  }, async () => {
    const cache = join(site.folder, 'node_modules/.cache');
    const machines = ['one', 'two'].map(name => join(site.folder, 'machines', name));
    for (const [index, machine] of machines.entries()) {
      rmSync(cache, { recursive: true });
      const own = site.variables;
      site.variables = { ...own, DUET_PART: `${index + 1}/${machines.length}` };
      expect(await site.build('cached', true)).toContain(`Part ${index + 1} of 2 is compiled`);
      site.variables = own;
      cpSync(join(cache, 'duet-pages'), machine, { recursive: true });
    }
    rmSync(cache, { recursive: true });
    for (const machine of machines) cpSync(machine, join(cache, 'duet-pages'), { recursive: true });
    const output = await site.expectSame();
    // A job whose pages use other parts of the theme has another bundle: its pages are rendered again.
    expect(output).toMatch(/pages rendered, [1-9]\d* unchanged/);
    expect(output).toMatch(/pages as Markdown rendered, [1-9]\d* unchanged/);
  });

  it('after the cache was damaged', { timeout: fixtureTimeoutMs }, async () => {
    for (const file of filesBelow(join(site.folder, 'node_modules/.cache')))
      writeFileSync(file, readFileSync(file).subarray(0, 90).reverse());
    await site.build('cached', true);
    expect(site.filesIn('cached')).toEqual(site.filesIn('cold'));
  });

  it('and lists the sidebars in one order, however long reading their folders takes', {
    timeout: fixtureTimeoutMs,
  }, async () => {
    rmSync(join(site.folder, 'docs/_meta.json'));
    site.write('docs/_nav.json', '[{ "text": "First", "link": "/first/one" }]');
    // Rspress has read the second folder long before it has read the first.
    for (let depth = 1; depth <= 8; depth++)
      site.write(`docs/first/${'deep/'.repeat(depth)}one.md`, '# One\n');
    site.write('docs/second/two.md', '# Two\n');
    site.options = { pageData: false };
    await site.build('sidebars', false);
    const scripts = [...site.filesIn('sidebars')].filter(([path]) => path.endsWith('.js'));
    const [, script] = scripts.find(([, code]) => code.includes('"/second":'))!;
    expect(script.indexOf('"/first":')).toBeGreaterThan(0);
    expect(script.indexOf('"/first":')).toBeLessThan(script.indexOf('"/second":'));
  });
});

it('names a page that cannot be rendered as Markdown, and goes on', {
  timeout: fixtureTimeoutMs,
}, async () => {
  const component = 'export const Part = () => import.meta.env.SSG_MD ? missing() : <p>Shown</p>;';
  site.write('docs/broken.mdx', `${component}\n\n# Broken\n\n<Part />\n`);
  expect(await site.build('broken', true)).toMatch(
    /cannot be rendered as Markdown.*\n {2}docs\/broken\.mdx:5: <Part>: ReferenceError/,
  );
  expect(site.filesIn('broken').get('/broken.html')).toContain('Shown');
  expect(site.filesIn('broken').get('/broken.md')).toBe('');
});

it('names all pages that cannot be rendered, with what threw', { timeout: fixtureTimeoutMs }, async () => {
  site.write('docs/broken.mdx', '# Broken\n\n<Missing.Part />\n\n{missing.value}\n');
  site.write(
    'docs/wrong.mdx',
    'import { Terminal } from \'@rspress/core/theme\';\n\n# Wrong\n\n<Terminal lines="5" />\n',
  );
  const error = await site.build('failed', true).then(
    () => '',
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
  expect(error).toContain('docs/broken.mdx: Error: Expected object `Missing` to be defined');
  expect(error).toContain('docs/wrong.mdx:5: <Terminal>: TypeError: lines.map is not a function');
  expect(error).not.toMatch(/ at .*\.cjs/);
});
