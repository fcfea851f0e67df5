import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';

const sheets = readdirSync('theme/client', { recursive: true, encoding: 'utf8' }).filter(file =>
  file.endsWith('.css'),
);

// Tailwind's optimiser leaves out a default side, and autoprefixer asks for one.
it('no position of emphasis makes autoprefixer warn in the builds of sites', () => {
  const positions = sheets.flatMap(file => [
    ...readFileSync(`theme/client/${file}`, 'utf8').matchAll(/text-emphasis-position:\s*([^;]+);/g),
  ]);
  expect(positions.length).toBeGreaterThan(0);
  expect(positions.map(([, value]) => value).filter(value => !/^\w+ left$/.test(value!))).toEqual([]);
});
