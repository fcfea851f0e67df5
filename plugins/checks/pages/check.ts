import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Outcome, Project } from '../core/check';
import { anchorRules, anchorsOf, releaseKey } from './anchors';
import { imageRules, tableRules } from './content';
import { frontmatterRules } from './frontmatter';
import { headingRules } from './headings';
import { addressesOf, linkRules } from './links';
import type { PagesSettings } from './options';
import { uniqueRules } from './unique';

/** Checks the pages themselves; see {@link PagesSettings}. */
export async function run(
  { root, languages, pages }: Project,
  settings: PagesSettings,
  { wish }: Context,
): Promise<Outcome> {
  const whole = pages.filter(({ broken }) => !broken);
  const routed = whole.filter(({ fragment }) => !fragment);
  const external = new Set(
    whole.flatMap(addressesOf).flatMap(({ url }) => (/^https?:/.test(url) ? [url] : [])),
  );
  if (wish.action === 'external') process.stdout.write(`${[...external].sort().join('\n')}\n`);
  const file = settings.anchors && join(root, settings.anchors);
  if (wish.action === 'release') {
    if (!file) throw new Error('The option `anchors` of the pages plugin names no file.');
    const entries = routed.map(page => [releaseKey(page), anchorsOf(page).sort()] as const);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
  }
  const findings = [
    ...whole.flatMap(page => [
      ...headingRules(page),
      ...imageRules(page),
      ...tableRules(page),
      ...frontmatterRules(page, settings),
      ...linkRules(page, languages, settings),
    ]),
    ...uniqueRules(whole),
    ...(file && existsSync(file) ? anchorRules(routed, JSON.parse(readFileSync(file, 'utf8'))) : []),
  ];
  return { findings, counts: { pages: routed.length, 'external links': external.size } };
}
