import { describe, expect, it } from '@rstest/core';
import { commandFor, type RunKind } from '../../../../theme/logic/command';

/** npm, yarn, pnpm, bun: in the order in which the tabs stand. */
const table: [command: string, npm: string, yarn: string, pnpm: string, bun: string][] = [
  ['install', 'npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['i', 'npm i', 'yarn install', 'pnpm install', 'bun install'],
  ['npm install', 'npm install', 'yarn install', 'pnpm install', 'bun install'],
  [
    'install --omit=dev',
    'npm install --omit=dev',
    'yarn install --production',
    'pnpm install --prod',
    'bun install --production',
  ],
  [
    'ci',
    'npm ci',
    'yarn install --immutable',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile',
  ],
  ['install react', 'npm install react', 'yarn add react', 'pnpm install react', 'bun add react'],
  ['add react', 'npm add react', 'yarn add react', 'pnpm install react', 'bun add react'],
  ['install -D a b', 'npm install -D a b', 'yarn add -D a b', 'pnpm install -D a b', 'bun add -D a b'],
  [
    'install a --save-dev',
    'npm install a --save-dev',
    'yarn add a --dev',
    'pnpm install a --save-dev',
    'bun add a --dev',
  ],
  ['install -S a', 'npm install -S a', 'yarn add a', 'pnpm install a', 'bun add a'],
  ['install -E a', 'npm install -E a', 'yarn add -E a', 'pnpm install -E a', 'bun add -E a'],
  [
    'install --save-exact a',
    'npm install --save-exact a',
    'yarn add --exact a',
    'pnpm install --save-exact a',
    'bun add --exact a',
  ],
  ['install -O a', 'npm install -O a', 'yarn add -O a', 'pnpm install -O a', 'bun add --optional a'],
  [
    'install --save-peer a',
    'npm install --save-peer a',
    'yarn add --peer a',
    'pnpm install --save-peer a',
    'bun add --peer a',
  ],
  ['install -g a', 'npm install -g a', 'yarn global add a', 'pnpm install -g a', 'bun add -g a'],
  [
    'install --global a',
    'npm install --global a',
    'yarn global add a',
    'pnpm install --global a',
    'bun add --global a',
  ],
  [
    'install --legacy-peer-deps a',
    'npm install --legacy-peer-deps a',
    'yarn add a',
    'pnpm install a',
    'bun add a',
  ],
  [
    'install a@latest',
    'npm install a@latest',
    'yarn add a@latest',
    'pnpm install a@latest',
    'bun add a@latest',
  ],
  [
    'install @scope/installer',
    'npm install @scope/installer',
    'yarn add @scope/installer',
    'pnpm install @scope/installer',
    'bun add @scope/installer',
  ],
  ['uninstall -D a', 'npm uninstall -D a', 'yarn remove a', 'pnpm remove -D a', 'bun remove a'],
  ['remove -g a', 'npm remove -g a', 'yarn global remove a', 'pnpm remove -g a', 'bun remove -g a'],
  ['update a', 'npm update a', 'yarn upgrade a', 'pnpm update a', 'bun update a'],
  [
    'create rsbuild@latest',
    'npm create rsbuild@latest',
    'yarn create rsbuild',
    'pnpm create rsbuild@latest',
    'bun create rsbuild@latest',
  ],
  [
    'create rsbuild@latest -- --template react',
    'npm create rsbuild@latest -- --template react',
    'yarn create rsbuild --template react',
    'pnpm create rsbuild@latest --template react',
    'bun create rsbuild@latest --template react',
  ],
  [
    'create @scope/app@latest',
    'npm create @scope/app@latest',
    'yarn create @scope/app',
    'pnpm create @scope/app@latest',
    'bun create @scope/app@latest',
  ],
  ['init rsbuild', 'npm init rsbuild', 'yarn create rsbuild', 'pnpm create rsbuild', 'bun create rsbuild'],
  ['init -y', 'npm init -y', 'yarn init -y', 'pnpm init -y', 'bun init -y'],
  ['run dev', 'npm run dev', 'yarn run dev', 'pnpm run dev', 'bun run dev'],
  [
    'run dev -- --open',
    'npm run dev -- --open',
    'yarn run dev --open',
    'pnpm run dev --open',
    'bun run dev --open',
  ],
  ['test', 'npm test', 'yarn run test', 'pnpm run test', 'bun run test'],
  ['start', 'npm start', 'yarn run start', 'pnpm run start', 'bun run start'],
  [
    'npx rsbuild build',
    'npx rsbuild build',
    'yarn rsbuild build',
    'pnpm exec rsbuild build',
    'bunx rsbuild build',
  ],
  [
    'npx rsbuild@latest build',
    'npx rsbuild@latest build',
    'yarn dlx rsbuild@latest build',
    'pnpm dlx rsbuild@latest build',
    'bunx rsbuild@latest build',
  ],
  ['npx -y degit a b', 'npx -y degit a b', 'yarn dlx degit a b', 'pnpm dlx degit a b', 'bunx degit a b'],
  [
    'npx create-rsbuild',
    'npx create-rsbuild',
    'yarn dlx create-rsbuild',
    'pnpm dlx create-rsbuild',
    'bunx create-rsbuild',
  ],
  [
    'npx -p typescript tsc',
    'npx -p typescript tsc',
    'yarn dlx -p typescript tsc',
    'pnpm dlx --package=typescript tsc',
    'bunx -p typescript tsc',
  ],
  [
    'npx @scope/tool run',
    'npx @scope/tool run',
    'yarn @scope/tool run',
    'pnpm exec @scope/tool run',
    'bunx @scope/tool run',
  ],
  [
    'npm exec -- rsbuild dev',
    'npm exec -- rsbuild dev',
    'yarn rsbuild dev',
    'pnpm exec rsbuild dev',
    'bunx rsbuild dev',
  ],
  [
    'CI=1 npm run build',
    'CI=1 npm run build',
    'CI=1 yarn run build',
    'CI=1 pnpm run build',
    'CI=1 bun run build',
  ],
  ['npm login', 'npm login', 'npm login', 'npm login', 'npm login'],
  ['cd my-app', 'cd my-app', 'cd my-app', 'cd my-app', 'cd my-app'],
  ['# install the app', '# install the app', '# install the app', '# install the app', '# install the app'],
  [
    'cd my-app && npm install && npm run dev',
    'cd my-app && npm install && npm run dev',
    'cd my-app && yarn install && yarn run dev',
    'cd my-app && pnpm install && pnpm run dev',
    'cd my-app && bun install && bun run dev',
  ],
];

describe('commandFor', () => {
  for (const [command, ...wanted] of table) {
    it(`writes \`${command}\` for each tool`, () => {
      const tools = ['npm', 'yarn', 'pnpm', 'bun'] as const;
      expect(tools.map(tool => commandFor(tool, command))).toEqual(wanted);
    });
  }

  const runs: [command: string, kind: RunKind, ...string[]][] = [
    [
      'rsbuild build',
      'exec',
      'npx rsbuild build',
      'yarn rsbuild build',
      'pnpm exec rsbuild build',
      'bunx rsbuild build',
    ],
    ['degit a b', 'dlx', 'npx degit a b', 'yarn dlx degit a b', 'pnpm dlx degit a b', 'bunx degit a b'],
    ['npx degit a b', 'dlx', 'npx degit a b', 'yarn dlx degit a b', 'pnpm dlx degit a b', 'bunx degit a b'],
    [
      'create-app@latest',
      'exec',
      'npx create-app@latest',
      'yarn create-app@latest',
      'pnpm exec create-app@latest',
      'bunx create-app@latest',
    ],
  ];
  for (const [command, kind, ...wanted] of runs) {
    it(`runs \`${command}\` as ${kind}`, () => {
      const tools = ['npm', 'yarn', 'pnpm', 'bun'] as const;
      expect(tools.map(tool => commandFor(tool, command, kind))).toEqual(wanted);
    });
  }

  it('translates line by line and keeps the lines', () => {
    expect(commandFor('yarn', 'create rsbuild@latest\ncd my-app\n\ninstall')).toBe(
      'yarn create rsbuild\ncd my-app\n\nyarn install',
    );
  });

  it('writes deno for the pages that ask for it', () => {
    const deno = (command: string, kind?: RunKind) => commandFor('deno', command, kind);
    expect(deno('install')).toBe('deno install');
    expect(deno('install -D a @s/b')).toBe('deno add -D npm:a npm:@s/b');
    expect(deno('create rsbuild@latest')).toBe('deno init --npm rsbuild@latest');
    expect(deno('run dev -- --open')).toBe('deno task dev --open');
    expect(deno('rsbuild build', 'exec')).toBe('deno run -A npm:rsbuild build');
    expect(deno('npx -p typescript tsc')).toBe('deno run -A npm:typescript/tsc');
  });
});
