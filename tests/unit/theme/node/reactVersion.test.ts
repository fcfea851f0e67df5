import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { reactProblem } from '../../../../theme/node/reactVersion';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duet-react-version-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the React of a site', () => {
  it.each([
    ['18.3.1', false],
    ['19.0.0', true],
    ['19.3.1', true],
    ['20.0.0-beta.1', true],
  ])('%s', (version, isRight) => {
    mkdirSync(join(root, 'node_modules/react'), { recursive: true });
    writeFileSync(join(root, 'node_modules/react/package.json'), JSON.stringify({ version }));
    expect(reactProblem(root)).toBe(
      isRight
        ? undefined
        : `React 19 is required, and ${join('node_modules/react/package.json')} is version ${version}. Run \`npm install react@19 react-dom@19\`.`,
    );
  });

  it('is not asked for: Rspress has its own', () => {
    expect(reactProblem(root)).toBeUndefined();
  });
});
