import { describe, expect, it } from '@rstest/core';
import { decodableSuffix, isPlainClick, linkKind, pathOf } from '../../../../theme/shared/href';

const isExternal = (href: string) => /^(\w+:|\/\/)/.test(href);

describe('linkKind', () => {
  it.each([
    ['https://example.com/', 'external'],
    ['//example.com/', 'external'],
    ['mailto:a@example.com', 'external'],
    ['#part', 'hash'],
    ['/guide/#part', 'internal'],
    ['../other', 'relative'],
    ['?sidebar=0', 'relative'],
  ])('%s is %s', (href, kind) => {
    expect(linkKind(href, isExternal)).toBe(kind);
  });
});

describe('pathOf', () => {
  it.each([
    ['/a/b', '/a/b'],
    ['/a?b=1#c', '/a'],
    ['/a#c?d', '/a'],
    ['#c', ''],
  ])('%s lies at "%s"', (href, path) => {
    expect(pathOf(href)).toBe(path);
  });
});

describe('isPlainClick', () => {
  const plain = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  };
  it('is a click of the main button into the same tab', () => {
    expect(isPlainClick(plain, '')).toBe(true);
    expect(isPlainClick(plain, '_self')).toBe(true);
  });
  it.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('is none with %j', change => {
    expect(isPlainClick({ ...plain, ...change }, '')).toBe(false);
  });
  it('is none into another tab', () => {
    expect(isPlainClick(plain, '_blank')).toBe(false);
  });
});

describe('decodableSuffix', () => {
  it('keeps query and hash', () => {
    expect(decodableSuffix('?a=1#%E9%85%8D%E7%BD%AE')).toBe('?a=1#%E9%85%8D%E7%BD%AE');
  });
  it('drops what cannot be decoded', () => {
    expect(decodableSuffix('#100%')).toBe('');
  });
});
