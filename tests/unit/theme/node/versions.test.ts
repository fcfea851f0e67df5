import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@rstest/core';
import { oldestRspress, versionProblems } from '../../../../theme/node/versions';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duet-versions-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function install(name: string, version: string): void {
  mkdirSync(join(root, 'node_modules', name), { recursive: true });
  writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ name, version }));
}

it.each([
  ['18.3.1', false],
  ['19.0.0', true],
  ['19.3.1', true],
  ['20.0.0-beta.1', true],
])('checks React %s', (version, isRight) => {
  install('react', version);
  const problem = `React 19 is required, and ${join('node_modules/react/package.json')} is version ${version}. Run \`npm install react@19 react-dom@19\`.`;
  expect(versionProblems(root)).toEqual(isRight ? [] : [problem]);
});

it.each([
  ['1.45.0', false],
  ['2.0.5', false],
  ['2.0.18', false],
  ['2.0.19', true],
  ['2.0.22', true],
  ['2.0.100', true],
  ['2.1.0-canary.1', true],
  ['0.0.0-nightly-20261101', true],
  ['10.0.0', true],
])('checks Rspress %s', (version, isRight) => {
  install('@rspress/core', version);
  const problem = `Rspress 2.0.19 or newer is required, and @rspress/core is version ${version}. Run \`npm install -D @rspress/core@2\`.`;
  expect(versionProblems(root)).toEqual(isRight ? [] : [problem]);
});

it('requires the Rspress that the package asks for', () => {
  const { peerDependencies } = JSON.parse(readFileSync('theme/package.json', 'utf8'));
  expect(peerDependencies['@rspress/core']).toBe(`^${oldestRspress}`);
});

it('says nothing of what is not installed: Rspress has a React of its own', () => {
  expect(versionProblems(root)).toEqual([]);
});
