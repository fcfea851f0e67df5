import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { translate } from '../../tests/compat/selectors.mjs';
import { differences } from '../../tests/compat/suite.mjs';
import { copySuite, hashOf, hashOfFixture } from './fixtures.mjs';
import { outcomeOf, report } from './outcomes.mjs';
import { configure, playwright } from './playwright.mjs';
import { installOwn, installShared } from './suitePackages.mjs';

/** Fixtures at once; the build of a site uses all processors. */
const concurrency = 2;

/**
 * Runs the end-to-end tests of Rspress with the stock theme, with Duet and translated selectors, and with
 * Duet as they are, and prints what became of each. Everything happens in a folder for
 * temporary files, which keeps packages and results: a fixture runs again only if its files, the theme or
 * its translation changed.
 * @param checkout - folder of a checkout of Rspress's repository
 * @param only - names of fixtures; without any, all
 * @returns exit code: 0; 1 if a test differs in behaviour and `tests/compat/suite.mjs` does not say why;
 *   2 if the tests cannot run
 */
export async function runSuite(checkout, only) {
  const suite = resolve(checkout, 'e2e');
  const fixtures = existsSync(join(suite, 'fixtures')) ? readdirSync(join(suite, 'fixtures')).sort() : [];
  if (fixtures.length === 0) {
    console.error(`${checkout} has no folder e2e/fixtures. Pass a checkout of Rspress's repository.`);
    return 2;
  }
  const unknown = only?.filter(name => !fixtures.includes(name)) ?? [];
  if (unknown.length > 0) {
    console.error(`No such fixture: ${unknown.join(', ')}.`);
    return 2;
  }

  const start = performance.now();
  const work = join(tmpdir(), 'duet-suite');
  mkdirSync(join(work, 'results'), { recursive: true });
  const versions = installShared(work);
  const selected = only ?? fixtures;
  const missing = new Map(selected.map(fixture => [fixture, installOwn(work, suite, fixture)]));
  const copies = {
    stock: { version: versions.stock },
    unchanged: { version: versions.duet, duet: true },
    translated: { version: versions.duet, duet: true, translate },
  };
  for (const [name, options] of Object.entries(copies)) {
    copySuite(work, suite, join(work, name), options);
    configure(join(work, name), name === 'unchanged' ? 4000 : 12_000);
  }

  // Before anything runs, because some tests change files of their fixture.
  const keys = Object.fromEntries(
    Object.entries(copies).map(([name, { version }]) => [
      name,
      new Map(
        selected.map(fixture => [
          fixture,
          hashOf([version, hashOfFixture(join(work, name, 'e2e'), fixture)]),
        ]),
      ),
    ]),
  );
  /** Results of a fixture in one of the copies, from the last run if nothing changed since. */
  const run = async (fixture, copy, retries) => {
    const key = keys[copy].get(fixture);
    const file = join(work, 'results', `${fixture}.${copy}.json`);
    const last = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    if (last.key === key) return last.tests;
    const tests = await playwright(work, join(work, copy), fixture, [`--retries=${retries}`]);
    if (Object.keys(tests).length > 0) writeFileSync(file, JSON.stringify({ key, tests }, null, 2));
    return tests;
  };

  const outcomes = [];
  const check = async fixture => {
    const reason = missing.get(fixture);
    if (reason) {
      const tests = await playwright(work, join(work, 'stock'), fixture, ['--list']);
      return Object.keys(tests).map(title => ({ fixture, title, outcome: 'cannot run', reason }));
    }
    const stock = await run(fixture, 'stock', 1);
    const translated = await run(fixture, 'translated', 1);
    const isTranslated = keys.translated.get(fixture) !== keys.unchanged.get(fixture);
    // Failures are expected before the translation, and not tried again.
    const unchanged = isTranslated ? await run(fixture, 'unchanged', 0) : translated;
    return Object.keys(stock).map(title => ({
      fixture,
      title,
      ...outcomeOf(stock[title], unchanged[title], translated[title]),
    }));
  };
  const waiting = [...selected];
  const worker = async () => {
    for (let fixture = waiting.shift(); fixture; fixture = waiting.shift()) {
      const results = await check(fixture);
      outcomes.push(...results);
      console.log(`${fixture}: ${results.map(({ outcome }) => outcome).join(', ') || 'no tests'}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = Math.round((performance.now() - start) / 1000);
  return report(outcomes, differences, { isPartial: !!only, seconds });
}
