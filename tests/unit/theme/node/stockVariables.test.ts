import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import postcss from 'postcss';
import { ruleFor, stockVariables } from '../../../../theme/node/stockVariables';

describe('variables of the stock theme that the style sheet of a site reads', () => {
  it('are set by a rule that is weaker than any of the site', () => {
    expect(
      ruleFor('.mine { padding: 0 max(var(--rp-sidebar-width), 20px); z-index: var( --rp-z-index-nav ) }'),
    ).toBe(
      '@layer duet-reset { :where(:root) { --rp-sidebar-width: 17rem; --rp-z-index-nav: var(--duet-layer-bar) } }',
    );
  });

  it.each([
    '.mine { --rp-sidebar-width: 1px }',
    '.mine { color: var(--rp-c-text-1) }',
    '.mine { top: var(--rp-mine) }',
  ])('need no rule in %s', css => {
    expect(ruleFor(css)).toBeUndefined();
  });

  it('are read by no style sheet of the theme', () => {
    const sheets = readdirSync('theme/client', { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.css'))
      .map(file => readFileSync(`theme/client/${file}`, 'utf8'));
    expect(sheets.map(ruleFor).filter(Boolean)).toEqual([]);
  });

  it('are all that Rspress sets on the root element', () => {
    const folder = 'node_modules/@rspress/core/dist/theme';
    const tokens = readFileSync('theme/client/styles/tokens.css', 'utf8');
    const lacking = new Set<string>();
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.css'))
        postcss.parse(readFileSync(`${folder}/${file}`, 'utf8')).walkDecls(/^--rp-/, ({ parent, prop }) => {
          const selector = (parent as { selector?: string }).selector ?? '';
          if (/^:root$|^:where\((:root|html)/.test(selector) && !tokens.includes(`  ${prop}:`))
            lacking.add(prop.slice('--rp-'.length));
        });
    expect([...lacking].filter(name => !stockVariables.has(name))).toEqual([]);
    expect(lacking.size).toBeGreaterThan(30);
  });
});
