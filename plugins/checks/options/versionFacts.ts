import { type Finding, mistake } from '../core/finding';
import type { Documented } from './facts';
import type { OptionsSettings } from './options';
import { parentOf } from './tree';
import type { Truth } from './truth';

/** Options newer than the docs' first version say since when they exist; the others do not. */
export function checkVersion(
  { page, facts, path, version, top }: Documented,
  { versions }: Truth,
  { since }: OptionsSettings,
): Finding[] {
  if (!versions) return [];
  const real = versions[path] ?? (top ? versions[parentOf(path)] : undefined);
  // A property as old as its option, or of another package's type, need not be dated.
  if (real === undefined && !top) return [];
  if (real === undefined || real === since) {
    return version.map(fact =>
      mistake(
        'options/version',
        page,
        fact,
        `\`${path}\` states a version, but ${since} has it already.`,
        'Take the bullet out.',
      ),
    );
  }
  const [fact] = version;
  if (!fact) {
    return [
      mistake(
        'options/version',
        page,
        facts,
        `\`${path}\` is newer than ${since}, but the page does not say so.`,
        `- **Version:** \`>= ${real}\``,
      ),
    ];
  }
  const span = fact.parts.find(part => part.code);
  if (span?.value.replace(/^(?:>=\s*)?v?/, '') === real) return [];
  return [
    mistake(
      'options/version',
      page,
      span ?? fact,
      `\`${path}\` is not new in ${span?.value ?? 'that version'}.`,
      `\`>= ${real}\``,
    ),
  ];
}
