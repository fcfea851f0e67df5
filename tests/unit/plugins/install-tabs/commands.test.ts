import { describe, expect, it } from '@rstest/core';
import { commandsFor, managers } from '../../../../plugins/install-tabs/commands';
import { commandFor } from '../../../../theme/logic/command';

describe('commandsFor', () => {
  it.each([
    ['npm install', 'yarn install', 'pnpm install', 'bun install'],
    ['npm i --legacy-peer-deps', 'yarn install', 'pnpm install', 'bun install'],
    ['npm install --save-dev x', 'yarn add --dev x', 'pnpm install --save-dev x', 'bun add --dev x'],
    ['npm test', 'yarn run test', 'pnpm run test', 'bun run test'],
    ['npm install -D x y@2', 'yarn add -D x y@2', 'pnpm install -D x y@2', 'bun add -D x y@2'],
    ['npm install -g x', 'yarn global add x', 'pnpm install -g x', 'bun add -g x'],
    ['npm uninstall x', 'yarn remove x', 'pnpm remove x', 'bun remove x'],
    ['npm update x', 'yarn upgrade x', 'pnpm update x', 'bun update x'],
    ['npm ci', 'yarn install --immutable', 'pnpm install --frozen-lockfile', 'bun install --frozen-lockfile'],
    ['npm run dev', 'yarn run dev', 'pnpm run dev', 'bun run dev'],
    ['npm run dev -- --open', 'yarn run dev --open', 'pnpm run dev --open', 'bun run dev --open'],
    [
      'npm create rsbuild@latest',
      'yarn create rsbuild',
      'pnpm create rsbuild@latest',
      'bun create rsbuild@latest',
    ],
    [
      'npm create rsbuild@latest -- --template react',
      'yarn create rsbuild --template react',
      'pnpm create rsbuild@latest --template react',
      'bun create rsbuild@latest --template react',
    ],
    ['npm create x@1', 'yarn create x@1', 'pnpm create x@1', 'bun create x@1'],
    ['npx rsbuild build', 'yarn rsbuild build', 'pnpm exec rsbuild build', 'bunx rsbuild build'],
    [
      'npx sv@latest create',
      'yarn dlx sv@latest create',
      'pnpm dlx sv@latest create',
      'bunx sv@latest create',
    ],
    ['npx -y @scope/x go', 'yarn dlx @scope/x go', 'pnpm dlx @scope/x go', 'bunx @scope/x go'],
    ['npx @scope/x go', 'yarn @scope/x go', 'pnpm exec @scope/x go', 'bunx @scope/x go'],
  ])('writes "%s" for the others, as the tabs of rspress-theme-duet do', (npm, yarn, pnpm, bun) => {
    expect(commandsFor(npm)).toEqual({ npm, yarn, pnpm, bun });
    for (const manager of managers) expect(commandsFor(npm)[manager]).toBe(commandFor(manager, npm));
  });

  it('keeps comments, other commands and empty lines where they are', () => {
    expect(commandsFor('# first\ncd app\n\nnpm install\nnpm run dev').bun).toBe(
      '# first\ncd app\n\nbun install\nbun run dev',
    );
  });

  it('refuses commands of another package manager, and fences without any', () => {
    expect(() => commandsFor('npm install x\npnpm add y')).toThrow('"pnpm add y" must be written for npm');
    expect(() => commandsFor('echo hello')).toThrow('no npm or npx command');
  });
});
