import { join } from 'node:path';
import { defineConfig } from '@rstest/core';
import { limit } from './tests/e2e/support/limits';

/** Where `npm test` wants the counts; see scripts/test.mjs. */
const report = process.env.DUET_REPORT;

/** The default of one second is short for browsers and processes on a busy machine. */
const expect = { poll: { timeout: limit(15_000) } };

/** What tests read is plain text, also in a terminal with colours and on CI. */
const env = { NO_COLOR: '1', FORCE_COLOR: '0' };

/** A file of the sample site. */
const sampleSite = (name: string) => join(import.meta.dirname, 'tests/unit/theme/client/site', `${name}.ts`);

export default defineConfig({
  projects: [
    // Some start processes, which wait while the site is built beside them.
    {
      name: 'unit',
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      testTimeout: 30_000,
      hookTimeout: 60_000,
      env,
      expect,
      // Hooks run with Rspress's own runtime on the data of a sample site, which the build of a site generates.
      output: { bundleDependencies: ['@rspress/core/runtime', 'react-router-dom', 'react-router'] },
      resolve: {
        alias: {
          'virtual-site-data': sampleSite('siteData'),
          'virtual-routes': sampleSite('routes'),
          'virtual-page-data': sampleSite('pageData'),
          'virtual-i18n-text': sampleSite('i18nText'),
        },
      },
      // Without React's plugin the old JSX runtime is the default.
      tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
    },
    {
      name: 'e2e',
      include: ['tests/e2e/**/*.test.ts'],
      testTimeout: limit(60_000),
      hookTimeout: limit(60_000),
      env,
      expect,
    },
    // Installs projects and builds them several times.
    {
      name: 'walks',
      include: ['tests/walks/*.test.ts'],
      testTimeout: 3_600_000,
      hookTimeout: 60_000,
      env,
      disableConsoleIntercept: true,
    },
  ],
  reporters: report ? ['default', ['json', { outputPath: report }]] : ['default'],
  // Files share their workers: a process of its own costs most unit test files more than their tests.
  isolate: false,
  // One more than the processors of a small machine: browser tests also wait for builds and pages.
  pool: { maxWorkers: 3 },
});
