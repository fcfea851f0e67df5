import { describe, expect, it } from '@rstest/core';
import { checkTypes } from '../../../../../../plugins/tools/check/samples/checkTypes';
import { examplesOf } from '../../../../../../plugins/tools/check/samples/examples';
import { SamplesOptions } from '../../../../../../plugins/tools/check/samples/options';
import { memoryCache, pageOf, projectOf, told } from '../../support';

const settings = SamplesOptions.parse({ compilerOptions: { types: [], lib: ['es5'] } });
const page = (code: string) => pageOf(`# A\n\n\`\`\`ts\n${code}\n\`\`\`\n`);

function setUp() {
  const cache = memoryCache();
  const sets: string[] = [];
  const set: typeof cache.set = (key, value) => {
    sets.push(key);
    cache.set(key, value);
  };
  const check = (code: string) =>
    told(
      checkTypes(examplesOf(page(code)), projectOf().languages, {
        folder: `${process.cwd()}/tests/facts`,
        settings,
        cache: { ...cache, set },
        environment: 'environment',
      }),
    );
  return { check, sets };
}

describe('checkTypes', () => {
  it('distinguishes type errors from syntax errors', () => {
    const { check } = setUp();
    expect(check('const a: string = 1;')).toEqual([
      "samples/types 4: Type 'number' is not assignable to type 'string'. (TS2322)",
    ]);
    expect(check('const a =;')).toEqual(['samples/syntax 4: Expression expected. (TS1109)']);
  });

  it('compiles unchanged code once', () => {
    const { check, sets } = setUp();
    check('const a = 1;');
    check('const a = 1;');
    expect(sets).toHaveLength(1);
    check('const a = 2;');
    expect(sets).toHaveLength(2);
  });
});
