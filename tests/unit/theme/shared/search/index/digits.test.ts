import { describe, expect, it } from '@rstest/core';
import { DigitReader, digits } from '../../../../../../theme/shared/search/index/digits';

describe('digits', () => {
  it('reads every number back, one after the other', () => {
    const numbers = [...Array.from({ length: 5000 }, (_, place) => place), 65_535, 10 ** 6, 2 ** 31 - 1];
    const reader = new DigitReader(numbers.map(digits).join(''));
    expect(numbers.map(() => reader.next())).toEqual(numbers);
    expect(reader.isDone).toBe(true);
  });
  it('takes one character for a small number, and only what JSON writes as it is', () => {
    expect([0, 59, 60].map(number => digits(number).length)).toEqual([1, 1, 2]);
    const all = Array.from({ length: 3000 }, (_, place) => digits(place)).join('');
    expect(JSON.stringify(all)).toBe(`"${all}"`);
    expect(all).not.toContain(' ');
  });
  it('reports a text that ends within a number', () => {
    for (const text of ['', digits(10 ** 6).slice(0, 1)]) {
      expect(() => new DigitReader(text).next()).toThrow(RangeError);
    }
  });
});
