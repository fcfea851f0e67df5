import { describe, expect, it } from '@rstest/core';
import { checkRuns } from '../../../../../../plugins/tools/check/samples/checkRuns';
import { examplesOf } from '../../../../../../plugins/tools/check/samples/examples';
import { SamplesOptions } from '../../../../../../plugins/tools/check/samples/options';
import { folderOf, memoryCache, pageOf, told } from '../../support';

const source = (code: string) => `# A\n\n\`\`\`js title="build.js" run\n${code}\n\`\`\`\n`;
const settings = SamplesOptions.parse({ run: { command: ['node', 'build.js'] } });

function setUp() {
  const folder = folderOf();
  const cache = memoryCache();
  return (sources: string[], options = settings) =>
    checkRuns(
      sources.flatMap((text, index) => examplesOf(pageOf(text, { route: `/${index}` }))),
      { folder, settings: options, cache, environment: 'environment' },
    );
}

describe('checkRuns', () => {
  it('reports a failure at the fence', async () => {
    const { findings, count } = await setUp()([source('process.exit(0)'), source("throw new Error('no')")]);
    expect(count).toBe(2);
    expect(told(findings)).toEqual([
      expect.stringMatching(/^samples\/run 3: `node build.js` fails[\s\S]*no/),
    ]);
    expect(findings[0]!.file).toBe('docs/en/1.mdx');
  });

  it('runs the same code once, and only what changed', async () => {
    const folder = folderOf();
    const log = JSON.stringify(`${folder}/log`);
    const logging = source(
      `import { appendFileSync, readFileSync } from 'node:fs';\nappendFileSync(${log}, 'x');\nif (readFileSync(${log}, 'utf8') !== 'x') throw new Error('second run');`,
    );
    const check = setUp();
    expect((await check([logging, logging])).findings).toEqual([]);
    expect((await check([logging])).findings).toEqual([]);
    expect((await check([logging.replace("'second run'", "'changed'")])).findings).toHaveLength(1);
  });

  it('needs a command', async () => {
    const { findings } = await setUp()([source('')], SamplesOptions.parse({}));
    expect(told(findings)).toEqual([
      'samples/run 3: The block is marked `run`, but the site configures no command.',
    ]);
  });

  it('runs nothing without the mark', async () => {
    expect(await setUp()(['```js\nthrow 1;\n```\n'])).toEqual({ findings: [], count: 0 });
  });
});
