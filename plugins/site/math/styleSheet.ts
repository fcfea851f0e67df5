import type { RsbuildPlugin } from '@rsbuild/core';

/** The address of a style sheet with classes of its own: it carries their declarations, so a cached page needs nothing else. */
export function sheetAddress(sheet: string, styles: ReadonlyMap<string, string>): string {
  return `${sheet}?math=${Buffer.from(JSON.stringify([...styles])).toString('base64url')}`;
}

/** The style sheet that such an address stands for. */
export function sheetOf(query: string): string {
  const rules: [string, string][] = JSON.parse(
    Buffer.from(new URLSearchParams(query).get('math') ?? '', 'base64url').toString(),
  );
  // Like the inline styles that they were, they win over the rules of Temml.
  return rules.map(([name, style]) => `math .${name}.${name} { ${style} }\n`).join('');
}

/** Gives the bundler these style sheets. */
export function styleSheets(): RsbuildPlugin {
  return {
    name: 'rspress-plugin-duet/math/styles',
    setup(api) {
      api.transform({ test: /math\.css$/, resourceQuery: /^\?math=/, order: 'pre' }, ({ resourceQuery }) =>
        sheetOf(resourceQuery),
      );
    },
  };
}
