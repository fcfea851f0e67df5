import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type rsbuild } from '@rslib/core';

/**
 * Takes the imports of stylesheets out of the declarations: they say nothing about types, and a
 * strict project would want types for them.
 */
const typesWithoutStyles = (folder: string): rsbuild.RsbuildPlugin => ({
  name: 'types-without-styles',
  setup(api) {
    api.onAfterBuild(() => {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.d.ts')) continue;
        const path = join(folder, file);
        const text = readFileSync(path, 'utf8');
        writeFileSync(path, text.replace(/^import '[^']+\.css';\n/gm, ''));
      }
    });
  },
});

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
    plugins: [typesWithoutStyles(`./${folder}/dist`)],
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
