import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../../../shared/node/readJson';
import type { Context, Outcome, Project } from '../core/check';
import { navigationRules } from '../core/navigation';
import { parsePage } from '../core/parsePage';
import { anchorRules, anchorsOf, releaseKey } from './anchors';
import { componentRules } from './components';
import { imageRules, markupRules, tableRules } from './content';
import { deadLinkRules, linkProblems } from './deadLinks';
import { fileRules } from './files';
import { frontmatterRules } from './frontmatter';
import { headingRules } from './headings';
import { knownLanguages, languageRules } from './languages';
import { addressesOf, linkRules } from './links';
import type { PagesSettings } from './options';
import { uniqueRules } from './unique';

/** Checks headings, images, tables, frontmatter, titles, links and anchors of all pages. */
export async function run(
  project: Project,
  settings: PagesSettings,
  { action, cache }: Pick<Context, 'action' | 'cache'>,
): Promise<Outcome> {
  const { root, languages, pages, site } = project;
  const readable = pages.filter(({ broken }) => !broken);
  const routed = readable.filter(({ fragment }) => !fragment);
  const urls = readable.flatMap(addressesOf).map(({ url }) => url);
  const external = [...new Set(urls.filter(url => /^https?:/.test(url)))].sort();
  if (action === 'external') process.stdout.write(`${external.join('\n')}\n`);
  const file = settings.anchors && join(root, settings.anchors);
  if (action === 'release') {
    if (!file) throw new Error('`--release` needs the option `anchors` of pluginPages(): the file to write.');
    const anchors = Object.fromEntries(routed.map(page => [releaseKey(page), anchorsOf(page).sort()]));
    writeFileSync(file, `${JSON.stringify(anchors, null, 1)}\n`);
  }
  const released = file && existsSync(file) ? (readJson(file) as Record<string, string[]>) : {};
  const known = site?.codeLanguages && (await knownLanguages(root, site.codeLanguages));
  const findings = [
    ...readable.flatMap(page => [
      ...headingRules(page),
      ...imageRules(page),
      ...tableRules(page),
      ...markupRules(page, site?.hasOwnMarkup),
      ...(known ? languageRules(page, known) : []),
      ...frontmatterRules(page, settings),
      ...linkRules(page, languages, settings),
    ]),
    ...uniqueRules(readable),
    ...anchorRules(routed, released),
    ...deadLinkRules({ ...project, pages: readable }),
    ...navigationRules(project, navigationLinks({ ...project, pages: readable })),
    ...fileRules({ ...project, pages: readable }),
    ...componentRules({ ...project, pages: readable }, settings, cache),
  ];
  return { findings, counts: { pages: routed.length, 'external links': external.length } };
}

/** Finds dead links of the files that make navbar and sidebars: they are like links of a page of the language. */
function navigationLinks(project: Project): Parameters<typeof navigationRules>[1] {
  const problemOf = linkProblems(project);
  return problemOf && ((file, lang, link) => problemOf({ ...emptyPage, file, lang }, link));
}

const emptyPage = parsePage('', { file: '', lang: '', route: '/', fragment: true });
