import type { Documented } from '../core/documentedOptions';
import { type Finding, pageError } from '../core/finding';
import type { OptionPagesSettings } from './options';
import { parentOf } from './optionTree';
import type { PackageFacts } from './packageFacts';

/** Options newer than `since` state the version in which they appeared; the others state none. */
export function checkVersions(
  { page, facts, path, version, top }: Documented,
  { versions }: Pick<PackageFacts, 'versions'>,
  { since }: Pick<OptionPagesSettings, 'since'>,
): Finding[] {
  if (!versions) return [];
  const real = versions[path] ?? (top ? versions[parentOf(path)] : undefined);
  // A property that is as old as its option, or belongs to another package's type, needs no version.
  if (real === undefined && !top) return [];
  if (real === undefined || real === since) {
    const message = `\`${path}\` states a version, but already exists in ${since}.`;
    return version.map(fact => pageError('options/version', page, fact, message, 'Remove the bullet.'));
  }
  const [fact] = version;
  if (!fact) {
    const message = `\`${path}\` is newer than ${since}, but the page states no version.`;
    const fix = `Write the bullet **Version:** \`>= ${real}\`.`;
    return [pageError('options/version', page, facts, message, fix)];
  }
  const span = fact.parts.find(part => part.code);
  if (span?.value.replace(/^(?:>=\s*)?v?/, '') === real) return [];
  const message = `\`${path}\` did not appear in ${span?.value ?? 'that version'}.`;
  return [pageError('options/version', page, span ?? fact, message, `Write \`>= ${real}\`.`)];
}
