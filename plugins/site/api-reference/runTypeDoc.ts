import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { userError } from '../../../shared/node/userError';
import { relativeTo } from '../../shared/site';
import { markdownTheme, type ThemeWords } from './markdownTheme';
import type { Project, Reflection, Source, ThemeClass, TypeDoc } from './typedoc';

/** TypeDoc and its theme for Markdown. */
export interface Loaded {
  typedoc: TypeDoc;
  /** Versions of TypeDoc and TypeScript. */
  version: string;
  /** File of the plugin that writes Markdown. */
  plugin: string;
  Theme: ThemeClass;
}

const packages = ['typedoc', 'typedoc-plugin-markdown'] as const;

/**
 * Loads TypeDoc, which only users of this plugin install.
 * @param folder whose `node_modules` contains it
 * @throws an error that says how to install it
 */
export async function loadTypeDoc(name: string, folder: string): Promise<Loaded> {
  const { resolve: find } = createRequire(join(resolve(folder), 'package.json'));
  const fileOf = (wanted: string, from = find) => {
    try {
      return from(wanted);
    } catch {
      return undefined;
    }
  };
  const [main, plugin] = packages.map(wanted => fileOf(wanted));
  if (!main || !plugin) {
    const missing = packages.filter(wanted => !fileOf(wanted));
    throw userError(
      `[rspress-plugin-duet/${name}] ${missing.map(text => `"${text}"`).join(' and ')} cannot be found from "${folder}". Install what is missing: npm install -D ${missing.join(' ')} "typescript@<7"`,
    );
  }
  const compiler = fileOf('typescript/package.json', createRequire(main).resolve);
  const version = compiler && JSON.parse(readFileSync(compiler, 'utf8')).version;
  if (!version || Number.parseInt(version, 10) >= 7)
    throw userError(
      `[rspress-plugin-duet/${name}] TypeDoc needs TypeScript 5 or 6 and finds ${version ?? 'none'}. Install it in a folder of its own with such a version, and name the folder: options.typedoc.`,
    );
  const typedoc: TypeDoc = await import(/* webpackIgnore: true */ pathToFileURL(main).href);
  const { MarkdownTheme } = await import(/* webpackIgnore: true */ pathToFileURL(plugin).href);
  return { typedoc, version: `${typedoc.Application.VERSION} ${version}`, plugin, Theme: MarkdownTheme };
}

/** What TypeDoc reads from the code: once for all languages, and not again while the code is the same. */
export interface Code {
  /** The exports in TypeDoc's own form; undefined if there is a problem. */
  project?: object;
  problems: string[];
  /** Hash of every file that was read. */
  files: Record<string, string>;
}

/** Reads the exports of the entry points. */
export async function readCode(
  { typedoc, plugin }: Loaded,
  entryPoints: readonly string[],
  tsconfig: string | undefined,
): Promise<Code> {
  const code: Code = { problems: [], files: {} };
  const top = repositoryOf(resolve(entryPoints[0]!));
  const app = await typedoc.Application.bootstrapWithPlugins(
    {
      ...settings,
      entryPoints,
      ...(tsconfig ? { tsconfig } : {}),
      plugin: [plugin],
      name: 'api',
      lang: 'en',
      logLevel: 'Error',
      // Links to the source are made here, without git.
      sourceLinkTemplate: '{path}',
      gitRevision: 'main',
    },
    [new typedoc.TSConfigReader()],
  );
  app.logger = collecting(typedoc, code.problems);
  app.converter.on('begin', ({ programs }) => {
    for (const file of programs.flatMap(program => program.getSourceFiles()))
      if (!file.fileName.includes('/node_modules/')) code.files[file.fileName] = hashOf(file.text);
    for (const file of programs.flatMap(program => program.getCompilerOptions().configFilePath ?? []))
      code.files[file] = hashOf(readFileSync(file, 'utf8'));
  });
  const project = await app.convert();
  if (!project) {
    if (code.problems.length === 0) code.problems.push('TypeDoc made nothing of the entry points');
    return code;
  }
  code.problems.push(...unresolvedLinks(project));
  for (const source of Object.values(project.reflections).flatMap(({ sources = [] }) => sources))
    source.fileName = relative(top, source.fullFileName).replaceAll('\\', '/');
  code.project = withGroupKinds(app.serializer.projectToObject(project, process.cwd()), typedoc);
  return code;
}

/** Whether the files that were read are the same now. */
export const isCurrent = ({ files }: Code) =>
  Object.entries(files).every(
    ([file, hash]) => existsSync(file) && hashOf(readFileSync(file, 'utf8')) === hash,
  );

/** How the pages of a language are written. */
export interface Writing {
  title: string;
  lang: string;
  /** Address of a line of the source. */
  source?: string;
  words: ThemeWords;
}

/** The pages of a package in one language, as TypeDoc writes them. */
export interface Written {
  /** Text of a page by its path: `functions/run.mdx`. */
  pages: Map<string, string>;
  /** Names of the folders of a kind: `functions` is `Functions`. */
  kinds: Map<string, string>;
  problems: string[];
}

