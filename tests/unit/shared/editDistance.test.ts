import { describe, expect, it } from '@rstest/core';
import { editDistance } from '../../../shared/editDistance';

/** The textbook form, without limits: what the fast one must agree with. */
function slow(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      d[i]![j] = Math.min(
        d[i - 1]![j]! + 1,
        d[i]![j - 1]! + 1,
        d[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        d[i]![j] = Math.min(d[i]![j]!, d[i - 2]![j - 2]! + 1);
      }
    }
  }
  return d[a.length]![b.length]!;
}

describe('editDistance', () => {
  it('counts an edit once, a swap of neighbours too', () => {
    for (const [typed, target, distance] of [
      ['tailwnd', 'tailwind', 1],
      ['prot', 'port', 1],
      ['browserlist', 'browserslist', 1],
      ['port', 'port', 0],
      ['brwoserlist', 'browserslist', 2],
    ] as const) {
      expect(editDistance(typed, target, 2)).toBe(distance);
    }
  });
  it('stops at the limit', () => {
    expect(editDistance('port', 'proxy', 1)).toBe(2);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
    expect(editDistance('x'.repeat(70), 'x'.repeat(70), 1)).toBe(2);
  });
  it('compares words with any limit up to their greatest length', () => {
    expect(editDistance('a'.repeat(62), 'b'.repeat(62), 62)).toBe(62);
    expect(editDistance('a'.repeat(62), 'a'.repeat(124), 62)).toBe(62);
    expect(editDistance('sidebar', '', 7)).toBe(7);
  });
  it('lets the word go on that is still being typed', () => {
    expect(editDistance('tailwn', 'tailwindcss', 1, true)).toBe(1);
    expect(editDistance('tailw', 'tailwindcss', 1, true)).toBe(0);
    expect(editDistance('xailwi', 'tailwindcss', 1, true)).toBe(1);
    expect(editDistance('xxilwi', 'tailwindcss', 1, true)).toBe(2);
  });
  it('agrees with the textbook', () => {
    const words = ['port', 'prot', 'ports', 'sport', 'opt', 'export', 'proxy', 'abcd', 'badc', 'acbd', ''];
    for (const a of words.filter(Boolean)) {
      for (const b of words) {
        for (const limit of [1, 2]) {
          expect([a, b, limit, editDistance(a, b, limit)]).toEqual([
            a,
            b,
            limit,
            Math.min(slow(a, b), limit + 1),
          ]);
        }
      }
    }
  });
});
