/**
 * First load of the home page: the same hero and cards with the stock theme and with Duet, gzip.
 *
 * `node tests/bench/home.mjs` after `npm run packages`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'node_modules/.cache/duet/bench-home');

rmSync(folder, { recursive: true, force: true });
for (const lang of ['en', 'zh']) {
  mkdirSync(join(folder, `docs/${lang}`), { recursive: true });
  cpSync(join(root, `tests/gallery/docs/${lang}/landing/home.mdx`), join(folder, `docs/${lang}/index.mdx`));
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
function measure(kind) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@rspress/core/bin/rspress.js'), 'build', '-c', `${kind}.config.ts`],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production', RSPRESS_PERSISTENT_CACHE: 'false' } },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  const out = join(folder, `out-${kind}`);
  const size = path => gzipSync(readFileSync(join(out, path)), { level: 9 }).length;
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const paths = [
    ...new Set([...html.matchAll(/(?:src|href)="(\/static\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path)),
  ];
  const sum = ending =>
    paths.filter(path => path.endsWith(ending)).reduce((total, path) => total + size(path), 0);
  return { html: size('index.html'), css: sum('.css'), js: sum('.js') };
}

const kb = bytes => (bytes / 1024).toFixed(1);
console.log('| KB gzip | HTML | CSS | JavaScript | all |\n| --- | --- | --- | --- | --- |');
for (const kind of ['stock', 'duet']) {
  const { html, css, js } = measure(kind);
  console.log(`| ${kind} | ${kb(html)} | ${kb(css)} | ${kb(js)} | ${kb(html + css + js)} |`);
}
rmSync(folder, { recursive: true, force: true });
