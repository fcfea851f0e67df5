import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@rstest/core';
import { formats } from '../../../../../../plugins/site/feeds/shared/feed';
import { hideFeedsScript, isSwitchedOff } from '../../../../../../plugins/site/feeds/shared/hideFeeds';

/** Runs the script with a query; returns the mark on the page and the links that it would remove. */
const run = (search: string) => {
  const dataset: Record<string, string> = {};
  const removed: string[] = [];
  runInNewContext(hideFeedsScript, {
    location: { search },
    URLSearchParams,
    document: {
      documentElement: { dataset },
      head: {
        querySelectorAll: (selector: string) =>
          selector.split(',').map(part => ({ remove: () => removed.push(/"(.*)"/.exec(part)![1]!) })),
      },
    },
    addEventListener: (name: string, listener: () => void) => name === 'DOMContentLoaded' && listener(),
  });
  return { mark: dataset.duetFeeds, removed };
};

const cases: [string, boolean][] = [
  ['', false],
  ['?globalUIComponents=0', true],
  ['?a=1&globalUIComponents=0', true],
  ['?globalUIComponents=1', false],
  ['?globalUIComponents', false],
  ['?x=globalUIComponents=0', false],
];

describe('isSwitchedOff', () => {
  it.each(cases)('for "%s": %s', (search, expected) => {
    expect(isSwitchedOff(search)).toBe(expected);
  });
});

describe('hideFeedsScript', () => {
  it.each(cases)('decides alike for "%s": %s', (search, expected) => {
    expect(run(search).mark).toBe(expected ? 'off' : undefined);
  });

  it('removes the links of every format', () => {
    expect(run('?globalUIComponents=0').removed).toEqual(Object.values(formats).map(({ mime }) => mime));
  });
});
