import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '../../plugins/tools/audit/index';
import { apply } from './apply';
import { look, type View, type Visit } from './look';
import { run, serving } from './shell';
import { type Change, type Reading, type Step, stepsOf } from './steps';

/** The project that a walk begins with. */
export interface Start {
  /** Commands that make the folder `app`, run in the folder around it. */
  run?: string[];
  /** Folder below `tests/walks` that is copied. */
  copy?: string;
}

/** A variant of a walk: the same page, with something in the project that is not in the template. */
export interface Variant extends Partial<Visit> {
  /** Changes to the project before the page is followed. */
  change?: Change[];
  /** What the page says for this project, in addition. */
  said?: Reading['said'];
  parts?: string[];
  adapt?: Record<string, string>;
  /** Commands at the end that must succeed. */
  run?: string[];
  env?: Record<string, string>;
  /** Path at which the application is served. Default `/`. */
  base?: string;
}

/** A page that is followed from a starting point. */
export interface Walk extends Reading, Visit {
  name: string;
  /** Day of the packages, if it is not that of the other walks. */
  packages?: string;
  start: Start;
  /** How the project is built before, where to, and the path of the page; without it, there is nothing to compare with. */
  before?: { build: string; folder: string; path?: string };
  /** Commands afterwards; the reader knows them from the page. */
  after: { dev: string; build: string; preview: string; types?: string };
  variants?: Record<string, Variant>;
}

/** Follows a walk, and then each of its variants, in `folder`; `log` tells what is done and how long it took. */
export async function follow(
  walk: Walk,
  folder: string,
  packages: string | undefined,
  log: (line: string) => void,
): Promise<void> {
  const env = {
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    ...(packages && { npm_config_before: packages }),
  };
  const project = { app: join(folder, 'app'), start: join(folder, 'start'), env };
  await prepare(walk.start, folder, project, `${packages ?? new Date().toDateString()}`, log);
  const before: Record<string, View | undefined> = {};
  for (const [name, variant] of Object.entries<Variant>({ '': {}, ...walk.variants })) {
    const key = variant.change || variant.base ? name : '';
    before[key] ??= await timed(log, `before${key && `, ${key}`}`, () => lookBefore(walk, variant, project));
    await timed(log, name || 'as it is', () => lookAfter(walk, variant, before[key], project, log));
  }
}

/** Makes the project that the walk begins with, unless an earlier run has made the same. */
async function prepare(
  made: Start,
  folder: string,
  { app, start, env }: Project,
  packages: string,
  log: (line: string) => void,
): Promise<void> {
  const mark = join(folder, 'made.json');
  const content = JSON.stringify([made, packages]);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === content && !made.copy) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (made.copy) cpSync(join('tests/walks', made.copy), app, { recursive: true });
  for (const command of made.run ?? [])
    await timed(log, command, () => run({ run: command, cwd: folder, env }));
  mkdirSync(app, { recursive: true });
  renameSync(app, start);
  writeFileSync(mark, content);
}

interface Project {
  app: string;
  /** The project as it was at the beginning. */
  start: string;
  env: Record<string, string>;
}

async function lookBefore(
  walk: Walk,
  variant: Variant,
  { app, start, env }: Project,
): Promise<View | undefined> {
  if (!walk.before) return undefined;
  const { build, folder, path = '' } = walk.before;
  await reset(app, start, variant);
  await run({ run: build, cwd: app, env: { ...env, ...variant.env } });
  const server = await serveSite(join(app, folder), variant.base ?? '/');
  try {
    // Nothing is taken from the browser: the old project may bring its polyfills in another way.
    return await look(server.origin + (variant.base ?? '/') + path, { ...walk, ...variant, without: [] });
  } finally {
    await server.close();
  }
}

async function lookAfter(
  walk: Walk,
  variant: Variant,
  before: View | undefined,
  project: Project,
  log: (line: string) => void,
) {
  const { app, start } = project;
  const env = { ...project.env, ...variant.env };
  const visit = { ...walk, ...variant };
  const compare = (view: View, where: string) => {
    const changes = before ? differences(before, view) : [];
    if (changes.length > 0)
      throw new Error(`${where} shows something else than before:\n${changes.join('\n')}`);
  };
  const visitServer = (command: string) =>
    serving({ run: command, cwd: app, env }, async address =>
      compare(await look(address.replace(/\/?$/, `/${visit.path ?? ''}`), visit), `\`${command}\``),
    );
  const done = new Set<string>();
  const carryOut = async (command: string) => {
    if (isServer(command)) await visitServer(command);
    else await timed(log, command, () => run({ run: command, cwd: app, env }));
    done.add(command);
  };
  await reset(app, start, variant);
  for (const step of readingOf(walk, variant)) {
    try {
      if ('run' in step) await carryOut(step.run);
      else apply(step, app);
    } catch (error) {
      throw new Error(`docs/en/${walk.page}.mdx:${step.line}: ${(error as Error).message}`);
    }
  }
  const { dev, build, preview, types } = walk.after;
  for (const command of [dev, build, preview, types, ...(variant.run ?? [])]) {
    if (command && !done.has(command)) await carryOut(command);
  }
}

/** Steps of a variant: of the page, and of what it says in addition. */
export function readingOf(walk: Walk, variant: Variant): Step[] {
  return stepsOf({
    page: walk.page,
    said: [...(walk.said ?? []), ...(variant.said ?? [])],
    adapt: { ...walk.adapt, ...variant.adapt },
    parts: [...(walk.parts ?? []), ...(variant.parts ?? [])],
  });
}

/** Commands that do not end by themselves. */
const isServer = (command: string) =>
  /^(npm start|npm run (dev|start|serve|preview)|npx rsbuild (dev|preview))\b/.test(command);

/** Puts everything back as it was at the beginning. Packages are links to the same files, which npm replaces and never changes. */
async function reset(app: string, start: string, { change = [] }: Variant): Promise<void> {
  rmSync(app, { recursive: true, force: true });
  const packages = join(start, 'node_modules');
  cpSync(start, app, { recursive: true, filter: path => path !== packages });
  if (existsSync(packages))
    await run({ run: 'cp -al ../start/node_modules . || cp -a ../start/node_modules .', cwd: app });
  for (const each of change) apply(each, app);
}

/** What differs between two views, a few lines per part. */
function differences(before: View, after: View): string[] {
  return (Object.keys(before) as (keyof View)[]).flatMap(part => {
    const [left, right] = [before[part], after[part]].map(value => [value].flat()) as [string[], string[]];
    if (JSON.stringify(left) === JSON.stringify(right)) return [];
    const lost = left.filter(line => !right.includes(line)).slice(0, 5);
    const added = right.filter(line => !left.includes(line)).slice(0, 5);
    return [`${part}:`, ...lost.map(line => `- ${line}`), ...added.map(line => `+ ${line}`)];
  });
}

async function timed<T>(log: (line: string) => void, what: string, use: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  try {
    return await use();
  } finally {
    log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${what}`);
  }
}
