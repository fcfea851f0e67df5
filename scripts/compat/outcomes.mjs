/** What can become of a test, in the order of the table. */
const outcomes = [
  'passes unchanged',
  'passes with translated selectors',
  'differs in behaviour',
  'fails with the stock theme too',
  'skipped by Rspress',
  'cannot run',
];

/**
 * What became of a test.
 * @param stock, unchanged, translated - its state with the stock theme, with Duet, and with Duet and
 *   translated selectors: `passed`, `skipped`, an error, or nothing if it did not run
 */
export function outcomeOf(stock, unchanged, translated) {
  if (stock === 'skipped') return { outcome: 'skipped by Rspress' };
  if (stock !== 'passed') return { outcome: 'fails with the stock theme too', reason: stock };
  if (unchanged === 'passed') return { outcome: 'passes unchanged' };
  if (translated === 'passed') return { outcome: 'passes with translated selectors' };
  return {
    outcome: 'differs in behaviour',
    reason: translated ?? unchanged ?? 'the fixture cannot be built',
  };
}

/**
 * Prints counts, all tests that do not pass, and what is wrong with the list of differences.
 * @param differences - rows of the compatibility table by test: `fixture › title`
 * @param isPartial - whether only some fixtures ran
 * @returns exit code: 1 if a difference is not listed, or a listed one is none
 */
export function report(results, differences, { isPartial, seconds }) {
  const named = results.map(result => ({ ...result, name: `${result.fixture} › ${result.title}` }));
  const of = outcome => named.filter(result => result.outcome === outcome);
  console.log('\n| outcome | tests |\n|---|---|');
  for (const outcome of outcomes) console.log(`| ${outcome} | ${of(outcome).length} |`);
  console.log(`| all, in ${new Set(named.map(({ fixture }) => fixture)).size} fixtures | ${named.length} |`);

  console.log('\n| test that differs in behaviour | row of the compatibility table |\n|---|---|');
  for (const { name } of of('differs in behaviour'))
    console.log(`| ${name} | ${differences[name] ?? '**none**'} |`);
  for (const outcome of ['fails with the stock theme too', 'cannot run']) {
    console.log(`\n| ${outcome} | why |\n|---|---|`);
    for (const { name, reason } of of(outcome)) console.log(`| ${name} | ${reason} |`);
  }

  const unlisted = of('differs in behaviour').filter(({ name }) => !(name in differences));
  const passing = named.filter(({ outcome }) => outcome.startsWith('passes')).map(({ name }) => name);
  const names = new Set(named.map(({ name }) => name));
  const outdated = Object.keys(differences).filter(
    name => passing.includes(name) || !(isPartial || names.has(name)),
  );
  for (const { name, reason } of unlisted) console.log(`\n${name}\n  differs and is not listed: ${reason}`);
  for (const name of outdated) console.log(`\n${name}\n  is listed as a difference and is none`);
  console.log(`\n${named.length} tests in ${seconds} s, ${unlisted.length} differences that are not listed`);
  return unlisted.length + outdated.length > 0 ? 1 : 0;
}
