import { describe, expect, it } from '@rstest/core';
import { checkSyntax } from '../../../../../../plugins/tools/check/samples/checkSyntax';
import { examplesOf } from '../../../../../../plugins/tools/check/samples/examples';
import { createParsers } from '../../../../../../plugins/tools/check/samples/parsers';
import { pageOf } from '../../support';

const check = (source: string) => checkSyntax(examplesOf(pageOf(source)), createParsers(process.cwd()));

describe('checkSyntax', () => {
  it('reports an error at its line on the page', () => {
    expect(check('# A\n\n```json\n{\n  "a": 1,\n}\n```\n')).toMatchObject([
      { rule: 'samples/syntax', line: 6, column: 1, fix: 'Make the block valid json.' },
    ]);
  });

  it.each(['```json nocheck="an excerpt"\n{,}\n```', '```txt\n{,}\n```', '```\n{,}\n```'])(
    'skips %j',
    source => {
      expect(check(`${source}\n`)).toEqual([]);
    },
  );
});
