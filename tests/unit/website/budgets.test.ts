import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import { budgetsIn } from '../../../website/generate/budgets';

describe('the budgets of a first load', () => {
  it('are read from the rows of its test', () => {
    expect(budgetsIn("['/a', { document: 14_700, script: 121_900, stylesheet: 9 }],\n['/b', 1]")).toEqual([
      { path: '/a', document: 14_700, script: 121_900, stylesheet: 9 },
    ]);
  });

  it('are found in the test as it is', () => {
    expect(budgetsIn(readFileSync('tests/e2e/firstLoad.test.ts', 'utf8')).length).toBeGreaterThan(2);
  });
});
