/**
 * What the first load of a page grows by with every page of a site: stock Rspress beside
 * `rspress-plugin-duet/page-data`, both with the stock theme.
 *
 * `node tests/bench/page-data.mjs [pages…]` after `npm run packages`; default 20 200 2000.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sizes = process.argv.slice(2).map(Number);
const words = `source resolve output server tools plugin asset build module chunk style target public proxy
  history loader config alias define entry minify inline script cache preload nonce header port host open`.split(
  /\s+/,
);

/** Numbers that look like chance and are the same in every run. */
function dice(seed) {
  let state = seed;
  return limit => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
}

/** A bilingual site of `count` pages (half of them English) with ten headings on each, in sections of 25. */
function writeSite(folder, count) {
  rmSync(folder, { recursive: true, force: true });
  for (const lang of ['en', 'zh']) {
    const roll = dice(7);
    for (let page = 0; page < count / 2; page++) {
      const text = length => Array.from({ length }, () => words[roll(words.length)]).join(' ');
      const title = text(2);
      const slug = `${title.replaceAll(' ', '-')}-${page}`;
      const file = join(folder, `docs/${lang}/section-${Math.floor(page / 25)}/${slug}.md`);
      mkdirSync(dirname(file), { recursive: true });
      const name = lang === 'zh' ? `配置 ${title}` : title;
      const sections = Array.from({ length: 10 }, () => `## ${text(3)}\n\n${text(30)}.`).join('\n\n');
      writeFileSync(
        file,
        `---\ndescription: ${text(12)}.\n---\n\n# ${name}\n\n${text(20)}.\n\n${sections}\n`,
      );
    }
    writeFileSync(join(folder, `docs/${lang}/index.md`), '# Start\n\nText.\n');
    // With a nav, every section has a sidebar of its own, as in any large site.
    writeFileSync(join(folder, `docs/${lang}/_nav.json`), '[{ "text": "Start", "link": "/" }]');
  }
  for (const kind of ['stock', 'trimmed']) {
    writeFileSync(
      join(folder, `${kind}.config.ts`),
      `import { pluginPageData } from 'rspress-plugin-duet/page-data';
export default {
  root: 'docs', title: 'Bench', outDir: 'out-${kind}', search: false, mediumZoom: false,
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  route: { cleanUrls: true, localeRedirect: 'never' },
  plugins: ${kind === 'trimmed' ? '[pluginPageData()]' : '[]'},
};
`,
    );
  }
}

/** Builds one variant and adds up the scripts that a section's first page loads, gzip, in bytes. */
function measure(folder, kind) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@rspress/core/bin/rspress.js'), 'build', '-c', `${kind}.config.ts`],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production', RSPRESS_PERSISTENT_CACHE: 'false' } },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  const out = join(folder, `out-${kind}`);
  const roll = dice(7);
  const slug = Array.from({ length: 2 }, () => words[roll(words.length)]).join('-');
  const html = readFileSync(join(out, `section-0/${slug}-0.html`), 'utf8');
  const scripts = new Set(
    [...html.matchAll(/(?:src|href)="(\/static\/js\/[^"]+\.js)"/g)].map(([, path]) => path),
  );
  return [...scripts].reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(out, path)), { level: 9 }).length,
    0,
  );
}

const rows = [];
for (const count of sizes.length > 0 ? sizes : [20, 200, 2000]) {
  const folder = join(root, `node_modules/.cache/duet/bench-page-data-${count}`);
  writeSite(folder, count);
  if (!existsSync(join(root, 'plugins/site/dist/plugins/site/page-data/index.js')))
    throw new Error('Run `npm run packages` first.');
  rows.push({ count, stock: measure(folder, 'stock'), trimmed: measure(folder, 'trimmed') });
  if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true });
}

console.log(
  '| pages | stock, KB gzip | trimmed, KB gzip | stock, bytes per added page | trimmed |\n|---|---|---|---|---|',
);
rows.forEach(({ count, stock, trimmed }, index) => {
  const before = rows[index - 1];
  const growth = kind =>
    before
      ? (
          (kind === 'stock' ? stock - before.stock : trimmed - before.trimmed) /
          (count - before.count)
        ).toFixed(1)
      : '';
  const kb = bytes => (bytes / 1024).toFixed(1);
  console.log(`| ${count} | ${kb(stock)} | ${kb(trimmed)} | ${growth('stock')} | ${growth('trimmed')} |`);
});
