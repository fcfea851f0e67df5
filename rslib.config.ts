import { defineConfig } from '@rslib/core';

/** Both packages: one output file per source file, with types; styles are copied as they are. */
export default defineConfig({
  lib: ['theme', 'plugins'].map(folder => ({
    id: folder,
    format: 'esm' as const,
    syntax: 'es2022' as const,
    bundle: false,
    dts: { tsgo: true },
    source: {
      entry: {
        index: [
          `./${folder}/**/*.{ts,tsx,css,svg}`,
          `!./${folder}/dist/**`,
          `!./${folder}/styles/**`,
          `!./${folder}/**/*.d.ts`,
        ],
      },
      tsconfigPath: `./${folder}/tsconfig.json`,
    },
    // Without React's plugin the old JSX runtime is the default.
    tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' as const } } } } },
    outBase: `./${folder}`,
    output: {
      target: 'web' as const,
      distPath: { root: `./${folder}/dist` },
      cleanDistPath: true,
      copy: folder === 'theme' ? [{ from: './styles', to: './styles', context: './theme' }] : [],
    },
  })),
});
