import { readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import { weights } from '../../../../../../theme/shared/search/ranking/weights';
import { neutral } from '../../../../../bench/search/neutral.mjs';

const names = (object: object) =>
  Object.entries(object).flatMap(([key, value]) => [
    key,
    ...(typeof value === 'object' ? Object.keys(value) : []),
  ]);

it('gives every weight a neutral value that differs from it', () => {
  expect(names(neutral)).toEqual(names(weights));
  for (const [key, value] of Object.entries(weights))
    expect([key, value]).not.toEqual([key, neutral[key as keyof typeof neutral]]);
});

it('states the reason of every weight', () => {
  const source = readFileSync('theme/shared/search/ranking/weights.ts', 'utf8');
  for (const name of names(weights)) {
    expect([name, new RegExp(`\\*/\\n\\s+${name}: `).test(source)]).toEqual([name, true]);
  }
});
