import type { Context, Project } from '../core/check';
import { compilerOf } from '../core/compiler';
import type { Finding } from '../core/finding';
import { hashOf } from '../core/parsePage';
import { type Example, shownFiles } from './examples';
import type { SamplesSettings } from './options';
import { sampleFinding } from './sampleFinding';
import { type Complaint, isCompiled, typeCheck } from './typecheck';

/** Code that the compiler reads has no errors. */
export function checkTypes(
  examples: readonly Example[],
  { languages }: Project,
  folder: string,
  settings: SamplesSettings,
  { cache }: Context,
  environment: string,
): Finding[] {
  const compiled = examples.filter(({ files }) => files.some(isCompiled));
  const siblings = (example: Example) => shownFiles(examples, example.page);
  const keys = new Map(
    compiled.map(example => {
      const shown = [...siblings(example)].filter(([name]) => /\.[cm]?[jt]sx?$|\.json$/.test(name));
      const own = example.files.map(({ name, code, fence }) => [name, code, fence.attributes.nocheck]);
      const pageCode = example.page.fences.map(({ code }) => /from ['"][^'"]+['"]/g.exec(code)?.[0]);
      const text = JSON.stringify([own, shown.map(([name, file]) => [name, file.code]), pageCode]);
      return [example, `types ${environment} ${hashOf(text)}`];
    }),
  );
  // One program per language, of what is not known yet.
  for (const lang of languages) {
    const fresh = compiled.filter(
      example => example.page.lang === lang && cache.get(keys.get(example)!) === undefined,
    );
    if (fresh.length === 0) continue;
    const compiler = compilerOf(folder, settings.typescript, settings.compilerOptions);
    const complaints = typeCheck(compiler, fresh, siblings, settings.ambient);
    for (const [index, example] of fresh.entries()) cache.set(keys.get(example)!, complaints[index]);
  }
  return compiled.flatMap(example =>
    (cache.get<Complaint[]>(keys.get(example)!) ?? []).map(({ file, line, column, code, message }) => {
      const { fence } = example.files[file]!;
      const rule = isSyntaxCode(code) ? 'samples/syntax' : 'samples/types';
      const right =
        rule === 'samples/syntax'
          ? 'The block is valid code of its language.'
          : 'The block compiles as it stands, in strict mode, with every import; files it imports follow it with a `title`.';
      return sampleFinding(rule, example.page.file, fence, line, column, `${message} (${code})`, right);
    }),
  );
}

function isSyntaxCode(code: string): boolean {
  return /^TS1\d{3}$/.test(code);
}
