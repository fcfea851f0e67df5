import { describe, expect, it } from '@rstest/core';
import { type KeyPress, opensSearch } from '../../../../theme/page/shortcut';

const press = (key: string, more: object = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  target: null,
  ...more,
});
const inside = (tagName: string, isContentEditable = false) => ({
  target: { tagName, isContentEditable } as unknown as EventTarget,
});

describe('opensSearch', () => {
  it('toggles with Ctrl or Cmd and K, also from a field', () => {
    for (const key of [press('k', { ctrlKey: true }), press('K', { metaKey: true, ...inside('INPUT') })]) {
      expect(opensSearch(key, false)).toBe('open');
      expect(opensSearch(key, true)).toBe('close');
    }
  });
  it('toggles with the same key on layouts without Latin letters, and not on others', () => {
    const control = (key: string) => press(key, { ctrlKey: true, code: 'KeyK' });
    // Russian, Greek, and Dvorak.
    expect(['л', 'κ', 't'].map(key => opensSearch(control(key), false))).toEqual(['open', 'open', undefined]);
  });
  it('opens with a slash where it is not text', () => {
    expect(opensSearch(press('/'), false)).toBe('open');
    expect(opensSearch(press('/', inside('BUTTON')), false)).toBe('open');
    for (const field of [inside('INPUT'), inside('TEXTAREA'), inside('SELECT'), inside('DIV', true)]) {
      expect(opensSearch(press('/', field), false)).toBeUndefined();
    }
    expect(opensSearch(press('/'), true)).toBeUndefined();
  });
  it('opens with a slash from a field that is no longer displayed', () => {
    const field = (boxes: object[]) => ({ target: { tagName: 'INPUT', getClientRects: () => boxes } });
    const slash = (boxes: object[]) => press('/', field(boxes) as unknown as Partial<KeyPress>);
    expect(opensSearch(slash([]), false)).toBe('open');
    expect(opensSearch(slash([{}]), false)).toBeUndefined();
  });
  it('leaves other keys and other owners alone', () => {
    for (const key of [
      press('k'),
      press('k', { ctrlKey: true, altKey: true }),
      press('K', { ctrlKey: true, shiftKey: true }),
      press('k', { ctrlKey: true, defaultPrevented: true }),
      press('k', { ctrlKey: true, isComposing: true }),
      press('/', { ctrlKey: true }),
    ]) {
      expect(opensSearch(key, false)).toBeUndefined();
    }
  });
});
