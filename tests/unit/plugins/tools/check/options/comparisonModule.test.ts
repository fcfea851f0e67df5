import { describe, expect, it } from '@rstest/core';
import {
  comparisonModule,
  declaredNames,
} from '../../../../../../plugins/tools/check/options/comparisonModule';

describe('declaredNames', () => {
  it.each([
    ['type A = 1;\ninterface B {}\nexport type C<T> = T;', ['A', 'B', 'C']],
    ["import type { D, E as F } from 'x';", ['D', 'F']],
    ['// type G', []],
  ])('%s', (code, names) => {
    expect([...declaredNames(code)]).toEqual(names);
  });
});

describe('comparisonModule', () => {
  const build = (text: string, declarations: string[] = []) =>
    comparisonModule(
      { path: 'brush.width', text, declarations },
      'paint',
      'PaintConfig',
      new Set(['Color', 'Size']),
    );

  it('imports the exported types that the page uses but does not declare', () => {
    const code = build('Color | Size | Unknown', ['type Size = 1;']);
    expect(code).toContain("import type { Color } from 'paint';");
  });

  it('picks the option out of the type', () => {
    expect(build('number')).toContain('At<At<DuetPackage.PaintConfig, "brush">, "width">');
  });
});
