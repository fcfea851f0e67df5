import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ts as TS } from '@ts-morph/common';
import { didYouMean } from '../../../../shared/didYouMean';
import type { Cache } from '../core/cache';
import type { Project } from '../core/check';
import { type Compiler, compilerOf } from '../core/compiler';
import { type Finding, pageError } from '../core/finding';
import { environmentKey, hashOf } from '../core/hash';
import type { Page } from '../core/page';
import { slashes } from '../core/project';
import type { PagesSettings } from './options';
import { isChecked, moduleOf } from './pageModule';

/** A problem of a component on a page. */
interface Problem {
  line: number;
  column: number;
  message: string;
}

/** Files that bundlers import, and that the compiler does not know. */
const assets = 'mdx md css scss less svg png jpg jpeg gif webp avif mp4 vue svelte'.split(' ');

/**
 * Components in pages exist and take the props that they are given, by their types. Without TypeScript, or without the
 * types of React, nothing is checked.
 */
export function componentRules(
  { root, pages: all, site }: Project,
  { typescript, replaced }: PagesSettings,
  cache: Cache,
): Finding[] {
  const compiler = site && compilerFor(root, site.theme, typescript);
  if (!compiler) return [];
  const environment = environmentKey(root, site);
  const pages = all.map(page => ({
    ...page,
    components: page.components.filter(({ name }) => !replaced.includes(name)),
  }));
  const keys = new Map(
    pages
      .filter(({ components, imports }) => components.some(isChecked) || imports.length > 0)
      .map(page => [
        page,
        `components ${environment} ${hashOf(JSON.stringify([page.file, page.code, page.imports, page.components]))}`,
      ]),
  );
  const fresh = [...keys].filter(([, key]) => cache.get(key) === undefined).map(([page]) => page);
  const problems = fresh.length > 0 ? check(compiler, root, fresh, site.components) : [];
  for (const [index, page] of fresh.entries()) cache.set(keys.get(page)!, problems[index]);
  return [...keys].flatMap(([page, key]) =>
    (cache.get<Problem[]>(key) ?? []).map(({ message, ...position }) => {
      const fix = 'Import the component, or correct its name and its props.';
      return pageError('pages/component', page, position, message, fix);
    }),
  );
}

function compilerFor(root: string, theme: string, typescript: string): Compiler | undefined {
  const require = createRequire(join(root, 'package.json'));
  try {
    require.resolve('@types/react/package.json');
    // TypeScript 7 has no compiler API yet.
    if (typeof require(typescript).createProgram !== 'function') return undefined;
  } catch {
    return undefined;
  }
  // The theme of the site; a site without a theme folder has Duet's, which a workspace has above the site.
  const installed = (require.resolve.paths('rspress-theme-duet') ?? []).map(folder =>
    join(folder, 'rspress-theme-duet/dist/theme/index'),
  );
  const themes = [join(theme, 'index'), ...installed.filter(file => existsSync(`${file}.d.ts`))];
  const paths = { '@rspress/core/theme': themes, '@theme': themes };
  return compilerOf(root, typescript, {
    paths,
    types: [],
    noUnusedLocals: false,
    allowArbitraryExtensions: true,
  });
}

/** The problems of pages, in their order. */
function check(
  { ts, program }: Compiler,
  root: string,
  pages: readonly Page[],
  shared: readonly string[],
): Problem[][] {
  const ambient = `${slashes(root)}/__pages__.d.ts`;
  const declarations = assets.map(
    ending => `declare module '*.${ending}' { const content: any; export default content; }`,
  );
  const files = new Map([[ambient, declarations.join('\n')]]);
  const modules = pages.map(page => {
    const path = `${slashes(join(root, page.file))}.__page__.tsx`;
    const module = moduleOf(page, shared);
    files.set(path, module.text);
    return { path, ...module };
  });
  const made = program(files, [...files.keys()]);
  return modules.map(({ path, ranges }, index) => {
    const source = made.getSourceFile(path)!;
    const problems = new Map<string, Problem>();
    for (const { start = 0, messageText, code } of made.getSemanticDiagnostics(source)) {
      // Attributes come after their element.
      const range =
        ranges.findLast(({ start: first, end }) => start >= first && start < end) ??
        importAt(ts, source, start, pages[index]!);
      // 7000 and above: what has no types cannot be checked.
      if (!range || (code >= 7000 && code < 8000)) continue;
      // Files that do not exist are reported by another rule, and packages may be known to the bundler alone.
      if (code === 2307 || code === 2792) continue;
      const { line, column } = range;
      const text = ts.flattenDiagnosticMessageText(messageText, '\n').replace(/\s*\n\s*/g, ' ');
      const [, name = ''] = /Property '([\w-]+)' does not exist on type/.exec(text) ?? [];
      const written = source.text.slice(start);
      const props =
        name && written.startsWith(name) ? propsAt(ts, made.getTypeChecker(), source, start) : undefined;
      const message = written.startsWith(`${name}:`)
        ? `There is no component ${name}.`
        : props
          ? [`There is no prop "${name}".`, didYouMean(name, props)].filter(Boolean).join(' ')
          : `${text} (TS${code})`;
      problems.set(`${line}:${column}`, problems.get(`${line}:${column}`) ?? { line, column, message });
    }
    return [...problems.values()];
  });
}

/** Where the page has the import that a position in its module is in. */
function importAt(ts: Compiler['ts'], source: TS.SourceFile, position: number, { imports }: Page) {
  // The module begins with an import of its own.
  const index = source.statements
    .filter(
      statement =>
        ts.isImportDeclaration(statement) || (ts.isExportDeclaration(statement) && statement.moduleSpecifier),
    )
    .findIndex(({ pos, end }) => position >= pos && position < end);
  return imports[index - 1];
}

/** Names of the props that the element at a position takes; undefined if there is none. */
function propsAt(
  ts: Compiler['ts'],
  checker: TS.TypeChecker,
  source: TS.SourceFile,
  position: number,
): string[] | undefined {
  let element: TS.JsxOpeningLikeElement | undefined;
  const visit = (node: TS.Node): void => {
    if (position < node.pos || position >= node.end) return;
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) element = node;
    node.forEachChild(visit);
  };
  visit(source);
  const parameter = element && checker.getResolvedSignature(element)?.parameters[0];
  if (!parameter) return undefined;
  return checker
    .getTypeOfSymbolAtLocation(parameter, element!)
    .getProperties()
    .map(({ name }) => name);
}
