import { join } from 'node:path';
import type { Project } from '../core/check';
import type { Documented } from '../core/documentedOptions';
import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';
import { slashes } from '../core/project';
import type { OptionPagesSettings } from './options';
import { routeOfOption } from './optionTree';
import { childrenOf, type PackageFacts } from './packageFacts';

/** A page that describes properties one by one describes all of them. */
export function checkProperties(
  documented: readonly Documented[],
  { options }: Pick<PackageFacts, 'options'>,
): Finding[] {
  const top = documented.find(each => each.top);
  if (!top || documented.length < 2) return [];
  const paths = documented.map(({ path }) => path);
  const missing = childrenOf(options, top.path).filter(name => {
    const path = `${top.path}.${name}`;
    const isDescribed = paths.some(other => other === path || other.startsWith(`${path}.`));
    return !isDescribed && !options.get(path)!.deprecated;
  });
  // If most are missing, the type belongs to another tool whose docs describe it.
  const depth = top.path.split('.').length + 1;
  if (paths.filter(path => path.split('.').length === depth).length < missing.length) return [];
  return missing.map(name => {
    const message = `The page describes properties of \`${top.path}\` but not \`${name}\`.`;
    const fix = `Add a heading \`${name}\` with its <OptionFacts>.`;
    return pageError('options/property', top.page, top.facts, message, fix);
  });
}

/** Every option of the type has a page in every language. */
export function missingPages(
  { root, docs, languages }: Pick<Project, 'root' | 'docs' | 'languages'>,
  pages: readonly Page[],
  { paged }: Pick<PackageFacts, 'paged'>,
  { folder, ignore }: Pick<OptionPagesSettings, 'folder' | 'ignore'>,
): Finding[] {
  return languages.flatMap(lang => {
    const translated = pages.filter(page => page.lang === lang);
    const titles = new Set(translated.map(({ headings }) => headings[0]?.text));
    const extension = translated[0]?.file.endsWith('.md') ? 'md' : 'mdx';
    const home = slashes(join(docs, lang).slice(root.length + 1));
    return paged.flatMap(({ path, deprecated }) => {
      if (deprecated || ignore[path] || titles.has(path)) return [];
      const file = `${home}${folder}/${routeOfOption(path)}.${extension}`;
      const message = `The option \`${path}\` has no page.`;
      const optOut = `ignore: { '${path}': 'why' } in the options of the plugin`;
      const position = { line: 1, column: 1 };
      return [{ ...pageError('options/missing', { file }, position, message, `Write ${file}.`), optOut }];
    });
  });
}
