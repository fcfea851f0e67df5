import { execute } from '../core/execute';
import type { Finding } from '../core/finding';
import { hashOf } from '../core/hash';
import { inParallel } from '../core/parallel';
import { createProcesses } from '../core/reusedProcess';
import type { Sources } from '../core/sources';
import type { Example } from './examples';
import type { SamplesSettings } from './options';
import { type RunProblem, runExample, runFiles } from './runExample';
import { sampleError } from './sampleError';

/** Examples marked `run` build, and write the files that they expect. */
export async function checkRuns(
  examples: readonly Example[],
  { folder, settings: { run }, cache, environment }: Sources<SamplesSettings>,
): Promise<{ findings: Finding[]; count: number }> {
  const marked = examples.filter(({ files }) => files[0]!.fence.attributes.run !== undefined);
  if (!run) {
    const message = 'The block is marked `run`, but the site configures no command.';
    const problem = { message, fix: 'Set the option `run` of the samples plugin.' };
    const findings = marked.map(({ page, files }) =>
      sampleError('samples/run', page, files[0]!.fence, problem),
    );
    return { findings, count: 0 };
  }
  const keyOf = (example: Example) => {
    const blocks = example.files.map(({ name, fence, code }) => {
      const { run, expect } = fence.attributes;
      return [name, run, expect, code];
    });
    return hashOf(`${environment} ${JSON.stringify([runFiles(example, run), blocks])}`);
  };
  // Two languages share a run if all their code is the same, comments included.
  const byKey = new Map(marked.map(example => [keyOf(example), example]));
  const queue = [...byKey].filter(([key]) => cache.get(`run ${key}`) === undefined);
  const problems = new Map<string, RunProblem>();
  const processes = createProcesses(run.parallel);
  await inParallel(queue, run.parallel, async ([key, example]) => {
    const runIn = (execution: typeof execute) => runExample(example, folder, run, key, execution);
    const problem = (await runIn(processes.execute)) && (await runIn(execute));
    problems.set(key, problem);
    // Not cached: the machine may have caused the failure.
    if (!problem) cache.set(`run ${key}`, true);
  }).finally(() => processes.close());
  const findings = marked.flatMap(example => {
    const problem = problems.get(keyOf(example));
    if (!problem) return [];
    return [sampleError('samples/run', example.page, example.files[problem.file]!.fence, problem)];
  });
  return { findings, count: marked.length };
}
