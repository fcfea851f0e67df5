import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';

const checks = ['samples', 'options', 'parity', 'pages'];

it('every rule that a finding can name stands in the README', () => {
  const readme = readFileSync('plugins/checks/README.md', 'utf8');
  const named = checks.flatMap(check => {
    const [, list = ''] =
      new RegExp(`^\\| \`${check}\` \\| ((?:\`[a-z-]+\`[, ]*)+)\\|$`, 'm').exec(readme) ?? [];
    return [...list.matchAll(/`([a-z-]+)`/g)].map(([, rule]) => `${check}/${rule}`);
  });
  const code = checks.flatMap(check =>
    readdirSync(`plugins/checks/${check}`).map(file =>
      readFileSync(`plugins/checks/${check}/${file}`, 'utf8'),
    ),
  );
  const literal = new RegExp(`'((?:${checks.join('|')})/[a-z-]+)'`, 'g');
  const found = code.flatMap(text => [...text.matchAll(literal)].map(([, rule]) => rule!));
  // Rules of what is compared by number are made from its kind.
  const [, kinds = ''] =
    /^type Kind = (.*);$/m.exec(readFileSync('plugins/checks/parity/sections.ts', 'utf8')) ?? [];
  const made = [...kinds.matchAll(/'(\w+)'/g)].map(([, kind]) => `parity/${kind}`);
  expect(named.toSorted()).toEqual([...new Set([...found, ...made])].toSorted());
});
