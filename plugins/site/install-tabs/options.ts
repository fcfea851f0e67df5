import { z } from 'zod';

/** Options of `pluginInstallTabs()`. */
export const InstallTabsOptions = z.strictObject({
  /** Word after the language of a fence that turns it into tabs. @default 'install' */
  word: z
    .string()
    .regex(/^[\w-]+$/, 'expected one word')
    .default('install'),
  /** Languages of fences that can become tabs. @default ['sh', 'bash', 'shell'] */
  languages: z.array(z.string().min(1)).min(1).default(['sh', 'bash', 'shell']),
});

/** Options of `pluginInstallTabs()`. */
export type InstallTabsOptions = z.input<typeof InstallTabsOptions>;

/** Options with their defaults filled in. */
export type InstallTabsSettings = z.output<typeof InstallTabsOptions>;
