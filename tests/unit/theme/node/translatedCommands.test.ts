import { describe, expect, it } from '@rstest/core';
import { withCommands } from '../../../../theme/node/translatedCommands';

describe('the commands of a compiled page', () => {
  it.each([
    ['an installation', { npm: 'npm install -D a', yarn: 'yarn add -D a' }, 'command: "install -D a"'],
    ['a program', { npm: 'npx a b', yarn: 'yarn a b' }, 'command: "a b",\n  exec: true'],
    ['a fetched one', { npm: 'npx a b', pnpm: 'pnpm dlx a b' }, 'command: "a b", dlx: true'],
    ['several lines', { bun: 'bun add a\nbun run b' }, 'command: "install a\\nrun b"'],
  ])('are written for every manager: %s', (_, own, props) => {
    const code = withCommands(`_jsx(PackageManagerTabs, {\n  ${props}\n})`);
    const [, written = '{}'] = /command: (\{.*\})/.exec(code) ?? [];
    expect(JSON.parse(written)).toMatchObject(own);
  });

  it.each([
    ['an expression', 'command: name'],
    ['finished commands', 'command: { npm: "npm ci" }'],
    ['other tools', 'command: "install a", additionalTabs: [{ tool: "deno" }]'],
  ])('stay for the browser to translate: %s', (_, props) => {
    const code = `_jsx(PackageManagerTabs, { ${props} })`;
    expect(withCommands(code)).toBe(code);
  });
});
