import { createRequire } from 'node:module';
import { join } from 'node:path';
import type TS from 'typescript';
import { slashes } from '../kit/checks/project';
import type { Example, SampleFile } from './examples';
import type { SamplesSettings } from './options';

/** A compiler's complaint about a file of an example; line and column from 1, inside the code. */
export interface Complaint {
  /** Index of the file in its example. */
  file: number;
  line: number;
  column: number;
  code: string;
  message: string;
}

/** Extensions that the compiler reads. */
const compiled = /\.(?:[cm]?[jt]sx?)$/;

/** Whether a file goes to the TypeScript compiler. */
export function isCompiled({ name, fence }: SampleFile): boolean {
  return compiled.test(name) && fence.attributes.nocheck === undefined;
}

/** Libraries that bring their own JSX types; whichever an example imports decides. */
const jsxLibraries = ['solid-js', 'preact', 'vue', 'react'];

/** Type-checks examples against the packages of one folder; libraries are read once per process. */
export function createTypeChecker(folder: string, settings: SamplesSettings) {
  const require = createRequire(join(folder, 'package.json'));
  const ts: typeof TS = require(settings.typescript);
  if (typeof ts.createProgram !== 'function') {
    throw new Error(
      `TypeScript ${ts.version} has no compiler API; point \`typescript\` at a 5.x, for example by installing \`typescript@5\` below \`packages\`.`,
    );
  }
  const options = compilerOptions(ts, folder, settings);
  const base = `${slashes(folder)}/__samples__`;
  const ambient = `${base}/ambient.d.ts`;
  const ambientText = [
    ...settings.ambient.map(name => `/// <reference types="${name}" />`),
    ...['vue', 'svelte', 'astro'].map(
      name => `declare module '*.${name}' { const component: any; export default component; }`,
    ),
  ].join('\n');
  const virtual = new Map<string, string>([[ambient, ambientText]]);
  const folders = new Set<string>();
  const libraries = new Map<string, TS.SourceFile | undefined>();
  const host = ts.createCompilerHost(options, true);
  const resolutions = ts.createModuleResolutionCache(folder, name => name, options);
  const { getSourceFile, fileExists, readFile, directoryExists } = host;
  host.getSourceFile = (name, version, ...rest) => {
    const text = virtual.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, version, true);
    if (!libraries.has(name)) libraries.set(name, getSourceFile.call(host, name, version, ...rest));
    return libraries.get(name);
  };
  host.fileExists = name => virtual.has(name) || (!name.startsWith(base) && fileExists.call(host, name));
  host.readFile = name => virtual.get(name) ?? readFile.call(host, name);
  host.directoryExists = name =>
    folders.has(name) || (!name.startsWith(base) && directoryExists!.call(host, name));
  host.getCurrentDirectory = () => folder;
  host.writeFile = () => {};

  return { version: ts.version, check, ts };

  /** Complaints per example, in the order given. */
  function check(examples: readonly Example[], siblings: (example: Example) => Map<string, SampleFile>): Complaint[][] {
    const plain = examples.filter(example => !isAmbient(example));
    const results = new Map<Example, Complaint[]>();
    compile(plain, siblings, results);
    // What declares for the whole program must not reach other samples.
    for (const example of examples) if (!results.has(example)) compile([example], siblings, results);
    return examples.map(example => results.get(example) ?? []);
  }

  function compile(
    examples: readonly Example[],
    siblings: (example: Example) => Map<string, SampleFile>,
    results: Map<Example, Complaint[]>,
  ): void {
    if (examples.length === 0) return;
    virtual.clear();
    folders.clear();
    virtual.set(ambient, ambientText);
    const roots: string[] = [ambient];
    const placed = examples.map((example, index) => {
      const home = `${base}/${index}`;
      const pragma = jsxPragma(example);
      const files = example.files.map((file, at) => {
        const path = `${home}/${file.name}`;
        if (file.name.endsWith('.json')) virtual.set(path, file.code);
        if (!isCompiled(file)) return undefined;
        const prefix = /\.[jt]sx$/.test(file.name) ? pragma : '';
        virtual.set(path, prefix + file.code);
        roots.push(path);
        return { path, prefix: prefix.length, at };
      });
      // Files shown elsewhere on the page can be imported, but are not checked again here.
      for (const [name, file] of siblings(example)) {
        const path = `${home}/${name}`;
        if (!virtual.has(path) && (compiled.test(name) || name.endsWith('.json'))) virtual.set(path, file.code);
      }
      return { example, files: files.filter(file => file !== undefined) };
    });
    for (const name of virtual.keys()) {
      for (let at = name.lastIndexOf('/'); at > base.length; at = name.lastIndexOf('/', at - 1)) {
        folders.add(name.slice(0, at));
      }
    }
    folders.add(base);
    host.resolveModuleNameLiterals = (literals, from, reference, given, source) =>
      literals.map(literal =>
        ts.resolveModuleName(
          literal.text,
          from,
          given,
          host,
          literal.text.startsWith('.') ? undefined : resolutions,
          reference,
          ts.getModeForUsageLocation(source, literal, given),
        ),
      );
    const program = ts.createProgram({ rootNames: roots, options, host });
    for (const { example, files } of placed) {
      results.set(
        example,
        files.flatMap(({ path, prefix, at }) => {
          const source = program.getSourceFile(path)!;
          const loose = /\.[cm]?jsx?$/.test(path);
          return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
            .filter(({ code }) => !(loose && isImplicitAny(code)))
            .map(diagnostic => complaint(ts, diagnostic, source, prefix, at));
        }),
      );
    }
  }
}

