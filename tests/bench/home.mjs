/**
 * First load of the home page: the same hero and cards with the stock theme and with Duet, gzip.
 * Counted is what a browser fetches until nothing is on its way any more, whoever asks for it.
 *
 * `node tests/bench/home.mjs` after `npm run packages`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { serveSite } from 'rspress-duet-tools/audit';
import { findChromium } from '../../scripts/chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'node_modules/.cache/duet/bench-home');

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });

rmSync(folder, { recursive: true, force: true });
for (const lang of ['en', 'zh']) {
  mkdirSync(join(folder, `docs/${lang}`), { recursive: true });
  cpSync(join(root, `website/docs/${lang}/landing/home.mdx`), join(folder, `docs/${lang}/index.mdx`));
}
cpSync(join(root, 'docs/public'), join(folder, 'docs/public'), { recursive: true });
for (const kind of ['stock', 'duet']) {
  writeFileSync(
    join(folder, `${kind}.config.ts`),
    `import { pluginDuet } from 'rspress-theme-duet/plugin';
export default {
  root: 'docs', lang: 'en', title: 'Bench', icon: '/logo.svg', outDir: 'out-${kind}', themeDir: 'theme-${kind}',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  route: { cleanUrls: true }, markdown: { link: { checkDeadLinks: false } },
  plugins: ${kind === 'duet' ? '[pluginDuet()]' : '[]'},
};
`,
  );
  mkdirSync(join(folder, `theme-${kind}`));
  writeFileSync(
    join(folder, `theme-${kind}/index.tsx`),
    `export * from '${kind === 'duet' ? 'rspress-theme-duet' : '@rspress/core/theme-original'}';\n`,
  );
}

/** Builds one kind and adds up what its home page loads before anything is clicked, in bytes. */
async function measure(kind) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@rspress/core/bin/rspress.js'), 'build', '-c', `${kind}.config.ts`],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production', RSPRESS_PERSISTENT_CACHE: 'false' } },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  const server = await serveSite(join(folder, `out-${kind}`), '/');
  const page = await browser.newPage({ locale: 'en-US' });
  const answers = new Map();
  page.on('response', answer => answers.set(answer.url(), answer));
  await page.goto(`${server.origin}/`, { waitUntil: 'networkidle' });
  const sizes = { document: 0, stylesheet: 0, script: 0 };
  for (const answer of answers.values()) {
    const type = answer.request().resourceType();
    if (type in sizes) sizes[type] += gzipSync(await answer.body(), { level: 9 }).length;
  }
  await page.close();
  await server.close();
  return { html: sizes.document, css: sizes.stylesheet, js: sizes.script };
}

const kb = bytes => (bytes / 1024).toFixed(1);
console.log('| KB gzip | HTML | CSS | JavaScript | all |\n| --- | --- | --- | --- | --- |');
for (const kind of ['stock', 'duet']) {
  const { html, css, js } = await measure(kind);
  console.log(`| ${kind} | ${kb(html)} | ${kb(css)} | ${kb(js)} | ${kb(html + css + js)} |`);
}
rmSync(folder, { recursive: true, force: true });
await browser.close();
