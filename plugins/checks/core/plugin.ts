import { isAbsolute, join } from 'node:path';
import type { RsbuildDevServer } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { type CheckEntry, checkKey, type Job, jobOf, type SiteConfig } from './job';
import { overlay, paragraph, report, totals } from './report';
import { startChecking } from './startChecking';

/**
 * A plugin around a check. All checking plugins of a site run together, in one
 * process beside the site's: before a build, which fails on errors, and after
 * each compilation in dev, where findings go to the terminal and the overlay.
 */
export function checkPlugin(entry: CheckEntry): RspressPlugin {
  let site: UserConfig | undefined;
  /** The first checking plugin of the site does the work for all of them. */
  const leads = () => site?.plugins?.flat().find(other => other && checkKey in (other as object)) === plugin;
  const plugin: RspressPlugin & { [checkKey]: CheckEntry } = {
    name: `rspress-plugin-duet/${entry.name}`,
    [checkKey]: entry,
    async beforeBuild(config, isProd) {
      site = config;
      if (isProd && leads()) await checkBeforeBuild(jobFor(config));
    },
    builderConfig: {
      plugins: [
        {
          name: `rspress-plugin-duet/${entry.name}`,
          setup(api) {
            let checking: ReturnType<typeof startChecking> | undefined;
            let send: ((html: string, text: string[]) => void) | undefined;
            api.onBeforeStartDevServer(({ server }: { server: Pick<RsbuildDevServer, 'sockWrite'> }) => {
              send = (html, text) => server.sockWrite('errors', { html, text });
            });
            api.onAfterDevCompile(async () => {
              if (!site || !leads()) return;
              checking ??= startChecking();
              // Not awaited: pages show at once, findings follow.
              void checkInDev(checking, jobFor(site), send);
            });
            api.onCloseDevServer(() => checking?.stop());
          },
        },
      ],
    },
  };
  return plugin;
}

async function checkBeforeBuild(job: Job): Promise<void> {
  const checking = startChecking();
  try {
    const result = await checking.ask(job);
    const errors = result.findings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
      throw new Error(
        `The docs have mistakes.\n\n${report(result, process.env.GITHUB_ACTIONS ? 'github' : 'text')}`,
      );
    }
    for (const finding of result.findings) console.warn(paragraph(finding));
    console.info(totals(result));
  } finally {
    checking.stop();
  }
}

/** Tells what is new since the last compilation, and shows all errors in the browser. */
async function checkInDev(
  checking: ReturnType<typeof startChecking>,
  job: Job,
  send?: (html: string, text: string[]) => void,
): Promise<void> {
  try {
    const result = await checking.ask(job);
    const { fresh, errors } = checking.compare(result);
    for (const finding of fresh) console.warn(paragraph(finding));
    if (fresh.length > 0 || result.findings.length > 0) console.warn(totals(result));
    if (errors.length > 0) send?.(overlay(errors), errors.map(paragraph));
  } catch (error) {
    console.warn(`The docs could not be checked: ${(error as Error).message}`);
  }
}

function jobFor(config: UserConfig): Job {
  const root = process.cwd();
  const docs = config.root && isAbsolute(config.root) ? config.root : join(root, config.root ?? 'docs');
  return jobOf(config as SiteConfig, root, docs);
}
