import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Languages of the documentation, the first at the root. */
const langs = ['en', 'zh'];

/**
 * Writes the documentation as plain Markdown with one configuration for stock Rspress and one for Duet, so that
 * both build the same pages.
 * @param {string} root the repository
 * @param {string} folder emptied
 * @param {number} [count] pages in both languages; sections are repeated under other names up to it
 */
export function writeDocs(root, folder, count = 0) {
  rmSync(folder, { recursive: true, force: true });
  const pages = langs.map(lang => pagesOf(join(root, 'docs', lang)));
  for (const [index, lang] of langs.entries()) {
    const write = (path, text) => {
      const file = join(folder, 'docs', lang, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    };
    write('index.md', home(lang));
    write('_nav.json', nav(lang));
    const wanted = Math.max(pages[index].length, Math.round(count / langs.length) - 1);
    for (let place = 0; place < wanted; place++) {
      const copy = Math.floor(place / pages[index].length);
      const { path, text } = pages[index][place % pages[index].length];
      write(copy > 0 ? path.replace(/^(\w+)/, `$1-${copy}`) : path, text);
    }
  }
  cpSync(join(root, 'docs/public'), join(folder, 'docs/public'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  for (const kind of ['stock', 'duet']) writeKind(folder, kind);
}

/** Markdown pages of a language without what needs components: the stock theme has none of ours. */
function pagesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.mdx?$/.test(file) && !/^index\.|shared/.test(file))
    .sort()
    .map(file => ({
      path: file.replaceAll('\\', '/').replace(/\.mdx$/, '.md'),
      text: plain(readFileSync(join(folder, file), 'utf8')),
    }));
}

/** A page without imports, elements and braces, which plain Markdown does not have; code stays. */
function plain(source) {
  let fence = '';
  const lines = source.split('\n').filter(line => {
    const [mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && !fence) fence = mark.trim();
    else if (mark && line.trim() === fence) fence = '';
    return fence || mark || !/^(import|export) |^\s*<\/?[A-Za-z]|^\s*\/?>\s*$|^\s+\w+=[{"]/.test(line);
  });
  return lines.join('\n').replace(/^```(\w+) file=.*$/gm, '```$1');
}

const home = lang => `---
pageType: home
hero:
  name: Rsbuild
  text: ${lang === 'en' ? 'A build tool for the web' : 'Web 构建工具'}
  tagline: ${lang === 'en' ? 'Fast builds with few settings.' : '配置少，构建快。'}
  actions:
    - { theme: brand, text: ${lang === 'en' ? 'Quick start' : '快速上手'}, link: /guide/start/quick-start }
  image: { src: /logo.svg, alt: Rsbuild }
features:
${Array.from({ length: 6 }, (_, index) => `  - { title: Feature ${index + 1}, details: Text about a feature., icon: 🚀 }`).join('\n')}
---
`;

const nav = lang =>
  JSON.stringify(
    ['guide', 'config', 'plugins', 'api'].map(section => ({
      text: section,
      link: {
        guide: '/guide/start/quick-start',
        config: '/config/',
        plugins: '/plugins/list/',
        api: '/api/start/',
      }[section],
      activeMatch: `^${lang === 'zh' ? '(/zh)?' : ''}/${section}`,
    })),
  );

function writeKind(folder, kind) {
  const isOurs = kind === 'duet';
  writeFileSync(
    join(folder, `${kind}.config.ts`),
    `${isOurs ? "import { pluginDuet } from 'rspress-theme-duet/plugin';\nimport { pluginPageData } from 'rspress-plugin-duet/page-data';\n" : ''}export default {
  root: 'docs', lang: 'en', title: 'Bench', icon: '/logo.svg', outDir: 'out-${kind}', themeDir: 'theme-${kind}',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  route: { cleanUrls: true, localeRedirect: 'never' },
  markdown: { link: { checkDeadLinks: false }, image: { checkDeadImages: false } },
  plugins: ${isOurs ? '[pluginDuet(), pluginPageData()]' : '[]'},
};
`,
  );
  mkdirSync(join(folder, `theme-${kind}`), { recursive: true });
  writeFileSync(
    join(folder, `theme-${kind}/index.tsx`),
    `export * from '${isOurs ? 'rspress-theme-duet' : '@rspress/core/theme-original'}';\n`,
  );
}
