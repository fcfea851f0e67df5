const isColor = (value: string) =>
  /^(#[\da-f]{3,8}|(rgb|hsl|oklch|oklab|color-mix)a?\([^()]*\))$/i.test(value);
const remIn = (value: string) => Number(/^([\d.]+)rem$/.exec(value)?.[1] ?? Number.NaN);

/**
 * A small drawing of a token's value as MDX: both colours beside each other, or a bar as long as the space.
 * It has no `style` attribute, so that a strict Content-Security-Policy works.
 */
export function swatch(name: string, light: string, dark: string): string | undefined {
  if (isColor(light) && isColor(dark)) {
    const half = (x: number, color: string) =>
      `<rect x="${x}" y="0.5" width="22" height="19" fill="${color}" />`;
    const frame = '<rect x="0.5" y="0.5" width="43" height="19" rx="4" />';
    return svg(44, 20, half(0, light) + half(22, dark) + frame);
  }
  const space = name.startsWith('--duet-space') ? remIn(light) * 16 : Number.NaN;
  if (Number.isNaN(space)) return undefined;
  return svg(space, 12, `<rect width="${space}" height="12" fill="var(--duet-brand)" stroke="none" />`);
}

const svg = (width: number, height: number, content: string) =>
  `<svg className="docs-swatch" width="${width}" height="${height}" aria-hidden="true">${content}</svg>`;
