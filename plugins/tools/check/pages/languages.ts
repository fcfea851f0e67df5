import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { didYouMean } from '../../../../shared/didYouMean';
import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';

/** Languages that Shiki shows without a grammar. */
const plain = ['', 'txt', 'text', 'plain', 'plaintext', 'ansi'];

/** Languages of code blocks are those of the highlighter, which fails on others. */
export function languageRules(page: Page, known: readonly string[]): Finding[] {
  return page.fences.flatMap(fence => {
    // Rspress reads `ts{1}` as `ts`.
    const lang = fence.lang.replace(/\{.*$/, '');
    if (known.includes(lang)) return [];
    const message = `The code highlighter has no language \`${lang}\`.`;
    const fix = didYouMean(lang, known.filter(Boolean)) ?? 'Use `text` for a language that it does not have.';
    return [pageError('pages/code-block', page, fence, message, fix)];
  });
}

/** Names of all languages that Shiki has in a project, and of the given ones. Undefined where Shiki is not found. */
export async function knownLanguages(root: string, added: readonly string[]): Promise<string[] | undefined> {
  try {
    const rspress = createRequire(join(root, 'package.json')).resolve('@rspress/core/package.json');
    const file = createRequire(rspress).resolve('shiki/langs');
    const { bundledLanguages } = await import(/* webpackIgnore: true */ pathToFileURL(file).href);
    return [...plain, ...Object.keys(bundledLanguages), ...added];
  } catch {
    return undefined;
  }
}
