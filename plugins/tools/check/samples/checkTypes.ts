import { compilerOf } from '../core/compiler';
import type { Finding } from '../core/finding';
import { hashOf } from '../core/hash';
import type { Sources } from '../core/sources';
import { type Example, shownFiles } from './examples';
import type { SamplesSettings } from './options';
import { sampleError } from './sampleError';
import { isCompiled, type TypeProblem, typeCheck } from './typeCheck';

/** Codes of TypeScript's syntax errors. */
const syntaxCode = /^TS1\d{3}$/;

/** TypeScript and JavaScript blocks compile. */
export function checkTypes(
  examples: readonly Example[],
  languages: readonly string[],
  { folder, settings, cache, environment }: Sources<SamplesSettings>,
): Finding[] {
  const compiled = examples.filter(({ files }) => files.some(isCompiled));
  const siblings = (example: Example) => shownFiles(examples, example.page);
  const keys = new Map(
    compiled.map(example => {
      const shown = [...siblings(example)].filter(([name]) => /\.[cm]?[jt]sx?$|\.json$/.test(name));
      const ownFiles = example.files.map(({ name, code, fence }) => [name, code, fence.attributes.nocheck]);
      const imports = example.page.fences.map(({ code }) => /from ['"][^'"]+['"]/g.exec(code)?.[0]);
      const text = JSON.stringify([ownFiles, shown.map(([name, file]) => [name, file.code]), imports]);
      return [example, `types ${environment} ${hashOf(text)}`];
    }),
  );
  // One program per language, of what is not cached.
  for (const lang of languages) {
    const fresh = compiled.filter(
      example => example.page.lang === lang && cache.get(keys.get(example)!) === undefined,
    );
    if (fresh.length === 0) continue;
    const compiler = compilerOf(folder, settings.typescript, settings.compilerOptions);
    const problems = typeCheck(compiler, fresh, siblings, settings.ambient);
    for (const [index, example] of fresh.entries()) cache.set(keys.get(example)!, problems[index]);
  }
  return compiled.flatMap(example =>
    (cache.get<TypeProblem[]>(keys.get(example)!) ?? []).map(({ file, code, ...problem }) => {
      const [rule, fix] = syntaxCode.test(code)
        ? ['samples/syntax', 'Make the block valid code of its language.']
        : [
            'samples/types',
            'Make the block compile in strict mode. Add missing imports; show the files that it imports after it, each with a `title`.',
          ];
      const message = `${problem.message} (${code})`;
      return sampleError(rule!, example.page, example.files[file]!.fence, { ...problem, message, fix: fix! });
    }),
  );
}
