/** The package managers, in the order of their tabs. */
export const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

/** A package manager that has a tab. */
export type Manager = (typeof managers)[number];

/** What `npx` is with each: a program of the project, or a package fetched for one run. */
const runners: Record<Manager, { exec: string; dlx: string }> = {
  npm: { exec: 'npx', dlx: 'npx' },
  yarn: { exec: 'yarn', dlx: 'yarn dlx' },
  pnpm: { exec: 'pnpm exec', dlx: 'pnpm dlx' },
  bun: { exec: 'bunx', dlx: 'bunx' },
};

/** Flags of an installation that the others call differently; an empty name drops one. */
const flags: Record<string, Partial<Record<Manager, string>>> = {
  '--save-dev': { yarn: '--dev', bun: '--dev' },
  '--save-exact': { yarn: '--exact', bun: '--exact' },
  '--global': { yarn: '' },
  '-g': { yarn: '' },
  '--legacy-peer-deps': { yarn: '', pnpm: '', bun: '' },
};

/** `npm ci` with each. */
const frozen: Record<Manager, string> = {
  npm: 'npm ci',
  yarn: 'yarn install --immutable',
  pnpm: 'pnpm install --frozen-lockfile',
  bun: 'bun install --frozen-lockfile',
};

/** Commands that the others call differently; what is not here keeps its name. */
const renamed: Record<string, Partial<Record<Manager, string>>> = {
  uninstall: { yarn: 'remove', pnpm: 'remove', bun: 'remove' },
  update: { yarn: 'upgrade' },
  // `bun test` is Bun's own test runner.
  test: { yarn: 'run test', pnpm: 'run test', bun: 'run test' },
  start: { yarn: 'run start', pnpm: 'run start', bun: 'run start' },
};
const aliases: Record<string, string> = {
  i: 'install',
  add: 'install',
  remove: 'uninstall',
  rm: 'uninstall',
  up: 'update',
};

/**
 * Writes a fence of npm commands for every package manager. Lines that are no
 * npm command (comments, `cd my-app`, empty ones) stay as they are.
 * @param code the fence's text
 * @throws Error if a line is written for another package manager, or no line for npm
 * @see specification, section 2.6, "Install-command tabs"
 */
export function commandsFor(code: string): Record<Manager, string> {
  const lines = code.split('\n');
  const foreign = lines.find(line => /^\s*(yarn|pnpm|pnpx|bun|bunx|deno)\b/.test(line));
  if (foreign)
    throw new Error(`"${foreign.trim()}" must be written for npm; the tabs of the others are made from it`);
  if (!lines.some(isNpm)) throw new Error('there is no npm or npx command to make tabs from');
  const write = (manager: Manager) =>
    lines.map(line => (isNpm(line) ? commandFor(line, manager) : line)).join('\n');
  return { npm: write('npm'), yarn: write('yarn'), pnpm: write('pnpm'), bun: write('bun') };
}

const isNpm = (line: string) => /^\s*(npm|npx)\s/.test(line);

/** One npm command as another package manager wants it. */
function commandFor(line: string, manager: Manager): string {
  if (manager === 'npm') return line;
  const [, indent = '', program, rest = ''] = /^(\s*)(npm|npx)\s+(.*)$/.exec(line) ?? [];
  return indent + (program === 'npx' ? run(rest, manager) : npm(rest, manager));
}

/** `npx`: a version or `--yes` says that the package is fetched; otherwise it is the project's own. */
function run(rest: string, manager: Manager): string {
  const command = rest.replace(/^(-y|--yes)\s+/, '');
  const [program = ''] = command.split(' ');
  const fetched = command !== rest || program.lastIndexOf('@') > 0 || /^(@[^/]+\/)?create-/.test(program);
  return `${runners[manager][fetched ? 'dlx' : 'exec']} ${command}`;
}

function npm(rest: string, manager: Manager): string {
  const [first = '', ...others] = rest.split(/\s+/);
  const verb = aliases[first] ?? first;
  // npm alone needs `--` before what it hands on.
  const words = others.filter((word, index) => word !== '--' || others.indexOf('--') !== index);
  if (verb === 'ci') return [frozen[manager], ...words].join(' ');
  if (verb === 'exec') return run(words.join(' '), manager);
  if (verb === 'install') return install(words, manager);
  if (verb === 'create' && manager === 'yarn') words[0] = words[0]?.replace(/@latest$/, '') ?? '';
  return [manager, renamed[verb]?.[manager] ?? verb, ...words].join(' ');
}

/** yarn and bun say `add` when packages are named; a bare install stays one. */
function install(words: string[], manager: Manager): string {
  const bare = words.every(word => word.startsWith('-'));
  const verb = bare || manager === 'pnpm' ? 'install' : 'add';
  const isGlobal = words.some(word => word === '-g' || word === '--global');
  const own = words.map(word => flags[word]?.[manager] ?? word).filter(Boolean);
  return [manager, ...(isGlobal && manager === 'yarn' ? ['global'] : []), verb, ...own].join(' ');
}
