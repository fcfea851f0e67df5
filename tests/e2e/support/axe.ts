import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js');

/**
 * Runs axe on the page as it stands; each violation as one readable line.
 * @param rules ids of the only rules to run; all without
 * @param within selector of the part to look at; the whole page without
 */
export async function violations(page: Page, rules?: string[], within = 'html'): Promise<string[]> {
  await page.evaluate(await readFile(source, 'utf8'));
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(rules ? { runOnly: rules } : {})})`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help} | ${node.target.join(' ')} | ${node.failureSummary ?? ''}`),
  );
}
