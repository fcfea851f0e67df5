import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { partialsIn } from './partials';
import { valuesOf } from './sources';

/** Folder of the generated files in each language. Pages import them: `../generated/feeds.mdx`. */
const folder = 'generated';

/**
 * Writes the parts of pages that come from the packages (options, tokens, words, tables of the READMEs)
 * before the pages are read.
 */
export function pluginGenerated(): RspressPlugin {
  return {
    name: 'duet-website/generated',
    async config(config) {
      const root = resolve(config.root ?? 'docs');
      for (const language of ['en', 'zh'] as const) {
        const { files, translator } = await partialsIn(language);
        await writeAll(join(root, language, folder), files);
        for (const text of translator.missing) logger.warn(`[website] No Chinese for: ${text}`);
      }
      return config;
    },
    // The previews of optional parts need their words, which other sites load with the parts.
    async i18nSource(source) {
      const { optionalText } = await valuesOf('rspress-theme-duet/plugin', 'text');
      return Object.assign({}, ...Object.values(optionalText as object), source);
    },
  };
}

/** Writes what has changed, so that the development server does not reload without a reason. */
async function writeAll(target: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const [name, text] of files) {
    const path = join(target, `${name}.mdx`);
    const before = await readFile(path, 'utf8').catch(() => undefined);
    if (before !== text) await writeFile(path, text);
  }
  for (const file of await readdir(target)) {
    if (!files.has(file.replace(/\.mdx$/, ''))) await rm(join(target, file));
  }
}
