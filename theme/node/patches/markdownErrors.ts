// Fixes a bug: the build warns of a page whose rendering as Markdown throws.
// Without it: its Markdown is empty, in `llms-full.txt` too, and nothing says so.
import { modulePatch, type ThemePatch } from './themePatch';

/** What the renderer of Markdown does with an error that no component catches. */
const handler = /\(error, info\)\s*=>\s*\{(?=\s*if \(process\.env\.DEBUG\))/;
const result = /return await commitPromise;/;

const rejecting = modulePatch(
  {
    name: 'markdown-errors',
    package: 'react-render-to-markdown',
    loss: 'the Markdown of a page whose components throw is empty',
    file: /[\\/]react-render-to-markdown[\\/]dist[\\/]index\.c?js$/,
    environments: ['node_md'],
    only: 'build',
  },
  new RegExp(`${handler.source}[\\s\\S]*${result.source}`),
  withErrors,
);

/** Only beside the patch `rendering`, which makes a warning of the error: without it, the build would fail. */
export const markdownErrors: ThemePatch = patches =>
  patches.isOn('rendering') ? rejecting(patches) : { name: 'rspress-theme-duet/markdown-errors' };

/**
 * Lets the renderer reject instead of rendering nothing; an effect that throws comes after the text. An error that is
 * thrown in the handler would end the process.
 */
export function withErrors(code: string): string {
  return code
    .replace(handler, '(error, info)=>{ container.error = error;')
    .replace(
      result,
      'const text = await commitPromise; if (container.error && !text) throw container.error; return text;',
    );
}
