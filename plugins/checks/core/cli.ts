import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '@rsbuild/core';
import { jobOf, type SiteConfig } from './job';
import { slashes } from './project';
import { type Format, formats, report } from './report';
import { createRunner, type Load } from './runChecks';

const help = `duet-check [check …] [path …]

  Checks the docs with the plugins in the site's rspress.config. Name checks
  (samples, options, parity, pages, claims) or paths to check only those.

  --format text|json|github   output format (default: text)
  --config <file>             configuration file (default: rspress.config.*)
  --accept                    parity: mark the translations as up to date
  --release                   pages: record today's anchors as released
  --external                  pages: list all external links
  --versions                  options: ask the registry in which version each option appeared
  --lists                     claims: write the lists of options that pages mark
  --servers                   claims: also run the claims that start a server
  --help                      print this text
`;

/** Flags that name an action of a check. */
const actions = ['accept', 'release', 'external', 'versions', 'lists', 'servers'] as const;

/** The command line: exit code 0 without errors, 1 with errors, 2 if the checks cannot run (by throwing). */
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
      lists: { type: 'boolean' },
      servers: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const format = formats.find(format => format === values.format);
  if (!format) throw new Error(`--format must be one of ${formats.join(', ')}; got "${values.format}".`);
  const root = process.cwd();
  const { content, filePath } = await loadConfig({
    path: values.config,
    configFileNames: ['ts', 'js', 'mjs', 'cjs', 'mts', 'cts'].map(extension => `rspress.config.${extension}`),
  });
  if (!filePath)
    throw new Error(`There is no rspress.config.* in ${root}. Run duet-check in the folder of the site.`);
  const job = jobOf(content as SiteConfig, root);
  if (job.checks.length === 0) throw new Error(`${filePath} uses no plugin of rspress-plugin-duet-checks.`);
  const names = new Set(job.checks.map(({ name }) => name));
  const only = positionals.filter(word => names.has(word));
  const result = await createRunner(load)(job, {
    ...(only.length > 0 && { only }),
    paths: positionals.filter(word => !names.has(word)).map(word => slashes(relative(root, resolve(word)))),
    action: actions.find(action => values[action]),
  });
  process.stdout.write(`${report(result, format satisfies Format)}\n`);
  return result.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}
