import { describe, expect, it } from '@rstest/core';
import { Field } from '../../../../../../theme/shared/search/index/pages';
import {
  countsOf,
  mostOften,
  type Posting,
  packPostings,
  unpackPostings,
} from '../../../../../../theme/shared/search/index/postings';

const inBody = (page: number, frequency: number): Posting => ({ page, fields: 0, frequency, shares: [] });

describe('postings', () => {
  it('are read back: pages, fields, frequencies and shares', () => {
    const shares: number[] = [];
    shares[Field.title] = 1;
    shares[Field.heading] = 5 / 15;
    const postings = [
      inBody(0, 1),
      inBody(1, mostOften),
      { page: 700, fields: (1 << Field.title) | (1 << Field.heading), frequency: 0, shares },
      { page: 9999, fields: 1 << Field.lead, frequency: 3, shares: [] },
    ];
    const packed = packPostings({ named: 1, postings });
    expect(unpackPostings(packed)).toEqual({ named: 1, postings });
    expect(countsOf(packed)).toEqual({ pages: 4, named: 1 });
    expect(packed).not.toContain(' ');
  });
  it('keep every combination of fields', () => {
    for (let fields = 1; fields < 1 << Field.body; fields++) {
      const packed = packPostings({ named: 0, postings: [{ page: 5, fields, frequency: 2, shares: [] }] });
      expect(unpackPostings(packed).postings[0]).toMatchObject({ page: 5, fields, frequency: 2 });
    }
  });
  it('round shares to steps and frequencies down', () => {
    const shares = [0.5];
    const [posting] = unpackPostings(
      packPostings({ named: 1, postings: [{ page: 0, fields: 1, frequency: 500, shares }] }),
    ).postings;
    expect(posting?.frequency).toBe(mostOften);
    expect(posting?.shares[0]).toBeCloseTo(0.5, 1);
  });
  it('take two characters for a word of the text on a page nearby', () => {
    const postings = Array.from({ length: 50 }, (_, page) => inBody(page, 1));
    expect(packPostings({ named: 0, postings }).length).toBe(2 + 2 * 50);
  });
  it('are refused where the text is cut off', () => {
    const packed = packPostings({ named: 0, postings: [inBody(3, 1), inBody(8, 2)] });
    for (let length = 0; length < packed.length; length++) {
      expect(() => unpackPostings(packed.slice(0, length))).toThrow(RangeError);
    }
  });
});
