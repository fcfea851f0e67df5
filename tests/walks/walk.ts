import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
  /** Commands that belong to the project before the page is followed. */
  prepare?: string[];
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
  /** Major version of Node.js that every command runs with. Default: that of this process. */
  node?: string;
}

/** A page that is followed from a starting point. */
export interface Walk extends Reading, Visit {
  shows: string;
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

/** One way through a page: a walk as it is, or a variant of it. */
export interface Trip {
  name: string;
  walk: Walk;
  variant: Variant;
}

export const tripsOf = (walk: Walk): Trip[] => [
  { name: walk.name, walk, variant: {} },
  ...Object.entries(walk.variants ?? {}).map(([name, variant]) => ({
    name: `${walk.name}: ${name}`,
    walk,
    variant,
  })),
];

/** What was seen in projects before they were changed, for the variants that begin with the same. */
const seen = new Map<string, View | undefined>();

/** Follows a walk or one of its variants in `folder`; `log` tells what is done and how long it took. */
export async function follow(
  { name, walk, variant }: Trip,
  folder: string,
  packages: string | undefined,
  log: (line: string) => void,
): Promise<void> {
  const env: Record<string, string> = {
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    ...(packages && { npm_config_before: packages }),
  };
  const project = { app: join(folder, 'app'), start: join(folder, 'start'), env };
  await prepare(walk.start, folder, project, `${packages ?? new Date().toDateString()}`, log);
  const key = variant.change || variant.base ? name : walk.name;
  if (!seen.has(key)) seen.set(key, await timed(log, 'before', () => lookBefore(walk, variant, project)));
  if (variant.node) env.PATH = `${await nodeFolder(variant.node, folder, log)}:${process.env.PATH}`;
  await lookAfter(walk, variant, seen.get(key), project, log);
}

/** Folder with `node` in this major version, from the package `node`. */
async function nodeFolder(version: string, beside: string, log: (line: string) => void): Promise<string> {
  const folder = join(beside, '..', `node-${version}`);
  const bin = join(folder, 'node_modules/.bin');
  if (existsSync(join(bin, 'node'))) return bin;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await timed(log, `node@${version}`, () => run({ run: `npm install node@${version}`, cwd: folder }));
  return bin;
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
  const content = JSON.stringify([made, filesOf(made), packages]);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === content) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (made.copy) cpSync(join('tests/walks', made.copy), app, { recursive: true });
  for (const command of made.run ?? [])
    await timed(log, command, () => run({ run: command, cwd: folder, env }));
  mkdirSync(app, { recursive: true });
  renameSync(app, start);
  writeFileSync(mark, content);
}

/** Files that a walk copies, with their content. */
export function filesOf({ copy }: Start): [string, string][] {
  const files = copy ? readdirSync(join('tests/walks', copy), { recursive: true, withFileTypes: true }) : [];
  return files
    .filter(file => file.isFile())
    .map(({ parentPath, name }): [string, string] => [name, readFileSync(join(parentPath, name), 'utf8')])
    .sort();
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
  await reset({ app, start, env }, variant);
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
  const { app } = project;
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
  await reset(project, variant);
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
async function reset({ app, start, env }: Project, { prepare = [], change = [] }: Variant): Promise<void> {
  rmSync(app, { recursive: true, force: true });
  const packages = join(start, 'node_modules');
  cpSync(start, app, { recursive: true, filter: path => path !== packages });
  if (existsSync(packages))
    await run({ run: 'cp -al ../start/node_modules . || cp -a ../start/node_modules .', cwd: app });
  for (const command of prepare) await run({ run: command, cwd: app, env });
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
