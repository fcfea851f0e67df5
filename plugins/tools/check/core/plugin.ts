import { dirname, extname, join } from 'node:path';
import type { RsbuildDevServer, Rspack } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { z } from 'zod';
import { parseOptions } from '../../../../shared/node/parseOptions';
import { Patches } from '../../../../shared/node/patch';
import { patchReport } from '../../../../shared/node/patchReport';
import { userError } from '../../../../shared/node/userError';
import { startCheckProcess } from './checkProcess';
import { type Severity, trackNewFindings } from './finding';
import { type CheckEntry, checkKey, type Job, jobOf, type SiteConfig } from './job';
import { navigationRules } from './navigation';
import { type CompileError, formatFinding, formatSummary, formatWarnings, overlay, report } from './report';

/** Validates the options of a check's plugin and fills in the defaults; throws an error with every problem. */
export function settingsOf<S extends z.ZodType>(name: string, schema: S, options: unknown): z.output<S> {
  const readme = `"${name}" in the README of rspress-duet-tools`;
  return parseOptions(`rspress-duet-tools/${name}`, readme, schema, options);
}

/**
 * A plugin that runs a check before pages are compiled in a build, which fails on errors, and after each compilation in dev,
 * where findings go to the terminal and the overlay. All checking plugins of a site share one process.
 * @param module file below this package that exports `run`, without extension
 */
export function checkPlugin(name: string, module: string, settings: unknown): RspressPlugin {
  const file = join(dirname(import.meta.dirname), module + extname(import.meta.filename));
  const patches = new Patches<'overlay'>(`rspress-duet-tools/${name}`);
  let site: UserConfig | undefined;
  let routes: string[] = [];
  /** The checks of a build, which run while Rspress reads the pages. */
  let checked: Promise<void> | undefined;
  /** The first checking plugin of the site runs all of them. */
  const isFirst = () =>
    site?.plugins?.flat().find(other => other && checkKey in (other as object)) === plugin;
  const plugin: RspressPlugin & { [checkKey]: CheckEntry } = {
    name: `rspress-duet-tools/${name}`,
    [checkKey]: { name, module: file, options: settings },
    config(config) {
      site = config;
      return config;
    },
    async routeGenerated(all, isProd) {
      routes = all.map(({ routePath }) => routePath);
      if (!isProd || !isFirst()) return;
      // Rspress makes the navigation next, and would stop at the first mistake in its files.
      const job = jobOf(site as SiteConfig, process.cwd(), routes);
      if (hasNavigationProblem(job)) await checkBeforeBuild(job);
    },
    beforeBuild(config, isProd) {
      site = config;
      // The jobs that build parts of the site leave the checks to the build that joins them.
      if (!isProd || !isFirst() || process.env.DUET_PART) return;
      checked = checkBeforeBuild(jobOf(config as SiteConfig, process.cwd(), routes));
      // Until it is awaited, a failure must not count as unhandled.
      checked.catch(() => {});
    },
    builderConfig: {
      plugins: [
        patchReport(patches),
        {
          name: `rspress-duet-tools/${name}`,
          setup(api) {
            // Rspress reads all pages before this, which takes as long as most checks.
            api.onBeforeBuild(() => checked);
            let checks: ReturnType<typeof startDevChecks> | undefined;
            let send: SendErrors | undefined;
            api.onBeforeStartDevServer(({ server }: { server: DevServer }) => {
              if (!isFirst() || !patches.lookUp(overlayMessage, typeof server.sockWrite === 'function'))
                return;
              send = (html, text) => server.sockWrite('errors', { html, text });
            });
            api.onAfterDevCompile(({ stats }: { stats: Stats }) => {
              if (!site || !isFirst()) return;
              checks ??= startDevChecks();
              // Not awaited: the page is shown at once, findings follow.
              void checks.run(jobOf(site as SiteConfig, process.cwd(), routes), compileErrorsOf(stats), send);
            });
            api.onCloseDevServer(() => checks?.stop());
          },
        },
      ],
    },
  };
  return plugin;
}

/** Whether the check of pages will report a mistake in the files that make navbar and sidebars. */
const hasNavigationProblem = (job: Job) =>
  job.checks.some(({ name }) => name === 'pages') && navigationRules(job, () => undefined).length > 0;

async function checkBeforeBuild(job: Job): Promise<void> {
  const checks = startCheckProcess();
  try {
    const result = await checks.run(job);
    if (result.findings.some(({ severity }) => severity === 'error')) {
      throw userError(
        `The docs have errors.\n\n${report(result, process.env.GITHUB_ACTIONS ? 'github' : 'text')}`,
      );
    }
    if (result.findings.length > 0) console.warn(formatWarnings(result.findings));
    console.info(formatSummary(result));
  } finally {
    checks.stop();
  }
}

type Stats = Pick<Rspack.Stats | Rspack.MultiStats, 'toJson'>;
type DevServer = Pick<RsbuildDevServer, 'sockWrite'>;

/** The message to Rsbuild's own client that shows errors, which is not documented. */
const loss = 'errors of the docs are in the terminal only, not in the browser';
const overlayMessage = { name: 'overlay', package: '@rsbuild/core', loss } as const;

/** Shows errors in the browser's overlay. */
type SendErrors = (html: string, text: string[]) => void;

/** Errors of a compilation, which the overlay shows until findings replace them. */
function compileErrorsOf(stats: Stats): CompileError[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true, errorDetails: false });
  return errors.map(({ moduleName = '', message }) => ({
    file: moduleName.replace(/^\.\//, ''),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of terminals
    message: message.replace(/\x1b\[[\d;]*m/g, ''),
  }));
}

function startDevChecks() {
  const checks = startCheckProcess();
  const newFindings = trackNewFindings();
  let isRunning = false;
  let next: (() => Promise<void>) | undefined;
  let hadFindings = false;
  let isStopped = false;

  /** Prints what is new since the last compilation, and shows all errors in the browser. */
  async function check(job: Job, compileErrors: CompileError[], send?: SendErrors): Promise<void> {
    try {
      const result = await checks.run(job);
      const fresh = newFindings(result.findings);
      const ofSeverity = (severity: Severity) => fresh.filter(finding => finding.severity === severity);
      for (const finding of ofSeverity('error')) console.warn(formatFinding(finding));
      const warnings = ofSeverity('warning');
      if (warnings.length > 0) console.warn(formatWarnings(warnings));
      const hasFindings = result.findings.length > 0;
      // Once more when the last one is gone.
      if (fresh.length > 0 || hadFindings !== hasFindings) console.warn(formatSummary(result));
      hadFindings = hasFindings;
      const all = result.findings.filter(({ severity }) => severity === 'error');
      if (all.length > 0) send?.(overlay(all, compileErrors), all.map(formatFinding));
    } catch (error) {
      // A restart of the server ends the checks.
      if (!isStopped) console.warn(`The docs could not be checked: ${(error as Error).message}`);
    }
  }

  return {
    stop(): void {
      isStopped = true;
      checks.stop();
    },
    /** Checks after a compilation. While a check runs, only the last of the compilations waits for it. */
    async run(...compilation: Parameters<typeof check>): Promise<void> {
      next = () => check(...compilation);
      if (isRunning) return;
      isRunning = true;
      while (next && !isStopped) {
        const current: () => Promise<void> = next;
        next = undefined;
        await current();
      }
      isRunning = false;
    },
  };
}
