import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { didYouMean } from '../../../shared/didYouMean';
import { defineCommand } from '../cli/command';
import { configOption, loadSiteConfig } from '../cli/siteConfig';
import { jobOf, type SiteConfig } from './core/job';
import { slashes } from './core/project';
import { formats, report } from './core/report';
import { createRunner } from './core/runChecks';

/** Options that name an action of a check. */
const actions = ['accept', 'release', 'external', 'versions', 'servers'] as const;

export const command = defineCommand({
  description: `Checks the docs with the plugins in the site's rspress.config. Name checks
(samples, options, parity, pages, claims) or paths to check only those.`,
  arguments: '[check …] [path …]',
  options: {
    format: {
      type: 'string',
      value: formats.join('|'),
      description: 'output format',
      default: formats[0],
    },
    config: configOption,
    accept: { type: 'boolean', description: 'parity: mark the translations as up to date' },
    release: { type: 'boolean', description: "pages: record today's anchors as released" },
    external: { type: 'boolean', description: 'pages: list all external links' },
    versions: {
      type: 'boolean',
      description: 'options: ask the registry in which version each option appeared',
    },
    servers: { type: 'boolean', description: 'claims: also run the claims that start a server' },
  },
  found: 'there are errors (not for warnings)',
  async run({ values, positionals }, { print }) {
    const format = formats.find(format => format === values.format);
    if (!format) throw new Error(`--format must be one of ${formats.join(', ')}; got "${values.format}".`);
    const root = process.cwd();
    const { content, filePath } = await loadSiteConfig(values.config);
    const job = jobOf(content as SiteConfig, root);
    if (job.checks.length === 0) throw new Error(`${filePath} uses no plugin of rspress-duet-tools.`);
    const names = job.checks.map(({ name }) => name);
    const only = positionals.filter(word => names.includes(word));
    const paths = positionals.filter(word => !names.includes(word));
    requirePaths(paths, names);
    const result = await createRunner()(job, {
      ...(only.length > 0 && { only }),
      paths: paths.map(word => slashes(relative(root, resolve(word)))),
      action: actions.find(action => values[action]),
    });
    print(report(result, format));
    return result.findings.some(({ severity }) => severity === 'error');
  },
});

/** @throws Error that names every path that does not exist, which may be a misspelled check */
function requirePaths(paths: readonly string[], checks: readonly string[]): void {
  const problems = paths
    .filter(path => !existsSync(path))
    .map(path =>
      [`The site has no check \`${path}\` and no such path.`, didYouMean(path, checks)]
        .filter(Boolean)
        .join(' '),
    );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
