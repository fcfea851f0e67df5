import { resolve } from 'node:path';
import type { Context, Outcome, Project } from '../core/check';
import { compilerOf } from '../core/compiler';
import { environmentKey } from '../core/environmentKey';
import type { Finding, OptedOut } from '../core/finding';
import type { Page } from '../core/page';
import { checkProperties, missingPages } from './coverage';
import { checkDefault } from './defaultFacts';
import { type Documented, documentedOptions } from './facts';
import { checkForm } from './form';
import type { OptionsSettings } from './options';
import { readTruth } from './truth';
import { checkTypes } from './typeFacts';
import { checkVersion } from './versionFacts';
import { writeVersions } from './versions';

/** Compares option pages with the installed package; see {@link OptionsSettings}. */
export async function run(project: Project, settings: OptionsSettings, context: Context): Promise<Outcome> {
  const folder = resolve(project.root, settings.packages);
  const environment = environmentKey(folder, settings);
  const compiler = compilerOf(folder, settings.typescript);
  if (context.wish.action === 'versions') {
    const count = writeVersions(project.root, folder, settings, compiler);
    return { findings: [], counts: { versions: count } };
  }
  const truth = await readTruth(project.root, folder, settings, compiler, context.cache, environment);
  const pages = project.pages.filter(page => !page.fragment && isBelow(page, settings.folder));
  const findings: Finding[] = [];
  const documented: Documented[] = [];
  for (const page of pages) {
    if (page.broken || settings.ignore[page.route] || page.route === `${settings.folder}/`) continue;
    const own = documentedOptions(page);
    documented.push(...own);
    findings.push(...checkForm(page, own, truth, settings));
    for (const each of own) {
      findings.push(...checkDefault(each, truth), ...checkVersion(each, truth, settings));
    }
    findings.push(...checkProperties(own, truth));
  }
  findings.push(...missingPages(project, pages, truth, settings));
  const known = documented.filter(({ path, type }) => truth.options.has(path) && type.length > 0);
  findings.push(...checkTypes(known, settings, context.cache, environment, folder));
  return {
    findings,
    counts: { options: truth.paged.length, documented: documented.length },
    optedOut: Object.entries(settings.ignore).map(
      ([name, reason]): OptedOut => ({ file: name, line: 0, rule: 'options', reason }),
    ),
  };
}

function isBelow({ route }: Page, folder: string): boolean {
  return route.startsWith(`${folder}/`);
}
