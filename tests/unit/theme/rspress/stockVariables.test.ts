import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { variablesOf, withoutVariables } from '../../../../theme/rspress/stockVariables';

const stock = 'node_modules/@rspress/core/dist/theme/styles';

describe('stock variables', () => {
  it('that our tokens set are taken out, and no others', () => {
    const css = ':where(:root) {\n  --rp-a: 1px;\n  --rp-ab: 2px;\n  --rp-b: var(--rp-a);\n}\n';
    const ours = variablesOf(':root:root {\n  --rp-a: 3px;\n  --duet-b: 1;\n}');
    expect([...ours]).toEqual(['--rp-a']);
    expect(withoutVariables(css, ours)).toBe(':where(:root) {\n  --rp-ab: 2px;\n  --rp-b: var(--rp-a);\n}\n');
  });

  it('are never left without a value that another one refers to', () => {
    const tokens = ['tokens.css', 'code.css'].map(name => readFileSync(`theme/styles/${name}`, 'utf8'));
    const ours = variablesOf(tokens.join('\n'));
    const files = readdirSync(join(stock, 'vars')).filter(name => name.endsWith('.css'));
    const all = files.map(name => readFileSync(join(stock, 'vars', name), 'utf8')).join('\n');
    const left = withoutVariables(all, ours);
    const set = new Set([...ours, ...[...left.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)]);
    for (const [, name] of all.matchAll(/(--[\w-]+):/g)) expect(set).toContain(name);
    // The point of it: most of them are ours.
    expect(left.length).toBeLessThan(all.length / 1.5);
  });
});

describe("Rspress's list of global styles", () => {
  it('is written as the build expects it', () => {
    const list = readFileSync(join(stock, 'index.js'), 'utf8');
    for (const file of ['nprogress/nprogress.css', './vars/home-vars.css', './scrollbar.css', './shiki.css'])
      expect(list).toContain(`import "${file}";`);
  });
});
