import { readFileSync } from 'node:fs';
import { logger, type RspressPlugin } from '@rspress/core';
import { splitFrontmatter } from '../../shared/frontmatter';
import { shownPath } from '../../shared/node/shownPath';
import { userError } from '../../shared/node/userError';

/** Reports titles in frontmatter that YAML reads as numbers or days: sidebar and head cannot show them. */
export function pageTitlesPlugin(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/page-titles',
    modifySearchIndexData(pages, isProd) {
      const problems = pages.flatMap(page =>
        (['title', 'titleSuffix'] as const)
          .filter(key => typeof (page.frontmatter[key] ?? '') !== 'string')
          .map(key => titleProblem((page as unknown as { _filepath: string })._filepath, key)),
      );
      if (problems.length === 0) return;
      const message = `[rspress-theme-duet] Titles in frontmatter are not texts:\n${problems.join('\n')}`;
      if (isProd) throw userError(message);
      logger.error(message);
    },
  };
}

function titleProblem(file: string, key: string): string {
  const source = readFileSync(file, 'utf8');
  const line = splitFrontmatter(source).frontmatter.find(entry => entry.key === key)?.line ?? 1;
  const [, written = ''] = /^\w+:\s*(.*?)\s*(?:\s#.*)?$/.exec(source.split(/\r?\n/)[line - 1] ?? '') ?? [];
  const path = shownPath(file);
  return `  ${path}:${line}: put the title into quotes: \`${key}: '${written}'\``;
}
