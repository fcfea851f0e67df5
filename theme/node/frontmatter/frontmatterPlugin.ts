import { readFileSync } from 'node:fs';
import { logger, type RspressPlugin } from '@rspress/core';
import { parse } from 'yaml';
import { frontmatterBlock, lineOfPath, splitFrontmatter } from '../../../shared/frontmatter';
import { shownPath } from '../../../shared/node/shownPath';
import { userError } from '../../../shared/node/userError';
import { fieldProblems } from './homeFields';

type Frontmatter = Record<string, unknown>;
/** What compiles a page; Rspress keeps what it has read in its data. */
type Processor = { data(key: 'pageMeta'): { frontmatter?: Frontmatter } | undefined };
type Routes = { getRoutes(): { absolutePath: string }[] };

/**
 * Reports frontmatter that Rspress cannot read, and takes for the text of the page without a message, and wrong values
 * of what components read. In development, also after each change of a page.
 */
export function frontmatterPlugin(isProd: boolean): RspressPlugin {
  /** The last report on each file. */
  const reported = new Map<string, string>();
  const report = (pages: { file: string; problems: string[] }[]) => {
    const lines = pages.flatMap(({ file, problems }) => {
      const text = problems.map(problem => `  ${shownPath(file)}:${problem}`).join('\n');
      const isNew = text !== (reported.get(file) ?? '');
      reported.set(file, text);
      return isNew && text ? text : [];
    });
    if (lines.length > 0) logger.warn(`[rspress-theme-duet] Mistakes in frontmatter:\n${lines.join('\n')}`);
  };
  return {
    name: 'rspress-theme-duet/frontmatter',
    ...(!isProd && {
      markdown: {
        remarkPlugins: [
          function (this: unknown) {
            const processor = this as Processor;
            return (_tree: unknown, { path }: { path: string }) => {
              report([checked(path, processor.data('pageMeta')?.frontmatter)]);
            };
          },
        ],
      },
    }),
    // Rspress throws an error without a name of a file when it reads such a page.
    async routeServiceGenerated(routes) {
      const lines = (routes as unknown as Routes).getRoutes().flatMap(({ absolutePath: file }) => {
        const source = /\.mdx?$/.test(file) ? read(file) : '';
        return isTextOnly(source) ? `  ${shownPath(file)}:${sourceProblem(source)}` : [];
      });
      if (lines.length > 0)
        throw userError(`[rspress-theme-duet] Frontmatter cannot be read:\n${lines.join('\n')}`);
    },
    async modifySearchIndexData(pages) {
      const files = pages as unknown as { _filepath: string; frontmatter: Frontmatter }[];
      report(files.map(({ _filepath, frontmatter }) => checked(_filepath, frontmatter)));
    },
  };
}

/** The mistakes in the frontmatter of a page, as Rspress has read it. */
function checked(file: string, frontmatter: Frontmatter = {}) {
  // What has no keys is a text.
  const isEmpty =
    typeof frontmatter === 'string' || Object.values(frontmatter).every(value => value === undefined);
  const fields = isEmpty ? [] : fieldProblems(frontmatter);
  if (!/\.mdx?$/.test(file) || (!isEmpty && fields.length === 0)) return { file, problems: [] };
  const source = read(file);
  const problem = isEmpty ? sourceProblem(source) : undefined;
  const problems = fields.map(
    ({ path, message }) => `${lineOfPath(source, path)}: ${path.join('.')}: ${message}`,
  );
  return { file, problems: problem ? [problem] : problems };
}

/** Why Rspress reads nothing from the frontmatter of a page, as `<line>: <reason> <fix>`; nothing if it has none. */
function sourceProblem(source: string): string | undefined {
  const { problem, frontmatter } = splitFrontmatter(source);
  if (problem) return `${problem.line}: ${problem.message}. ${problem.fix}`;
  return frontmatter.length > 0
    ? '1: YAML that Rspress cannot read, such as a tag (`!`). Put texts in quotes.'
    : undefined;
}

/** Whether the frontmatter is a text, without keys. */
function isTextOnly(source: string): boolean {
  const [, yaml = ''] = frontmatterBlock.exec(source) ?? [];
  if (yaml.trim() === '' || /:(\s|$)/.test(yaml)) return false;
  try {
    return typeof parse(yaml) === 'string';
  } catch {
    return false;
  }
}

/** The source of a page, empty if it has gone. One at a time: systems limit how many files are open. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
