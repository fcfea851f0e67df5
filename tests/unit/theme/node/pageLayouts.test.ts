import { describe, expect, it } from '@rstest/core';
import { layoutOf } from '../../../../theme/node/pageLayouts';

describe('the layout of a page', () => {
  it.each([
    ['---\npageType: home\n---\n', 'HomeLayout'],
    ['---\r\ntitle: A\r\npageType: "home"\r\n---\r\n', 'HomeLayout'],
    ["---\nhero:\n  name: x\npageType: 'home'\n---\n# A", 'HomeLayout'],
    ['---\noverview: true\n---\n', 'Overview'],
  ])('of %j is %s', (source, layout) => {
    expect(layoutOf(source)).toBe(layout);
  });

  it.each([
    ['---\npageType: doc\n---\n'],
    ['---\noverview: false\n---\n'],
    ['---\nhero:\n  pageType: home\n---\n'],
    ['\n---\npageType: home\n---\n'],
    ['# A\n\n---\npageType: home\n---\n'],
    ['---\ntitle: A\n---\n\npageType: home\n'],
    [''],
  ])('of %j is none', source => {
    expect(layoutOf(source)).toBeUndefined();
  });
});
