import { shownPath } from '../../../shared/node/shownPath';
import { compilerError } from '../../../shared/node/userError';
import { escapePattern } from '../../../shared/pattern';

/** What the highlighter and Rspress say of code blocks that they cannot show, with what the fence has. */
const messages: [error: RegExp, fence: (part: string) => RegExp, message: (part: string) => string][] = [
  [
    /Language `([^`]+)` is not included in this bundle/,
    lang => new RegExp(`^[\\s>]*(?:\`{3,}|~{3,})\\s*${escapePattern(lang)}(?=[\\s{]|$)`),
    lang => `The code highlighter has no language \`${lang}\`. Correct the name, or use \`text\`.`,
  ],
  [
    /\[remarkFileCodeBlock\].* file="([^"]+)".*does not exist/s,
    file => new RegExp(`^[\\s>]*(?:\`{3,}|~{3,}).*\\bfile=["']${escapePattern(file)}["']`),
    file => `The file ${file} of the code block does not exist. Correct the path, or add the file.`,
  ],
];

/**
 * The error of a page that cannot be compiled because of a code block, with its lines and without those of Rspress; other
 * errors as they are.
 * @param source the page
 * @param path its file
 */
export function codeBlockError(error: Error, source: string, path: string): Error {
  for (const [pattern, fence, message] of messages) {
    const part = pattern.exec(error.message)?.[1];
    if (part === undefined) continue;
    const lines = source.split('\n').flatMap((line, index) => (fence(part).test(line) ? index + 1 : []));
    // In a file that the page includes.
    if (lines.length === 0) return compilerError(`${shownPath(path)}: ${message(part)}`);
    return compilerError(lines.map(line => `${shownPath(path)}:${line}: ${message(part)}`).join('\n'));
  }
  return error;
}