/** Writes the pages of a language. */
export async function writeMarkdown(
  { typedoc, plugin, Theme }: Loaded,
  project: object,
  { title, lang, source, words }: Writing,
): Promise<Written> {
  const written: Written = { pages: new Map(), kinds: new Map(), problems: [] };
  const folder = await mkdtemp(join(tmpdir(), 'duet-api-'));
  try {
    const file = join(folder, 'project.json');
    const app = await typedoc.Application.bootstrapWithPlugins(
      {
        ...settings,
        entryPointStrategy: 'merge',
        entryPoints: [file],
        plugin: [plugin],
        name: title,
        lang,
        logLevel: 'Error',
        pageTitleTemplates: { index: title, module: '{name}', member: memberTitle },
        outputs: [{ name: 'markdown', path: join(folder, 'pages') }],
      },
      [],
    );
    app.logger = collecting(typedoc, written.problems);
    writeFileSync(file, JSON.stringify(withGroupTitles(project, typedoc)));
    app.renderer.defineTheme(
      'duet',
      markdownTheme(Theme, words, ({ sources: [first] = [] }) => first && source && linkTo(first, source)),
    );
    const merged = await app.convert();
    if (!merged) return written;
    await app.generateOutputs(merged);
    for (const name of readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' }).sort()) {
      if (name.endsWith('.mdx'))
        written.pages.set(name.replaceAll('\\', '/'), readFileSync(join(folder, 'pages', name), 'utf8'));
    }
    for (const [kind, text] of Object.entries(kindFolders))
      written.kinds.set(text, typedoc.ReflectionKind.pluralString(typedoc.ReflectionKind[kind]!));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return written;
}

/** Titles of groups are words of the language in which the code was read: numbers of kinds take their place. */
const withGroupKinds = (project: object, typedoc: TypeDoc) =>
  withTitles(
    project,
    new Map(kindsOf(typedoc).map(kind => [typedoc.ReflectionKind.pluralString(kind), String(kind)])),
  );

const withGroupTitles = (project: object, typedoc: TypeDoc) =>
  withTitles(
    project,
    new Map(kindsOf(typedoc).map(kind => [String(kind), typedoc.ReflectionKind.pluralString(kind)])),
  );

/** Kinds are powers of two; other numbers are sums of kinds. */
const kindsOf = ({ ReflectionKind }: TypeDoc): number[] =>
  Object.values(ReflectionKind).filter(
    (kind): kind is number => typeof kind === 'number' && Number.isInteger(Math.log2(kind)),
  );

function withTitles(project: object, titles: ReadonlyMap<string, string>): object {
  const rename = (groups: { title: string }[]) =>
    groups.map(group => ({ ...group, title: titles.get(group.title) ?? group.title }));
  return JSON.parse(JSON.stringify(project), (key, value) => (key === 'groups' ? rename(value) : value));
}

/** A logger that keeps warnings and errors. */
function collecting({ Logger, LogLevel }: TypeDoc, problems: string[]) {
  const logger = new Logger();
  logger.log = (message, level) => {
    if (level >= LogLevel.Warn) problems.push(message);
  };
  return logger;
}

function linkTo({ fileName, line }: Source, source: string): string {
  const address = source.replaceAll('{path}', () => encodeURI(fileName)).replaceAll('{line}', String(line));
  return `[\`${fileName}:${line}\`](${address})`;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Names that the plugin for Markdown gives folders, by kind. */
const kindFolders = {
  Class: 'classes',
  Interface: 'interfaces',
  Enum: 'enumerations',
  Namespace: 'namespaces',
  TypeAlias: 'type-aliases',
  Function: 'functions',
  Variable: 'variables',
};

const settings = {
  theme: 'duet',
  readme: 'none',
  disableGit: true,
  // The package has its own check.
  skipErrorChecking: true,
  excludePrivate: true,
  excludeInternal: true,
  excludeExternals: true,
  validation: {
    notExported: false,
    invalidLink: false,
    invalidPath: false,
    rewrittenLink: false,
    notDocumented: false,
    unusedMergeModuleWith: false,
  },
  // As in the code: related properties are together.
  sort: ['source-order'],
  router: 'member',
  entryFileName: 'index',
  fileExtension: '.mdx',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  strikeDeprecatedPageTitles: false,
  useCodeBlocks: true,
  expandParameters: true,
  parametersFormat: 'table',
  indexFormat: 'table',
  enumMembersFormat: 'table',
  typeDeclarationFormat: 'table',
  tableColumnSettings: { hideSources: true },
  useCustomAnchors: true,
};

/** Title of a page: a name without its type parameters. */
const memberTitle = ({ rawName }: { rawName: string }) =>
  rawName.replace(/<[\s\S]*$/, '').replace(/[\\`*_{}[\]]/g, '\\$&');

/** Links in comments that lead to nothing, with the place of what the comment is about. */
function unresolvedLinks(project: Project): string[] {
  return Object.values(project.reflections).flatMap(reflection => {
    const { comment } = reflection;
    if (!comment) return [];
    const parts = [comment.summary, ...comment.blockTags.map(({ content }) => content)].flat();
    return parts
      .filter(
        part => part.kind === 'inline-tag' && part.tag?.startsWith('@link') && part.target === undefined,
      )
      .map(
        part =>
          `${placeOf(reflection)}{${part.tag} ${part.text}} leads to nothing: correct the name, or export it`,
      );
  });
}

function placeOf(reflection: Reflection): string {
  for (let named: Reflection | undefined = reflection; named; named = named.parent) {
    const [source] = named.sources ?? [];
    if (source) return `${relativeTo(process.cwd(), source.fullFileName)}:${source.line}: `;
  }
  return `${reflection.getFriendlyFullName()}: `;
}

/** The folder above a file that has a repository; the folder of the config without one. */
function repositoryOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, '.git'))) return folder;
  return process.cwd();
}
