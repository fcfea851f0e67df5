import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from '@rstest/core';

const site = 'doc_build';
const read = (path: string) => readFileSync(join(site, path), 'utf8');
/** The pages as written, without those that only other pages include. */
const pages = (lang: string) =>
  readdirSync(`docs/${lang}`, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(
      file => /\.mdx?$/.test(file) && !/(^|\/)(shared|src|theme|data)\//.test(file) && !/(^|\/)_/.test(file),
    );

describe('the site as Markdown', () => {
  for (const [lang, folder] of [
    ['en', ''],
    ['zh', 'zh/'],
  ] as const) {
    it(`is one file per page, listed in llms.txt and whole in llms-full.txt (${lang})`, () => {
      const list = read(`${folder}llms.txt`);
      const whole = read(`${folder}llms-full.txt`);
      const files = pages(lang).map(file => `${folder}${file.replace(/\.mdx?$/, '.md')}`);
      expect(files.length).toBeGreaterThan(150);
      expect(files.filter(file => !existsSync(join(site, file)))).toEqual([]);
      const unlisted = files.filter(file => !list.includes(`/${file})`));
      // The home page, and pages of no part of the navigation, are no chapters.
      expect(unlisted.filter(file => !/index\.md$/.test(file))).toEqual([]);
      const start = read(`${folder}guide/start/quick-start.md`);
      for (const text of [start, whole]) {
        for (const manager of ['npm', 'yarn', 'pnpm', 'bun']) {
          expect(text).toMatch(new RegExp(`^\\*\\*${manager}\\*\\*\\n\\n\`\`\`sh\\n${manager} create `, 'm'));
        }
      }
      // No fence is left that only the plugin understands, no tag that only React does.
      expect(whole).not.toMatch(/^[ \t]*`{3,}(sh|bash|shell) install$/m);
      expect(
        whole.replace(/^([ \t>]*)(`{3,})[\s\S]*?^[ \t>]*\2[ \t]*$/gm, '').match(/^<[A-Z]\w+/gm) ?? [],
      ).toEqual([]);
    });
  }
});

/** Text outside fences and code. */
const proseOf = (markdown: string) =>
  markdown
    .replace(/^([ \t>]*)(`{3,}|~{3,})[\s\S]*?^[ \t>]*\2[ \t]*$/gm, '')
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');

describe.each(['doc_build', 'website/doc_build'])('every page of %s', folder => {
  const filesOf = (ending: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith(ending));

  it('names its Markdown in the head', () => {
    const pages = filesOf('.html').filter(
      file => !file.endsWith('404.html') && existsSync(join(folder, file.replace(/html$/, 'md'))),
    );
    expect(pages.length).toBeGreaterThan(50);
    const silent = pages.filter(file => {
      const [, address = ''] =
        /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(
          readFileSync(join(folder, file), 'utf8'),
        ) ?? [];
      return decodeURI(address) !== `https://rsbuild.duet.example/${file.replace(/html$/, 'md')}`;
    });
    expect(silent).toEqual([]);
  });

  it('has Markdown without imports, components and links that lead nowhere', () => {
    const faults = filesOf('.md').flatMap(file => {
      const prose = proseOf(readFileSync(join(folder, file), 'utf8'));
      const code = prose.match(/^(?:import|export) .*|<\/?[A-Z]\w*|\sclassName=/gm) ?? [];
      const links = [...prose.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, target]) => target!);
      const dead = links.filter(target => {
        if (/^(?:[a-z]+:|#|\/\/)/i.test(target)) return false;
        const path = decodeURI(target.replace(/[?#].*/, ''));
        const at = path.startsWith('/') ? join(folder, path) : resolve(folder, dirname(file), path);
        return !['', '.html', '.md', '/index.html', 'index.html'].some(end => existsSync(at + end));
      });
      return [...code, ...dead].map(fault => `${file}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});
