import { isAbsolute, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '@rsbuild/core';
import { jobOf, type SiteConfig, type Wish } from './job';
import { slashes } from './project';
import { type Format, formats, report } from './report';
import { createRunner, type Load } from './runChecks';

const help = `duet-check [check …] [path …]

  Checks the docs with the plugins of the site's rspress.config. Names of checks
  (samples, options, parity, pages) and paths narrow it down.

  --format text|json|github   how findings are told (default text)
  --config <file>             configuration file (default rspress.config.*)
  --accept                    parity: note the translated sections as up to date
  --release                   pages: note today's anchors as released
  --external                  pages: list all external links
  --versions                  options: ask the registry since when each option exists
  --help                      this text
`;

/** The command line: exit code 0 without errors, 1 with some, 2 when the checks cannot run. */
export async function runCli(args: string[], load?: Load): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      config: { type: 'string' },
      accept: { type: 'boolean' },
      release: { type: 'boolean' },
      external: { type: 'boolean' },
      versions: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  if (!formats.includes(values.format as Format))
    throw new Error(`--format is one of ${formats.join(', ')}.`);
  const root = process.cwd();
  const { content, filePath } = await loadConfig({
    path: values.config,
    configFileNames: ['ts', 'js', 'mjs', 'cjs', 'mts', 'cts'].map(extension => `rspress.config.${extension}`),
  });
  if (!filePath) throw new Error(`No rspress.config.* in ${root}.`);
  const config = content as SiteConfig;
  const docs = isAbsolute(config.root ?? '') ? config.root! : join(root, config.root ?? 'docs');
  const job = jobOf(config, root, docs);
  if (job.checks.length === 0) throw new Error('The configuration has none of the checking plugins.');
  const names = job.checks.map(({ name }) => name);
  const only = positionals.filter(word => names.includes(word));
  const paths = positionals
    .filter(word => !names.includes(word))
    .map(word => slashes(relative(root, resolve(word))));
  const wish: Wish = {
    ...(only.length > 0 && { only }),
    paths,
    action: (['accept', 'release', 'external', 'versions'] as const).find(action => values[action]),
  };
  const result = await createRunner(load)(job, wish);
  process.stdout.write(`${report(result, values.format as Format)}\n`);
  return result.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}
