import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { beforeAll, describe, expect, it } from '@rstest/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { limit } from './support/limits';
import { installPacked, installTimeoutMs, type Packed, packages, run, writeSite } from './support/stranger';

let project: string;
let packed: Packed[];
beforeAll(async () => {
  ({ folder: project, packed } = await installPacked());
}, installTimeoutMs);

const names = Object.keys(packages);
const libraries = names.filter(name => name !== 'create-duet-docs');
const packedAs = (name: string) => packed.find(one => one.name === name)!;
const tarball = (name: string) => new Uint8Array(readFileSync(join(project, packedAs(name).filename)));
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'));

describe.each(names)('the packed package %s', name => {
  it('holds the build with types, a README, a licence and nothing of the tests', () => {
    const paths = packedAs(name).files.map(({ path }) => path);
    for (const path of ['package.json', 'README.md', 'LICENSE']) expect(paths).toContain(path);
    const strange = paths.filter(path =>
      /(^|\/)(tests?|node_modules)\/|\.test\.|^(?!template\/).*(?<!\.d)\.tsx?$/.test(path),
    );
    expect(strange).toEqual([]);
  });

  it('names only entries that are in the tarball', () => {
    const paths = new Set(packedAs(name).files.map(({ path }) => `./${path}`));
    const { exports = {} } = manifestOf(name);
    const targets = Object.values<string | Record<string, string>>(exports).flatMap(target =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    expect(targets.filter(target => !target.includes('*') && !paths.has(target))).toEqual([]);
  });

  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: tarball(name).buffer } });
    expect(messages.map(message => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });
});

describe.each(libraries)('the types of %s', name => {
  it('resolve in every project with ES modules', { timeout: limit(60_000) }, async () => {
    const result = await checkPackage(createPackageFromTarballData(tarball(name)));
    if (!result.types) throw new Error(`${name} has no types`);
    // The packages are ES modules only: no project without them, and none with the resolution of Node.js 10.
    const esm = result.problems.filter(
      problem => !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
    );
    expect(esm).toEqual([]);
  });
});

describe('the commands', () => {
  it('all print how they are used', { timeout: limit(60_000) }, () => {
    const commands = names.flatMap(name => Object.keys(manifestOf(name).bin ?? {}));
    expect(commands).toContain('duet');
    const silent = commands.filter(
      command =>
        !run('npx', ['--no-install', command, '--help'], project).includes(command.replace('create-', '')),
    );
    expect(silent).toEqual([]);
  });
});

describe.each([
  ['bundler', 'TypeScript 7', join(process.cwd(), 'node_modules/.bin/tsc')],
  ['node16', 'TypeScript 5', 'tsc'],
])('a strict project with the resolution %s and %s', (resolution, _, compiler) => {
  it('type-checks what it takes from every entry, and every declaration of the packages', {
    timeout: limit(180_000),
  }, () => {
    const folder = join(project, 'sites', `types-${resolution}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const entries = libraries.flatMap(name =>
      Object.keys(manifestOf(name).exports)
        .filter(entry => !/\.(json|css)$/.test(entry))
        .map(entry => entry.replace('.', name)),
    );
    expect(entries.length).toBeGreaterThan(15);
    writeFileSync(
      join(folder, 'entries.ts'),
      entries
        .map((entry, index) => `import * as entry${index} from '${entry}';\nvoid entry${index};\n`)
        .join(''),
    );
    writeFileSync(join(folder, 'use.tsx'), use);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const compilerOptions = {
      target: 'ES2022',
      module: resolution === 'bundler' ? 'ESNext' : 'Node16',
      moduleResolution: resolution,
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: ['node'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    writeFileSync(join(folder, 'wrong.ts'), "export const wrong: number = 'text';\n");
    // Declarations of other packages may have mistakes of their own.
    const own = /^(entries|use|wrong)\.|rspress-(theme-duet|plugin-duet|duet-tools)/;
    expect(problemsOf(compiler, folder).filter(line => own.test(line))).toEqual([
      "wrong.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.",
    ]);
  });
});

describe('the READMEs', () => {
  it('have code blocks that pass `duet check`, which needs neither Playwright nor axe', {
    timeout: limit(180_000),
  }, async () => {
    const readmes = { index: '.', ...packages };
    const site = await writeSite(project, 'readmes', {
      'package.json': '{ "private": true, "type": "module" }',
      'rspress.config.ts': `import { defineConfig } from '@rspress/core';
import { pluginSamples } from 'rspress-duet-tools/samples';

export default defineConfig({ root: 'docs', title: 'READMEs', plugins: [pluginSamples()] });
`,
      ...Object.fromEntries(
        Object.entries(readmes).map(([name, folder]) => [
          `docs/${name}.md`,
          readFileSync(join(folder, 'README.md'), 'utf8'),
        ]),
      ),
    });
    // As where neither of them is installed.
    writeFileSync(
      join(site, 'refuse.mjs'),
      `export function resolve(name, context, next) {
  if (/^(playwright|axe-core)/.test(name)) throw new Error(name + ' is not installed');
  return next(name, context);
}
`,
    );
    writeFileSync(
      join(site, 'hooks.mjs'),
      "import { register } from 'node:module';\nregister('./refuse.mjs', import.meta.url);\n",
    );
    const duet = join(project, 'node_modules/rspress-duet-tools/bin/duet.mjs');
    const output = run(process.execPath, ['--import', './hooks.mjs', duet, 'check', 'samples'], site);
    expect(output).toMatch(/samples: \d{2,} blocks, \d{2,} checked, 0 run, 0 failed/);
  });
});

/** The lines that a compiler prints about a project. */
function problemsOf(compiler: string, folder: string): string[] {
  try {
    return run('npx', ['--no-install', compiler, '-p', '.', '--pretty', 'false'], folder).split('\n');
  } catch (error) {
    return String(error).split('\n').slice(1);
  }
}

const use = `import { pluginFeeds } from 'rspress-plugin-duet/feeds';
import { pluginRedirects } from 'rspress-plugin-duet/redirects';
import { pluginSamples } from 'rspress-duet-tools/samples';
import { Layout, type LayoutProps } from 'rspress-theme-duet';
import { pluginDuet } from 'rspress-theme-duet/plugin';

pluginDuet({ announcement: { storageKey: 'a', message: { en: 'Hello', fr: 'Bonjour' } } });
pluginRedirects({ rules: [{ from: 'a', to: '/b' }] });
pluginFeeds({ feeds: [{ id: 'news', match: '^/news', title: 'News', description: 'What is new.' }] });
pluginSamples();
export const Own = (props: LayoutProps) => <Layout {...props} beforeDoc={<p>Before</p>} />;
// @ts-expect-error: a misspelt option is a type error
pluginDuet({ annoucement: {} });
// @ts-expect-error: a misspelt slot is a type error
export const Wrong = () => <Layout beforeDocs={<p>Before</p>} />;
`;
