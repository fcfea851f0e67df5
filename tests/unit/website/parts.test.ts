import { describe, expect, it } from '@rstest/core';
import { partsOf } from '../../../website/generate/parts';

describe('the exported parts', () => {
  it('are sorted by kind, without types and without other modules', () => {
    const declaration = `export * from '@rspress/core/theme-original';
export { Badge, type BadgeProps } from './components/Badge/Badge.js';
export { DocLayout } from './layouts/DocLayout.js';
export { IconClose, IconMenu, } from './components/icons/icons.js';
export { type State, useState } from './hooks/useState.js';
export type { HeroAction } from './logic/heroFields.js';
`;
    expect(Object.fromEntries(partsOf(declaration))).toEqual({
      Layouts: ['DocLayout'],
      Components: ['Badge'],
      Icons: ['IconClose', 'IconMenu'],
      'Hooks and functions': ['useState'],
    });
  });
});
