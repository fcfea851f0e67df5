import { join } from 'node:path';
import type { Project } from '../core/check';
import { type Finding, mistake } from '../core/finding';
import type { Page } from '../core/page';
import type { Documented } from './facts';
import type { OptionsSettings } from './options';
import { routeOfOption } from './tree';
import { childrenOf, type Truth } from './truth';

/** Where a page describes properties one by one, it describes them all. */
export function checkProperties(own: Documented[], { options }: Truth): Finding[] {
  const top = own.find(each => each.top);
  if (!top || own.length < 2) return [];
  const described = new Set(own.map(({ path }) => path));
  const lacking = childrenOf(options, top.path).filter(name => {
    const path = `${top.path}.${name}`;
    const group = [...described].some(other => other.startsWith(`${path}.`));
    return !described.has(path) && !group && !options.get(path)!.deprecated;
  });
  // A type that comes from elsewhere (a compiler's, a library's) is described there.
  const children = own.filter(({ path }) => path.split('.').length === top.path.split('.').length + 1);
  if (lacking.length === 0 || children.length < lacking.length) return [];
  return lacking.map(name =>
    mistake(
      'options/property',
      top.page,
      top.facts,
      `The page describes properties of \`${top.path}\` but not \`${name}\`.`,
      `Add a heading \`${name}\` with its <OptionFacts>.`,
    ),
  );
}

/** Every option of the type has a page, in every language. */
export function missingPages(
  project: Project,
  pages: readonly Page[],
  { paged }: Truth,
  { folder, ignore }: OptionsSettings,
): Finding[] {
  return project.languages.flatMap(lang => {
    const own = pages.filter(page => page.lang === lang);
    const titles = new Set(own.flatMap(({ headings }) => headings.slice(0, 1).map(({ text }) => text)));
    return paged
      .filter(({ path, deprecated }) => !deprecated && !ignore[path] && !titles.has(path))
      .map(({ path }) => {
        const extension = own[0]?.file.endsWith('.md') ? 'md' : 'mdx';
        const file = `${join(project.docs, lang).slice(project.root.length + 1)}${folder}/${routeOfOption(path)}.${extension}`;
        return {
          ...mistake(
            'options/missing',
            { file } as Page,
            { line: 1, column: 1 },
            `The option \`${path}\` has no page.`,
            `Write ${file}.`,
          ),
          optOut: `ignore: { '${path}': 'why' } in the options of the plugin`,
        };
      });
  });
}
