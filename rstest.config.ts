import { defineConfig } from '@rstest/core';

/** Where `npm test` wants the counts; see scripts/test.mjs. */
const report = process.env.DUET_REPORT;

/** The default of one second is short for browsers and processes on a busy machine. */
const expect = { poll: { timeout: 15_000 } };

export default defineConfig({
  projects: [
    // Some start processes, which wait while the site is built beside them.
    {
      name: 'unit',
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect,
      // Without React's plugin the old JSX runtime is the default.
      tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
    },
    {
      name: 'e2e',
      include: ['tests/e2e/**/*.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect,
    },
  ],
  reporters: report ? ['default', ['json', { outputPath: report }]] : ['default'],
  // Files share their workers: a process of its own costs most unit test files more than their tests.
  isolate: false,
  // One more than the processors of a small machine: browser tests also wait for builds and pages.
  pool: { maxWorkers: 3 },
});
