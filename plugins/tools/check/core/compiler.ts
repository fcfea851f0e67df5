import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ts as TS } from '@ts-morph/common';
import { userError } from '../../../../shared/node/userError';
import { slashes } from './project';

/** A TypeScript compiler that also reads files in memory. */
export interface Compiler {
  ts: typeof TS;
  /** Virtual folder, with forward slashes, of the files of {@link Compiler.program}. */
  base: string;
  /** A program of `files` (path below `base` to text) that starts from `roots`. */
  program(files: ReadonlyMap<string, string>, roots: readonly string[]): TS.Program;
}

/** Options as in tsconfig.json. */
const defaults = {
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
};

const compilers = new Map<string, Compiler>();
/** Parsed declarations of the language and the DOM, by path; the same for all folders with the same options. */
const standardFiles = new Map<string, Map<string, TS.SourceFile | undefined>>();

/** The compiler of a folder, as {@link createCompiler} makes it; kept for the process, so that libraries are read once. */
export function compilerOf(folder: string, compiler: string, extra: object = {}): Compiler {
  const key = JSON.stringify([folder, compiler, extra]);
  const instance = compilers.get(key) ?? createCompiler(folder, compiler, extra);
  compilers.set(key, instance);
  return instance;
}

function loadTypeScript(require: NodeJS.Require, compiler: string, folder: string): typeof TS {
  let ts: typeof TS;
  try {
    ts = require(compiler);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'MODULE_NOT_FOUND' || !message.includes(`'${compiler}'`)) throw error;
    throw userError(
      `The compiler "${compiler}" cannot be found from ${folder}. Install it there (npm install -D typescript@5), or correct the options \`packages\` and \`typescript\`.`,
    );
  }
  if (typeof ts.createProgram === 'function') return ts;
  throw userError(
    `TypeScript ${ts.version} has no compiler API. Install typescript@5 in the folder of the option \`packages\`, or name its folder in \`typescript\`.`,
  );
}

/**
 * A new compiler, which resolves imports as if the files were in `folder`.
 * @param compiler folder or package of TypeScript, resolved from `folder`
 * @throws Error if that TypeScript has no compiler API
 */
export function createCompiler(folder: string, compiler: string, extra: object = {}): Compiler {
  const require = createRequire(join(folder, 'package.json'));
  const ts = loadTypeScript(require, compiler, folder);
  const { options, errors } = ts.convertCompilerOptionsFromJson({ ...defaults, ...extra }, folder);
  if (errors.length > 0)
    throw userError(
      errors
        .map(({ messageText }) => `compilerOptions: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
        .join('\n'),
    );
  const base = `${slashes(folder)}/__samples__`;
  const host = ts.createCompilerHost(options, true);
  const resolutions = ts.createModuleResolutionCache(folder, name => name, options);
  const libraries = new Map<string, TS.SourceFile | undefined>();
  const standardFolder = slashes(dirname(ts.getDefaultLibFilePath(options)));
  const key = JSON.stringify([standardFolder, extra]);
  const standard = standardFiles.get(key) ?? new Map<string, TS.SourceFile | undefined>();
  standardFiles.set(key, standard);
  let virtual: ReadonlyMap<string, string> = new Map();
  let folders = new Set<string>();
  const { getSourceFile, fileExists, readFile, directoryExists } = host;
  host.getSourceFile = (name, version, ...rest) => {
    const text = virtual.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, version, true);
    const sourceFiles = name.startsWith(`${standardFolder}/lib.`) ? standard : libraries;
    if (!sourceFiles.has(name)) sourceFiles.set(name, getSourceFile.call(host, name, version, ...rest));
    return sourceFiles.get(name);
  };
  host.fileExists = name => virtual.has(name) || (!name.startsWith(base) && fileExists.call(host, name));
  host.readFile = name => virtual.get(name) ?? readFile.call(host, name);
  host.directoryExists = name =>
    folders.has(name) || (!name.startsWith(base) && directoryExists!.call(host, name));
  host.getCurrentDirectory = () => folder;
  host.writeFile = () => {};
  // Packages resolve in the same way for all files and runs; relative imports belong to one run.
  host.resolveModuleNameLiterals = (literals, from, reference, given, source) =>
    literals.map(literal =>
      ts.resolveModuleName(
        literal.text,
        from,
        given,
        host,
        from.startsWith(base) && literal.text.startsWith('.') ? undefined : resolutions,
        reference,
        ts.getModeForUsageLocation(source, literal, given),
      ),
    );
  return {
    ts,
    base,
    program(files, roots) {
      virtual = files;
      folders = new Set([base]);
      for (const name of files.keys()) {
        for (let parent = dirname(name); parent.length > base.length; parent = dirname(parent))
          folders.add(parent);
      }
      return ts.createProgram({ rootNames: [...roots], options, host });
    },
  };
}
