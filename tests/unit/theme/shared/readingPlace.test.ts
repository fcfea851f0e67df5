import { describe, expect, it } from '@rstest/core';
import { readingPlace } from '../../../../theme/shared/readingPlace';

const places = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index + 1}`, top }));

describe('readingPlace', () => {
  it.each([
    ['before the first heading', places(300, 600, 1200), { active: 'h1', passed: undefined }],
    ['with one passed and one in view', places(-50, 500, 1200), { active: 'h2', passed: 'h1' }],
    ['in a section longer than the window', places(-900, -50, 1500), { active: 'h2', passed: 'h2' }],
    ['with a heading that a link brought to the edge', places(-300, 88, 400), { active: 'h2', passed: 'h1' }],
    ['with that heading a rounding error too high', places(-300, 84, 400), { active: 'h2', passed: 'h1' }],
    ['with one just under the bars', places(-300, 82, 1400), { active: 'h2', passed: 'h2' }],
    ['far above the only heading', places(2000), { active: undefined, passed: undefined }],
    ['with a heading that is gone', places(-10, Number.POSITIVE_INFINITY), { active: 'h1', passed: 'h1' }],
    ['without headings', [], { active: undefined, passed: undefined }],
  ])('%s', (_, headings, place) => {
    expect(readingPlace(headings, 88, 900)).toEqual(place);
  });
});
