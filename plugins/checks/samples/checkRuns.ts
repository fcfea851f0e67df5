import type { Context } from '../core/check';
import type { Finding } from '../core/finding';
import { hashOf } from '../core/hash';
import type { Example } from './examples';
import type { SamplesSettings } from './options';
import { type RunProblem, runExample } from './runExample';
import { runFiles } from './runFiles';
import { sampleError } from './sampleError';

/** Examples marked `run` build, and write the files that they expect. */
export async function checkRuns(
  examples: readonly Example[],
  folder: string,
  { run }: SamplesSettings,
  { cache }: Context,
  environment: string,
): Promise<{ findings: Finding[]; count: number }> {
  const marked = examples.filter(({ files }) => files[0]!.fence.attributes.run !== undefined);
  if (!run) {
    const findings = marked.map(({ page, files }) =>
      sampleError('samples/run', page, files[0]!.fence, {
        message: 'The block is marked `run`, but the site configures no command.',
        fix: 'Set the option `run` of the samples plugin.',
      }),
    );
    return { findings, count: 0 };
  }
  const keyOf = (example: Example) => {
    const blocks = example.files.map(({ name, fence: { attributes }, code }) => [
      name,
      attributes.run,
      attributes.expect,
      code,
    ]);
    return hashOf(`${environment} ${JSON.stringify([runFiles(example, run), blocks])}`);
  };
  // Two languages share a run if all their code is the same, comments included.
  const byKey = new Map(marked.map(example => [keyOf(example), example]));
  const queue = [...byKey].filter(([key]) => cache.get(`run ${key}`) === undefined);
  const problems = new Map<string, RunProblem>();
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [key, example] = next;
      const problem = await runExample(example, folder, run, key);
      problems.set(key, problem);
      // A failure may be the machine's, so it is not cached.
      if (!problem) cache.set(`run ${key}`, true);
    }
  };
  await Promise.all(Array.from({ length: run.parallel }, work));
  const findings = marked.flatMap(example => {
    const problem = problems.get(keyOf(example));
    if (!problem) return [];
    const { message, fix } = problem;
    return [sampleError('samples/run', example.page, example.files[problem.file]!.fence, { message, fix })];
  });
  return { findings, count: marked.length };
}
