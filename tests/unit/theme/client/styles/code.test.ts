import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';

/** Light and dark value of every token of colour; tokens that name another one follow it. */
const tokens = new Map(
  ['tokens', 'code'].flatMap(file =>
    [
      ...readFileSync(`theme/client/styles/${file}.css`, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        // The values on <body> refer back to those on the root.
        .replace(/:where\(body\) \{[^}]*\}/g, '')
        .matchAll(/(--[\w-]+):\s*([^;]+);/g),
    ].map(([, name, value]) => [name!, value!] as const),
  ),
);
function colours(name: string): [light: string, dark: string] {
  const value = tokens.get(name) ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other) return colours(other);
  const mixed = /^color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, var\((--[\w-]+)\)\)$/.exec(value);
  if (mixed) {
    const [, first, share, second] = mixed;
    const [others, part] = [colours(second!), Number(share) / 100];
    const [light, dark] = colours(first!).map((color, scheme) => mix(color, others[scheme]!, part));
    return [light!, dark!];
  }
  const [, light = '', dark = ''] = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value) ?? [];
  return [light, dark];
}

/** The channels of a colour, from 0 to 255. */
const channels = (hex: string) => [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16));

/** `part` of one colour and the rest of another, as `color-mix()` in sRGB. */
function mix(color: string, other: string, part: number): string {
  const others = channels(other);
  const mixed = channels(color).map((value, index) => Math.round(value * part + others[index]! * (1 - part)));
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = channels(hex)
    .map(value => value / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

const inks = [
  ...[...tokens.keys()].filter(name => name.startsWith('--duet-code-')),
  '--duet-ink',
  '--duet-ink-3',
  '--duet-bad',
  '--duet-good',
];
const grounds = ['paper', 'paper-2', 'brand-soft', 'good-soft', 'bad-soft', 'warn-soft'];

describe('colours of code', () => {
  for (const [scheme, index] of [
    ['light', 0],
    ['dark', 1],
  ] as const) {
    for (const ink of inks) {
      it(`shows ${ink} at 4.5:1 or better on every ground, ${scheme}`, () => {
        const poor = grounds.filter(
          ground => !(contrast(colours(ink)[index], colours(`--duet-${ground}`)[index]) >= 4.5),
        );
        expect(poor).toEqual([]);
      });
    }
  }
});
