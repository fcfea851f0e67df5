import { callsNpm, programsIn } from '../../../shared/commands/commandFor';
import type { Finding } from '../core/finding';
import { type Example, languageOf } from './examples';
import { sampleFinding } from './sampleFinding';

/** Fences marked `install` are written for npm: the tabs of the other package managers are made from it. */
export function checkInstallFences(examples: readonly Example[]): Finding[] {
  return examples.flatMap(({ page, files }) =>
    files.flatMap(({ fence, code }) => {
      const { install, nocheck } = fence.attributes;
      if (install === undefined || nocheck !== undefined || languageOf(fence) !== 'sh') return [];
      const foreign = programsIn(code).find(program => /^(yarn|pnpm|pnpx|bun|bunx|deno)$/.test(program));
      if (!foreign && callsNpm(code)) return [];
      const message = foreign
        ? `The install fence calls \`${foreign}\`, which stays the same in every tab.`
        : 'The install fence has no npm command, so it shows no tabs.';
      const right = 'Write the command for npm, or remove `install`.';
      return [sampleFinding('samples/install-fence', page.file, fence, 1, 1, message, right, true)];
    }),
  );
}
