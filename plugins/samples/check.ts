import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Context, Outcome, Project } from '../kit/checks/check';
import { compilerOf } from '../kit/checks/compiler';
import { environmentKey } from '../kit/checks/environmentKey';
import type { Finding, OptedOut } from '../kit/checks/finding';
import { type Fence, placeInFence } from '../kit/checks/page';
import { hashOf } from '../kit/checks/parsePage';
import { type Example, examplesOf, languageOf, optOutReason, type SampleFile, shownFiles } from './examples';
import type { SamplesSettings } from './options';
import { createParsers, type SyntaxProblem } from './parse';
import { programOf } from './program';
import { filesOfRun, type RunProblem, runExample } from './runExample';
import { type CliFacts, factsFromHelp, problemsInShell } from './shell';
import { type Complaint, isCompiled, typeCheck } from './typecheck';

const optOut = 'nocheck="why" on the fence';

/** Checks every code block of every page; see {@link SamplesSettings}. */
export async function run(project: Project, settings: SamplesSettings, context: Context): Promise<Outcome> {
  const folder = resolve(project.root, settings.packages);
  const pages = project.pages.filter(({ file }) => context.wanted(file));
  const examples = pages.flatMap(examplesOf);
  const fences = pages.flatMap(page => page.fences.map(fence => ({ page, fence })));
  const optedOut: OptedOut[] = [];
  const findings: Finding[] = [];
  for (const { page, fence } of fences) {
    const reason = optOutReason(fence);
    if (reason) optedOut.push({ file: page.file, line: fence.line, rule: 'samples', reason });
    else if (reason === '') {
      findings.push(
        finding(
          'samples/opt-out',
          page.file,
          fence,
          1,
          1,
          '`nocheck` gives no reason.',
          'Write nocheck="why".',
          true,
        ),
      );
    }
  }
  const environment = environmentKey(folder, settings);
  findings.push(...checkTypes(examples, project, folder, settings, context, environment));
  findings.push(...checkSyntax(examples, folder));
  findings.push(...checkShell(examples, folder, settings, context, environment));
  const runs = await checkRuns(examples, folder, settings, context, environment);
  findings.push(...runs.findings);
  const failed = new Set(findings.map(({ file, line }) => `${file}:${line}`)).size;
  const checked = examples.flatMap(({ files }) => files).filter(isChecked(folder, settings)).length;
  return { findings, counts: { blocks: fences.length, checked, run: runs.count, failed }, optedOut };
}

function isChecked(folder: string, settings: SamplesSettings) {
  const parsers = createParsers(folder);
  return (file: SampleFile) =>
    file.fence.attributes.nocheck === undefined &&
    (isCompiled(file) ||
      languageOf(file.fence) in parsers ||
      (languageOf(file.fence) === 'sh' && settings.commands.length > 0));
}

function checkTypes(
  examples: readonly Example[],
  { languages }: Project,
  folder: string,
  settings: SamplesSettings,
  { cache }: Context,
  environment: string,
): Finding[] {
  const compiled = examples.filter(({ files }) => files.some(isCompiled));
  const siblings = (example: Example) => shownFiles(examples, example.page);
  const keys = new Map(
    compiled.map(example => {
      const shown = [...siblings(example)].filter(([name]) => /\.[cm]?[jt]sx?$|\.json$/.test(name));
      const own = example.files.map(({ name, code, fence }) => [name, code, fence.attributes.nocheck]);
      const pageCode = example.page.fences.map(({ code }) => /from ['"][^'"]+['"]/g.exec(code)?.[0]);
      const text = JSON.stringify([own, shown.map(([name, file]) => [name, file.code]), pageCode]);
      return [example, `types ${environment} ${hashOf(text)}`];
    }),
  );
  // One program per language, of what is not known yet.
  for (const lang of languages) {
    const fresh = compiled.filter(
      example => example.page.lang === lang && cache.get(keys.get(example)!) === undefined,
    );
    if (fresh.length === 0) continue;
    const compiler = compilerOf(folder, settings.typescript, settings.compilerOptions);
    const complaints = typeCheck(compiler, fresh, siblings, settings.ambient);
    for (const [index, example] of fresh.entries()) cache.set(keys.get(example)!, complaints[index]);
  }
  return compiled.flatMap(example =>
    (cache.get<Complaint[]>(keys.get(example)!) ?? []).map(({ file, line, column, code, message }) => {
      const { fence } = example.files[file]!;
      const rule = isSyntaxCode(code) ? 'samples/syntax' : 'samples/types';
      const right =
        rule === 'samples/syntax'
          ? 'The block is valid code of its language.'
          : 'The block compiles as it stands, in strict mode, with every import; files it imports follow it with a `title`.';
      return finding(rule, example.page.file, fence, line, column, `${message} (${code})`, right);
    }),
  );
}