/** `noImplicitAny` and its relatives: plain JavaScript cannot say its types. */
function isImplicitAny(code: number): boolean {
  return code >= 7005 && code <= 7053;
}

function complaint(ts: typeof TS, diagnostic: TS.Diagnostic, source: TS.SourceFile, prefix: number, file: number): Complaint {
  const { line, character } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
  return {
    file,
    line: line + 1,
    column: Math.max(1, character + 1 - (line === 0 ? prefix : 0)),
    code: `TS${diagnostic.code}`,
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n').replaceAll(/"[^"]*__samples__\/\d+\//g, '"'),
  };
}

function compilerOptions(ts: typeof TS, folder: string, { compilerOptions }: SamplesSettings): TS.CompilerOptions {
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      strict: true,
      target: 'esnext',
      lib: ['esnext', 'dom', 'dom.iterable', 'dom.asynciterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      moduleDetection: 'force',
      jsx: 'react-jsx',
      allowJs: true,
      checkJs: true,
      esModuleInterop: true,
      resolveJsonModule: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
      ...compilerOptions,
    },
    folder,
  );
  return options;
}

function isAmbient({ files }: Example): boolean {
  return files.some(
    file =>
      isCompiled(file) &&
      (file.name.endsWith('.d.ts') || /\bdeclare\s+(?:global|module|namespace)\b|^\/\/\/\s*<reference/m.test(file.code)),
  );
}

function jsxPragma({ page, files }: Example): string {
  const own = files.map(({ code }) => code).join('\n');
  const all = page.fences.map(({ code }) => code).join('\n');
  const chosen = imported(own)[0] ?? (imported(all).length === 1 ? imported(all)[0] : undefined);
  return chosen && chosen !== 'react' ? `/** @jsxImportSource ${chosen} */ ` : '';
}

/** JSX libraries that the code imports, also through their plugin for the build tool. */
function imported(code: string): string[] {
  return jsxLibraries.filter(name => {
    const short = name.replace('-js', '');
    return new RegExp(`from ['"](?:${name}(?:/[^'"]*)?|[^'"]*plugin-${short})['"]`).test(code);
  });
}
