import type { Context } from '../core/check';
import type { Finding } from '../core/finding';
import { hashOf } from '../core/parsePage';
import type { Example } from './examples';
import { filesOfRun } from './filesOfRun';
import type { SamplesSettings } from './options';
import { type RunProblem, runExample } from './runExample';
import { sampleFinding } from './sampleFinding';

/** Examples marked `run` build, and make what they say. */
export async function checkRuns(
  examples: readonly Example[],
  folder: string,
  settings: SamplesSettings,
  { cache }: Context,
  environment: string,
): Promise<{ findings: Finding[]; count: number }> {
  const marked = examples.filter(({ files }) => files[0]!.fence.attributes.run !== undefined);
  const { run } = settings;
  if (!run) {
    const findings = marked.map(({ page, files }) =>
      sampleFinding(
        'samples/run',
        page.file,
        files[0]!.fence,
        1,
        1,
        'The block is marked `run`, but the site says no command.',
        'Set the option `run` of the samples plugin.',
      ),
    );
    return { findings, count: 0 };
  }
  const keyOf = (example: Example) => {
    const expected = example.files.map(({ name, fence, code }) => [
      name,
      fence.attributes.run,
      fence.attributes.expect,
      code,
    ]);
    return hashOf(`${environment} ${JSON.stringify([filesOfRun(example, run), expected])}`);
  };
  // The same example in two languages, but for its comments, still runs twice: a comment can matter.
  const keyed = marked.map(example => ({ example, key: `run ${keyOf(example)}` }));
  const waiting = [...new Map(keyed.map(each => [each.key, each])).values()].filter(
    ({ key }) => cache.get(key) === undefined,
  );
  const problems = new Map<string, RunProblem>();
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const problem = await runExample(next.example, folder, run, next.key.slice(4));
      problems.set(next.key, problem);
      // A failure may be the machine's: it is tried again.
      if (!problem) cache.set(next.key, true);
    }
  };
  await Promise.all(Array.from({ length: run.parallel }, work));
  const findings = keyed.flatMap(({ example, key }) => {
    const problem = problems.get(key);
    if (!problem) return [];
    const { fence } = example.files[problem.file]!;
    return [sampleFinding('samples/run', example.page.file, fence, 0, 1, problem.message, problem.right)];
  });
  return { findings, count: marked.length };
}
