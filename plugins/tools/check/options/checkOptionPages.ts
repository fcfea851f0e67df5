import type { Context, Outcome, Project } from '../core/check';
import { compilerOf } from '../core/compiler';
import { documentedOptions } from '../core/documentedOptions';
import { sourcesOf } from '../core/sources';
import { checkProperties, missingPages } from './checkCoverage';
import { checkDefaults } from './checkDefaults';
import { checkStructure } from './checkStructure';
import { checkTypes } from './checkTypes';
import { checkVersions } from './checkVersions';
import type { OptionPagesSettings } from './options';
import { readPackageFacts } from './packageFacts';
import { writeVersions } from './writeVersions';

/** Compares the pages of options with the installed package. */
export function run(project: Project, settings: OptionPagesSettings, { action, cache }: Context): Outcome {
  const sources = sourcesOf(project.root, settings, cache);
  const compiler = compilerOf(sources.folder, settings.typescript);
  if (action === 'versions') {
    const versions = writeVersions(project.root, sources.folder, settings, compiler);
    return { findings: [], counts: { versions } };
  }
  const facts = readPackageFacts(project.root, compiler, sources);
  const pages = project.pages.filter(page => !page.fragment && page.route.startsWith(`${settings.folder}/`));
  const described = pages
    .filter(page => !page.broken && !settings.ignore[page.route] && page.route !== `${settings.folder}/`)
    .map(page => ({ page, options: documentedOptions(page) }));
  const documented = described.flatMap(({ options }) => options);
  const typed = documented.filter(({ path, type }) => facts.options.has(path) && type.length > 0);
  return {
    findings: [
      ...described.flatMap(({ page, options }) => [
        ...checkStructure(page, options, facts, settings),
        ...checkProperties(options, facts),
      ]),
      ...documented.flatMap(each => [...checkDefaults(each, facts), ...checkVersions(each, facts, settings)]),
      ...missingPages(project, pages, facts, settings),
      ...checkTypes(typed, sources),
    ],
    counts: { options: facts.paged.length, documented: documented.length },
    optedOut: Object.entries(settings.ignore).map(([file, reason]) => {
      return { file, line: 0, rule: 'options', reason };
    }),
  };
}
