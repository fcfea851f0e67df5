import { afterAll, describe, expect, it } from '@rstest/core';
import { createProcesses } from '../../plugins/tools/check/core/reusedProcess';
import { closeBrowser } from './look';
import { pagesWithSamples, problemsOfPage } from './samples';
import { openRecord } from './verified';

const asked: string[] = JSON.parse(process.env.DUET_WALKS ?? '[]');

const record = openRecord('samples.json');
const pages = pagesWithSamples();
const changed = [...pages].filter(([file, hash]) =>
  asked.length > 0 ? asked.includes('all') || asked.includes(file) : !record.has(file, hash),
);
const processes = createProcesses(1);

afterAll(async () => {
  processes.close();
  await closeBrowser();
});

describe('samples in a browser', () => {
  it(`${pages.size} pages have some, ${changed.length} of them to run`, () => {
    expect(pages.size).toBeGreaterThan(50);
    expect(asked.filter(name => name.endsWith('.mdx') && !pages.has(name))).toEqual([]);
  });

  for (const [file, hash] of changed) {
    it(`run with an empty console: ${file}`, async () => {
      expect(await problemsOfPage(file, processes.execute)).toEqual([]);
      record.set(file, hash, [...pages.keys()]);
    });
  }
});
