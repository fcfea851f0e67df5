import type { Position } from '../../../shared/frontmatter';
import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';
import type { Claim } from './claimFile';
import { contains } from './expectations';
import type { ClaimsSettings } from './options';

/** Messages of the tool that pages quote in text blocks and code spans, but no claim expects. */
export function unprovedMessages(
  pages: readonly Page[],
  claims: readonly Claim[],
  { messages, uncovered }: ClaimsSettings,
): Finding[] {
  if (messages.length === 0 || uncovered === 'off') return [];
  const pattern = new RegExp(messages.map(each => `(?:${each})`).join('|'));
  const printed = claims.flatMap(({ expect, requests }) => [
    ...expect.prints,
    ...requests.flatMap(({ body }) => body),
  ]);
  return pages.flatMap(page =>
    quotedTexts(page).flatMap(({ text, ...position }) => {
      const start = text.search(pattern);
      const message = start < 0 ? '' : text.slice(start).split('…')[0]!.trim();
      if (!message || printed.some(each => isSame(message, each))) return [];
      const problem = `No claim prints the message "${message}".`;
      const fix = 'Add a claim that expects its beginning in `prints`.';
      return [{ ...pageError('claims/message', page, position, problem, fix), severity: uncovered }];
    }),
  );
}

/** Code spans, and the lines of blocks without a language to highlight. */
function quotedTexts({ statements, fences }: Page): (Position & { text: string })[] {
  const spans = statements.flatMap(({ text, line, column }) =>
    [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => ({ text: span!, line, column })),
  );
  const lines = fences
    .filter(({ lang }) => lang === 'txt' || lang === '')
    .flatMap(({ code, line, column }) => code.split('\n').map(text => ({ text, line, column })));
  return [...spans, ...lines];
}

/** Whether an expected text proves a message: one may be the beginning of the other. */
function isSame(message: string, printed: string): boolean {
  if (printed.startsWith('/')) return contains(message, printed);
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  return words(message).includes(words(printed)) || words(printed).includes(words(message));
}
