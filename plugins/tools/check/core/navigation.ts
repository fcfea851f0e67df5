import { dirname, join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { type NavigationLink, navigationProblems } from '../../../../shared/node/navigationFile';
import type { Project } from './check';
import { type Finding, pageError } from './finding';
import { slashes } from './project';

/**
 * The files that make navbar and sidebars are valid, and name pages and folders that exist.
 * @param isLost whether a link of the file leads nowhere; undefined where links are not checked
 */
export function navigationRules(
  { root, docs, languages, site }: Pick<Project, 'root' | 'docs' | 'languages' | 'site'>,
  isLost?: (file: string, lang: string, link: NavigationLink) => Finding | undefined,
): Finding[] {
  const names = globSync('**/_{meta,nav}.json', { cwd: docs, ignore: ['**/node_modules/**', 'public/**'] });
  return names.sort().flatMap(name => {
    const path = join(docs, name);
    const file = slashes(relative(root, path));
    const lang = languages.find(each => each !== '' && name.startsWith(`${each}/`)) ?? '';
    const lost: Finding[] = [];
    // Without the routes of the site, a plugin may make a page later.
    const folders = isLost && [dirname(path), ...originalFolder(dirname(path), lang)];
    const problems = navigationProblems(path, folders, link => {
      const finding = isLost?.(file, lang, link);
      if (finding) lost.push({ ...finding, rule: 'pages/dead-link', optOut: 'none: no page has it' });
    });
    const findings = problems.map(({ message, fix, ...place }) => ({
      ...pageError('pages/navigation', { file }, place, message, fix),
      optOut: 'none: the site needs this file',
    }));
    return [...findings, ...lost];
  });

  /** The folder of the first language, whose pages other languages can show. */
  function originalFolder(folder: string, lang: string): string[] {
    if (!site?.untranslated || lang === languages[0]) return [];
    return [join(docs, languages[0]!, relative(join(docs, lang), folder))];
  }
}
