import { describe, expect, it } from '@rstest/core';
import { swatch } from '../../../website/generate/swatch';

describe('the drawing of a token', () => {
  it('has both colours beside each other', () => {
    const drawing = swatch('--duet-paper', '#fffefc', '#171411')!;
    expect([...drawing.matchAll(/fill="([^"]+)"/g)].map(([, color]) => color)).toEqual([
      '#fffefc',
      '#171411',
    ]);
  });

  it('has colours that are mixed from two others', () => {
    const mixed = 'color-mix(in srgb, #b03a0b 80%, #000)';
    expect(swatch('--duet-brand-strong', mixed, '#ffb695')).toContain(`fill="${mixed}"`);
  });

  it('is a bar as long as the space in pixels', () => {
    expect(swatch('--duet-space-5', '1.5rem', '1.5rem')).toContain('<rect width="24"');
  });

  it.each([
    ['--duet-text-m', '1rem'],
    ['--duet-font', 'system-ui, sans-serif'],
    ['--duet-shadow', '0 8px 28px #2b1d1024'],
  ])('is left out where a drawing says nothing: %s', (name, value) => {
    expect(swatch(name, value, value)).toBeUndefined();
  });

  it('has no style attribute', () => {
    expect(swatch('--duet-ink', '#000', '#fff')).not.toContain('style=');
  });
});
