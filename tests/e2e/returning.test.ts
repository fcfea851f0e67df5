import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import { fixture, fixtureTimeoutMs } from './support/fixture';

const scripts = async (variant: string) =>
  readdirSync(join(await fixture('outputs', variant), 'docs/static/js'), {
    recursive: true,
    encoding: 'utf8',
  }).filter(file => file.endsWith('.js'));

let before: string[];
let after: string[];

beforeAll(async () => {
  before = await scripts('rspress');
  after = await scripts('changed');
}, 2 * fixtureTimeoutMs);

describe('after a change of one page', () => {
  it('readers load its script and the list of names again, and keep all others', () => {
    const added = after.filter(file => !before.includes(file)).sort();
    expect(added).toEqual([
      expect.stringMatching(/^async[\\/][\w-]+\.[\da-f]{6}\.js$/),
      expect.stringMatching(/^runtime\.[\da-f]+\.js$/),
    ]);
    expect(after.length).toBe(before.length);
    expect(before.length).toBeGreaterThan(10);
  });
});
