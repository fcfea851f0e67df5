import { describe, expect, it } from '@rstest/core';
import { hiddenParts } from '../../../../theme/page/hiddenParts';

describe('hiddenParts', () => {
  it.each([
    ['', ''],
    ['?sidebar=0', 'sidebar'],
    ['?footer=0&navbar=0&outline=0', 'navbar outline footer'],
    ['?sidebar=1&outline=&footer', ''],
    ['?sidebar=00&other=0', ''],
    ['?globalUIComponents=0', ''],
  ])('reads %s', (search, parts) => {
    expect(hiddenParts(search)).toBe(parts);
  });
});
