import { z } from 'zod';

/** Options of `pluginInstallTabs()`. */
export const InstallTabsOptions = z.strictObject({
  /**
   * The word after a fence's language that asks for tabs.
   * @default 'install'
   */
  word: z
    .string()
    .regex(/^[\w-]+$/, 'expected one word')
    .default('install'),
  /**
   * Languages of the fences that are looked at.
   * @default ['sh', 'bash', 'shell']
   */
  languages: z.array(z.string().min(1)).min(1).default(['sh', 'bash', 'shell']),
});

/** Options of `pluginInstallTabs()`. */
export type InstallTabsOptions = z.input<typeof InstallTabsOptions>;
