import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import type { State } from '../../../plugins/tools/overrides/history';
import { themeState } from '../../../scripts/themeState';

const folder = join(mkdtempSync(join(tmpdir(), 'duet-state-')), 'theme');
let state: Record<string, State>;
beforeAll(() => {
  const files = {
    'index.tsx': `export * from '@rspress/core/theme-original';
export { Nav, type NavProps } from './Nav/Nav';
export { useA } from './useA';
export { IconSun } from './icons';
`,
    'Nav/Nav.tsx': `import { Link, type LinkProps, NavTitle as Title } from '@rspress/core/theme';
import { Inner } from './Inner';
import './Nav.css';
export interface NavProps { navTitle?: string }
export const Nav = (props: NavProps) => <nav className="duet-nav" id="duet-other"><Inner /></nav>;
`,
    'Nav/Inner.tsx': "export const Inner = () => <b className='duet-nav__inner'>{t('closeText')}</b>;\n",
    'Nav/Nav.css': '.duet-nav, .duet-nav__inner, .duet-unused { color: red }',
    'useA.ts': 'export const useA = () => 1;\n',
    'icons.tsx': 'export const IconSun = () => null;\n',
    'text.ts': "export const text = { closeText: { en: 'Close', zh: '关闭' } };\n",
    'client/styles/tokens.css': ':where(:root) {\n  --duet-a: light-dark(\n    red,\n    blue\n  );\n}\n',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  state = themeState(folder);
});
afterAll(() => rmSync(dirname(folder), { recursive: true }));

describe('what a site can override', () => {
  it('are parts, slots, tokens, words and classes', () => {
    expect(Object.keys(state).sort()).toEqual([
      'class duet-nav',
      'class duet-nav__inner',
      'class duet-unused',
      'part IconSun',
      'part Nav',
      'part useA',
      'slot navTitle',
      'token --duet-a',
      'word closeText',
    ]);
  });

  it('is described with everything that a copy depends on, in the files beside it too', () => {
    expect(state['part Nav']).toEqual({
      'prop navTitle?': 'string',
      'renders Link': '',
      'renders NavTitle': '',
      'class duet-nav': '',
      'class duet-nav__inner': '',
      'word closeText': '',
      code: expect.stringMatching(/^dist\/theme\/Nav\/Nav\.js [0-9a-f]{8}$/),
    });
    expect(state['part IconSun']).toEqual({});
    expect(state['word closeText']).toEqual({ text: 'Close' });
    expect(state['token --duet-a']).toEqual({ value: 'light-dark( red, blue )' });
  });

  it('has another hash when code changes, and the same when a comment does', () => {
    const inner = join(folder, 'Nav/Inner.tsx');
    writeFileSync(
      inner,
      "// A comment.\nexport const Inner = () => <b className='duet-nav__inner'>{t('closeText')}</b>;\n",
    );
    expect(themeState(folder)['part Nav']).toEqual(state['part Nav']);
    writeFileSync(inner, "export const Inner = () => <i className='duet-nav__inner'>{t('closeText')}</i>;\n");
    expect(themeState(folder)['part Nav']!.code).not.toBe(state['part Nav']!.code);
  });
});
