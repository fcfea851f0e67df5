import { callsNpm, programsIn } from '../../../../shared/commands/commandFor';
import type { Finding } from '../core/finding';
import { checkedFiles, type Example, languageOf } from './examples';
import { sampleError } from './sampleError';

/** Fences marked `install` are written for npm: the tabs of the other package managers are made from it. */
export function checkInstallFences(examples: readonly Example[]): Finding[] {
  return checkedFiles(examples).flatMap(({ page, fence, code }) => {
    if (fence.attributes.install === undefined || languageOf(fence) !== 'sh') return [];
    const foreign = programsIn(code).find(program => /^(yarn|pnpm|pnpx|bun|bunx|deno)$/.test(program));
    if (!foreign && callsNpm(code)) return [];
    const message = foreign
      ? `The install fence calls \`${foreign}\`, which stays the same in every tab.`
      : 'The install fence has no npm command, so it shows no tabs.';
    const fix = 'Write the command for npm, or remove `install`.';
    return [sampleError('samples/install-fence', page, fence, { message, fix })];
  });
}
