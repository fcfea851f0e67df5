import { getLibFiles, ts } from '@ts-morph/common';

/** An identifier that a script uses without declaring it. */
export interface FreeIdentifier {
  name: string;
  /** The function that uses it: the outermost one with a name. */
  inFunction: string;
}

const fileName = 'script.js';
const options: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};
/** Diagnostics that start with "Cannot find name" or "No value exists in scope for the shorthand property". */
const unknownName = new Set([2304, 2552, 2580, 2581, 2582, 2583, 2584, 2591, 2592, 2593, 2867, 2868, 18004]);

const libraries = new Map(getLibFiles().map(({ fileName: name, text }) => [name, text]));
const sources = new Map<string, ts.SourceFile>();

/** The identifiers that a script takes from neither itself nor the browser. */
export function freeIdentifiers(script: string): FreeIdentifier[] {
  const source = ts.createSourceFile(fileName, script, ts.ScriptTarget.ES2022, true);
  const host: ts.CompilerHost = {
    getSourceFile(path, target) {
      if (path === fileName) return source;
      const text = libraries.get(path.slice(1));
      if (text === undefined) return undefined;
      if (!sources.has(path)) sources.set(path, ts.createSourceFile(path, text, target));
      return sources.get(path);
    },
    fileExists: path => path === fileName,
    readFile: () => undefined,
    writeFile() {},
    getDefaultLibFileName: () => '/lib.d.ts',
    getDefaultLibLocation: () => '/',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: path => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  const program = ts.createProgram([fileName], options, host);
  const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return problems.flatMap(({ code, category, start = 0, length = 0, messageText }) => {
    // A program without its libraries would find no name at all, and one that cannot be parsed none either.
    if (category === ts.DiagnosticCategory.Error && code < 2000)
      throw new Error(
        `A script of the pages cannot be parsed: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    if (!unknownName.has(code)) return [];
    return { name: script.slice(start, start + length), inFunction: outermost(source, start) };
  });
}

/** The name of the outermost named function around a position. */
function outermost(source: ts.SourceFile, position: number): string {
  let name = 'a function without a name';
  const visit = (node: ts.Node): true | undefined => {
    if (position < node.pos || position >= node.end) return undefined;
    if ((ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) && node.name) {
      name = node.name.text;
      return true;
    }
    return ts.forEachChild(node, visit);
  };
  visit(source);
  return name;
}

/**
 * Checks scripts that are copied into pages as source.
 * @throws Error that names every identifier that a page would not know
 */
export function checkPageScripts(scripts: readonly string[]): void {
  const free = new Set(
    scripts.flatMap(freeIdentifiers).map(({ name, inFunction }) => `- ${inFunction} uses ${name}`),
  );
  if (free.size === 0) return;
  throw new Error(
    `Functions that are copied into pages as source must be complete in themselves. These use identifiers that do not exist there:\n${[...free].join('\n')}\nPass what they need as an argument of callSource (theme/node/pageScripts/pageScripts.ts), or declare it inside the function.`,
  );
}
