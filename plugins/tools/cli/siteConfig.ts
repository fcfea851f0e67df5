import { loadConfig } from '@rsbuild/core';
import { requireStart } from '../../../shared/node/pluginProblems';
import type { Option } from './command';

/** The option of commands that read the configuration. */
export const configOption = {
  type: 'string',
  value: '<file>',
  description: 'configuration file (default: rspress.config.*)',
} as const satisfies Option;

/**
 * The configuration of the site in the working directory, before plugins change it.
 * @param path a file; by default `rspress.config.*`
 * @throws Error if there is none, or if plugins have wrong options
 */
export async function loadSiteConfig(path?: string): Promise<{ content: object; filePath: string }> {
  const { content, filePath } = await loadConfig({
    path,
    configFileNames: ['ts', 'js', 'mjs', 'cjs', 'mts', 'cts'].map(extension => `rspress.config.${extension}`),
  });
  if (!filePath)
    throw new Error(`There is no rspress.config.* in ${process.cwd()}. Run it in the folder of the site.`);
  requireStart((content as { plugins?: unknown[] }).plugins);
  return { content, filePath };
}
