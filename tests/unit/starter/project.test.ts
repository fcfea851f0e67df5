import { describe, expect, it } from '@rstest/core';
import { parse } from 'yaml';
import { parseArguments } from '../../../starter/arguments.mjs';
import { projectFiles } from '../../../starter/project.mjs';

const project = (...args: string[]) => projectFiles(parseArguments(args), '1.2.3');
const text = (files: Map<string, string>, path: string) => files.get(path) ?? '';

describe('a new project', () => {
  it('has the same pages in both languages', () => {
    const pages = (lang: string) =>
      [...project().keys()]
        .filter(path => path.startsWith(`docs/${lang}/`))
        .map(path => path.slice(`docs/${lang}/`.length))
        .sort();
    expect(pages('en')).toEqual(pages('zh'));
    expect(pages('en')).toContain('guide/start.mdx');
  });

  it('keeps the pages of a single language directly in docs, without locales', () => {
    const files = project('--lang', 'zh');
    expect(text(files, 'docs/guide/start.mdx')).toContain('快速上手');
    expect([...files.keys()].filter(path => /^docs\/(en|zh)\//.test(path))).toEqual([]);
    expect(text(files, 'rspress.config.ts')).not.toContain('locales');
    expect(text(files, 'rspress.config.ts')).not.toContain('pluginParity');
  });

  it('installs Duet in its own version, and runs the checks only where they are wanted', () => {
    const manifest = (...args: string[]) => JSON.parse(text(project(...args), 'package.json'));
    for (const name of ['rspress-duet-tools', 'rspress-plugin-duet', 'rspress-theme-duet'])
      expect(manifest('--no-checks').devDependencies[name]).toBe('^1.2.3');
    expect(manifest().scripts).toMatchObject({ check: 'duet check', audit: 'duet audit' });
    expect(manifest('--no-checks').scripts.audit).toBe('duet audit');
    expect(manifest('--no-checks').scripts.check).toBeUndefined();
    expect(text(project('--no-checks'), 'rspress.config.ts')).not.toContain('rspress-duet-tools');
  });

  it('runs the checks in CI only where they are wanted', () => {
    const workflow = (...args: string[]) => text(project(...args), '.github/workflows/ci.yml');
    expect(workflow()).toContain('npm run check');
    expect(workflow('--no-checks')).not.toContain('npm run check');
    expect(workflow() + workflow('--no-checks')).not.toMatch(/# (if|end)/);
  });

  it('documents a package under its own name', () => {
    const files = project('./libs/Paint Box', '--template', 'package');
    expect(JSON.parse(text(files, 'package.json'))).toMatchObject({ name: 'paint-box', type: 'module' });
    expect(text(files, 'docs/en/guide/start.mdx')).toContain("from 'paint-box'");
    expect(text(files, 'rspress.config.ts')).toContain('pluginOptionPages(');
  });

  it.each(['Acme: the docs', '"Quoted" #1', '2024', 'No', "Ada's $& docs \\ C#", '[Beta] docs'])(
    'has the title %s in the frontmatter of its pages',
    title => {
      for (const template of ['site', 'package'])
        for (const [path, page] of project('--title', title, '--template', template)) {
          if (!path.endsWith('.mdx')) continue;
          const { title: ofPage, description, hero } = parse(page.split('---\n')[1]!);
          expect(description).toEqual(expect.any(String));
          if (path.endsWith('/index.mdx') && hero) expect([ofPage, hero.name]).toEqual([title, title]);
        }
    },
  );

  it('escapes a title with quotes', () => {
    expect(text(project('--title', "Ada's docs"), 'rspress.config.ts')).toContain("title: 'Ada\\'s docs'");
  });

  it('leaves no placeholder', () => {
    for (const template of ['site', 'package']) {
      for (const [path, content] of project('--template', template)) {
        expect(`${path}: ${/__[A-Z]+__/.exec(content)?.[0]}`).toBe(`${path}: undefined`);
      }
    }
  });

  it('offers pages to coding agents on request only', () => {
    expect([...project().keys()]).not.toContain('.mcp.json');
    expect(text(project(), 'rspress.config.ts')).not.toMatch(/markdown'|mcp/);
    const agents = project('--agents', '--title', "Anna's docs");
    expect(JSON.parse(text(agents, '.mcp.json')).mcpServers.docs.args).toEqual(['duet', 'mcp', 'doc_build']);
    expect(text(agents, 'rspress.config.ts')).toContain("pluginDuet({ mcp: { name: 'Anna\\'s docs' } })");
    expect(text(agents, 'rspress.config.ts')).toContain("from 'rspress-plugin-duet/markdown'");
  });
});