function isSyntaxCode(code: string): boolean {
  return /^TS1\d{3}$/.test(code);
}

function checkSyntax(examples: readonly Example[], folder: string): Finding[] {
  const parsers = createParsers(folder);
  return examples.flatMap(({ page, files }) =>
    files.flatMap(file => {
      const parse = parsers[languageOf(file.fence)];
      if (!parse || file.fence.attributes.nocheck !== undefined) return [];
      let problem: SyntaxProblem | undefined;
      try {
        problem = parse(file.code, file);
      } catch (error) {
        problem = {
          line: 1,
          column: 1,
          message: `Cannot be parsed: ${(error as Error).message.split('\n')[0]}`,
        };
      }
      if (!problem) return [];
      const right = `The block is valid ${file.fence.lang}.`;
      return [
        finding(
          'samples/syntax',
          page.file,
          file.fence,
          problem.line,
          problem.column,
          problem.message,
          right,
        ),
      ];
    }),
  );
}

function checkShell(
  examples: readonly Example[],
  folder: string,
  settings: SamplesSettings,
  { cache }: Context,
  environment: string,
): Finding[] {
  return settings.commands.flatMap(command => {
    const key = `cli ${environment} ${command}`;
    const facts = cache.get<CliFacts>(key) ?? readFacts(folder, command);
    cache.set(key, facts);
    return examples.flatMap(({ page, files }) =>
      files.flatMap(({ fence, name, code }) => {
        if (fence.attributes.nocheck !== undefined) return [];
        const shell = languageOf(fence) === 'sh' ? code : name === 'package.json' ? scriptsOf(code) : '';
        return problemsInShell(shell, command, facts).map(({ line, column, message, right }) =>
          finding('samples/command', page.file, fence, line, column, message, right),
        );
      }),
    );
  });
}

/** The scripts of a package.json on their own lines, everything else blank. */
function scriptsOf(code: string): string {
  return code
    .split('\n')
    .map(line =>
      line.replace(
        /^(\s*"[\w:.-]+":\s*")([^"]*)(".*)$/,
        (_, before: string, script: string) => ' '.repeat(before.length) + script,
      ),
    )
    .map(line => (/^\s*["{}[\]]/.test(line) ? '' : line))
    .join('\n');
}

function readFacts(folder: string, command: string): CliFacts {
  const [program, ...first] = programOf(folder, command);
  const help = (sub: string) =>
    execFileSync(program!, [...first, ...(sub ? [sub] : []), '--help'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  return factsFromHelp(help(''), help);
}

async function checkRuns(
  examples: readonly Example[],
  folder: string,
  settings: SamplesSettings,
  { cache }: Context,
  environment: string,
): Promise<{ findings: Finding[]; count: number }> {
  const marked = examples.filter(({ files }) => files[0]!.fence.attributes.run !== undefined);
  const { run } = settings;
  if (!run) {
    const findings = marked.map(({ page, files }) =>
      finding(
        'samples/run',
        page.file,
        files[0]!.fence,
        1,
        1,
        'The block is marked `run`, but the site says no command.',
        'Set the option `run` of the samples plugin.',
      ),
    );
    return { findings, count: 0 };
  }
  const keyOf = (example: Example) => {
    const expected = example.files.map(({ name, fence, code }) => [
      name,
      fence.attributes.run,
      fence.attributes.expect,
      code,
    ]);
    return hashOf(`${environment} ${JSON.stringify([filesOfRun(example, run), expected])}`);
  };
  // The same example in two languages, but for its comments, still runs twice: a comment can matter.
  const keyed = marked.map(example => ({ example, key: `run ${keyOf(example)}` }));
  const waiting = [...new Map(keyed.map(each => [each.key, each])).values()].filter(
    ({ key }) => cache.get(key) === undefined,
  );
  const problems = new Map<string, RunProblem>();
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const problem = await runExample(next.example, folder, run, next.key.slice(4));
      problems.set(next.key, problem);
      // A failure may be the machine's: it is tried again.
      if (!problem) cache.set(next.key, true);
    }
  };
  await Promise.all(Array.from({ length: run.parallel }, work));
  const findings = keyed.flatMap(({ example, key }) => {
    const problem = problems.get(key);
    if (!problem) return [];
    const { fence } = example.files[problem.file]!;
    return [finding('samples/run', example.page.file, fence, 0, 1, problem.message, problem.right)];
  });
  return { findings, count: marked.length };
}

function finding(
  rule: string,
  page: string,
  fence: Fence,
  line: number,
  column: number,
  message: string,
  right: string,
  onFence = false,
): Finding {
  const place = onFence || line === 0 ? fence : placeInFence(fence, line, column);
  const file = fence.included && place !== fence ? fence.included : page;
  return { rule, severity: 'error', file, line: place.line, column: place.column, message, right, optOut };
}
