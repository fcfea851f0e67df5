import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { hashOf } from '../../../shared/node/sealed';
import { writeOutput } from '../../shared/outputFile';
import { relativeTo } from '../../shared/site';
import { withGroupKinds } from './groupTitles';
import type { Loaded } from './loadTypeDoc';
import type { PackageSettings } from './options';
import { startTypeDoc } from './startTypeDoc';
import type { Program, Project, Reflection, SourceFile } from './typedoc';

/** Version of what is kept; increase it when {@link Code} changes. */
const codeVersion = 2;

/** What TypeDoc reads from the code: once for all languages, and not again while the code is the same. */
export interface Code {
  /** The exports in TypeDoc's own form; undefined if there is a problem. */
  project?: object;
  problems: string[];
  /** What TypeScript says about the code: a type that it does not find is `any` in the reference. */
  errors: string[];
  /** Hash of every file that was read. */
  files: Record<string, string>;
}

/** What TypeDoc reads from the code of a package; what an earlier build read if the code is the same, as reading takes seconds. */
export async function cachedCode(loaded: Loaded, { entryPoints, tsconfig }: PackageSettings): Promise<Code> {
  const key = hashOf(JSON.stringify([codeVersion, entryPoints, tsconfig, loaded.version])).slice(0, 16);
  const file = resolve('node_modules/.cache/duet-api-reference', `${key}.json`);
  const earlier = await readFile(file, 'utf8')
    .then((text): Code => JSON.parse(text))
    // There is no such file, or it is damaged.
    .catch(() => undefined);
  if (earlier && isCurrent(earlier)) return earlier;
  const code = await readCode(loaded, entryPoints, tsconfig);
  await writeOutput(file, JSON.stringify(code));
  return code;
}

/** Reads the exports of the entry points. */
export async function readCode(
  loaded: Loaded,
  entryPoints: readonly string[],
  tsconfig: string | undefined,
): Promise<Code> {
  const code: Code = { problems: [], errors: [], files: {} };
  const top = repositoryOf(resolve(entryPoints[0]!));
  const { typedoc } = loaded;
  const app = await startTypeDoc(
    loaded,
    {
      entryPoints,
      ...(tsconfig ? { tsconfig } : {}),
      name: 'api',
      lang: 'en',
      // Links to the source are made here, without git.
      sourceLinkTemplate: '{path}',
      gitRevision: 'main',
    },
    code.problems,
    [new typedoc.TSConfigReader()],
  );
  app.converter.on('begin', ({ programs }) => {
    for (const program of programs) {
      const own = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'));
      for (const file of own) code.files[file.fileName] = hashOf(file.text);
      code.errors.push(...own.flatMap(file => errorsIn(program, file)));
    }
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

function errorsIn(program: Program, file: SourceFile): string[] {
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  return found
    .filter(({ category }) => category === 1)
    .map(({ start = 0, code, messageText }) => {
      const { line } = file.getLineAndCharacterOfPosition(start);
      const text = typeof messageText === 'string' ? messageText : messageText.messageText;
      return `${relativeTo(process.cwd(), file.fileName)}:${line + 1}: ${text} (TS${code})`;
    });
}

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
