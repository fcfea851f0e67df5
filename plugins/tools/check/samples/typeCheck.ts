import type { Compiler } from '../core/compiler';
import { type Example, languageOf, type SampleFile } from './examples';
import { jsxPragma } from './jsxPragma';
import type { SyntaxProblem } from './sampleError';

/** An error of the compiler in one file (its index) of an example. */
export type TypeProblem = SyntaxProblem & { file: number; code: string };

/** Files by name that an example may import in addition to its own. */
export type Siblings = (example: Example) => Map<string, SampleFile>;

/** Single-file components, whose imports have the type `any`. */
const components = ['vue', 'svelte', 'astro'];

/** Extensions that the compiler reads, and languages of such files: a `diff` may have the same title. */
const compiled = /\.(?:[cm]?[jt]sx?)$/;
const languages = new Set(['ts', 'tsx', 'js', 'jsx', 'mts', 'cts', 'mjs', 'cjs']);

/** Whether the TypeScript compiler checks a file. */
export function isCompiled({ name, fence }: SampleFile): boolean {
  return compiled.test(name) && languages.has(languageOf(fence)) && fence.attributes.nocheck === undefined;
}

/** Type-checks examples, which all see the types of the modules `ambient`; problems per example, in the order given. */
export function typeCheck(
  compiler: Compiler,
  examples: readonly Example[],
  siblings: Siblings,
  ambient: readonly string[],
): TypeProblem[][] {
  const problems = new Map<Example, TypeProblem[]>();
  // Global declarations must not reach other examples, so these compile alone.
  const alone = examples.filter(declaresGlobally);
  const together = examples.filter(example => !alone.includes(example));
  for (const group of [together, ...alone.map(example => [example])]) {
    const groupProblems = compile(compiler, group, siblings, ambient);
    for (const [index, example] of group.entries()) problems.set(example, groupProblems[index]!);
  }
  return examples.map(example => problems.get(example)!);
}

function compile(
  { ts, base, program }: Compiler,
  examples: readonly Example[],
  siblings: Siblings,
  ambient: readonly string[],
): TypeProblem[][] {
  if (examples.length === 0) return [];
  const files = new Map([[`${base}/ambient.d.ts`, ambientText(ambient)]]);
  const roots = [...files.keys()];
  const placed = examples.map((example, index) => {
    const home = `${base}/${index}`;
    const pragma = jsxPragma(example);
    const ownFiles = example.files.flatMap((file, fileIndex) => {
      const path = `${home}/${file.name}`;
      if (file.name.endsWith('.json')) files.set(path, file.code);
      if (!isCompiled(file)) return [];
      const prefix = /\.[jt]sx$/.test(file.name) ? pragma : '';
      files.set(path, prefix + file.code);
      roots.push(path);
      return [{ path, prefix: prefix.length, fileIndex }];
    });
    // Files of other examples on the page can be imported; their own example checks them.
    for (const [name, file] of siblings(example)) {
      const path = `${home}/${name}`;
      if (!files.has(path) && (compiled.test(name) || name.endsWith('.json'))) files.set(path, file.code);
    }
    return ownFiles;
  });
  const made = program(files, roots);
  return placed.map(ownFiles =>
    ownFiles.flatMap(({ path, prefix, fileIndex }) => {
      const source = made.getSourceFile(path)!;
      const loose = /\.[cm]?jsx?$/.test(path);
      const broken = made.getSyntacticDiagnostics(source).slice(0, 1);
      // Type errors of a file that cannot be parsed are noise.
      return (broken.length > 0 ? broken : [...made.getSemanticDiagnostics(source)])
        .filter(({ code }) => !(loose && isImplicitAny(code)))
        .map(({ start = 0, code, messageText }) => {
          const { line, character } = source.getLineAndCharacterOfPosition(start);
          const column = Math.max(1, character + 1 - (line === 0 ? prefix : 0));
          const message = ts.flattenDiagnosticMessageText(messageText, '\n');
          const shown = message.replaceAll(/"[^"]*__samples__\/\d+\//g, '"');
          return { file: fileIndex, line: line + 1, column, code: `TS${code}`, message: shown };
        });
    }),
  );
}

/** `noImplicitAny` and related errors: JavaScript cannot state types. */
function isImplicitAny(code: number): boolean {
  return code >= 7005 && code <= 7053;
}

function declaresGlobally({ files }: Example): boolean {
  const declares = /\bdeclare\s+(?:global|module|namespace)\b|^\/\/\/\s*<reference/m;
  return files.some(file => isCompiled(file) && (file.name.endsWith('.d.ts') || declares.test(file.code)));
}

/** Declarations that every example sees; `ambient` names modules whose types are among them. */
function ambientText(ambient: readonly string[]): string {
  return [
    ...ambient.map(name => `/// <reference types="${name}" />`),
    ...components.map(
      name => `declare module '*.${name}' { const component: any; export default component; }`,
    ),
  ].join('\n');
}
