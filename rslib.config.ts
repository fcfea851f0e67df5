import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type rsbuild } from '@rslib/core';
import { withRelease } from './plugins/tools/overrides/history';
import { checkPageScripts } from './scripts/freeIdentifiers';
import { withOptionComments } from './scripts/optionComments';
import { themeState } from './scripts/themeState';

/**
 * Completes the declarations: the imports of stylesheets go, since they declare no types and
 * a strict project would ask for types for them; options get the comments of their schema.
 */
const finishedTypes = (folder: string): rsbuild.RsbuildPlugin => ({
  name: 'finished-types',
  setup(api) {
    api.onAfterBuild(() => {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.d.ts')) continue;
        const path = join(folder, file);
        const text = readFileSync(path, 'utf8').replace(/^import '[^']+\.css';\n/gm, '');
        const hasSchema = /\bz\.ZodObject</.test(text);
        const source = () => readFileSync(file.replace(/\.d\.ts$/, '.ts'), 'utf8');
        writeFileSync(path, hasSchema ? withOptionComments(source(), text) : text);
      }
    });
  },
});

/** Writes what sites can override, in this and earlier releases, for `duet overrides`. */
const overrideHistory = (): rsbuild.RsbuildPlugin => ({
  name: 'override-history',
  setup(api) {
    api.onAfterBuild(() => {
      const { version } = JSON.parse(readFileSync('theme/package.json', 'utf8'));
      const earlier = JSON.parse(readFileSync('theme/history.json', 'utf8'));
      const history = withRelease(earlier, version, themeState('theme'));
      writeFileSync('theme/dist/history.json', JSON.stringify(history));
    });
  },
});

/** Fails the build if a function that is copied into pages as source uses an identifier from outside itself. */
const pageScriptsCheck = (): rsbuild.RsbuildPlugin => ({
  name: 'page-scripts-check',
  setup(api) {
    api.onAfterBuild(async () => {
      const file = resolve('theme/dist/theme/node/pageScripts/pageScripts.js');
      const { lateReactSource, pageScripts, searchSource } = await import(
        `${pathToFileURL(file)}?${Date.now()}`
      );
      const { inline, shared } = pageScripts({ themeConfig: { enableAppearanceAnimation: true } });
      const lateReact = lateReactSource({ images: '', linkPreviews: true, keys: '' });
      checkPageScripts([...inline, ...shared, searchSource, ...lateReact]);
    });
  },
});

/** The folders and files that each package is built from; its `dist` mirrors the repository. */
const packages = {
  theme: ['theme', 'shared'],
  'plugins/site': ['plugins/site', 'plugins/shared', 'shared', 'theme/shared'],
  'plugins/tools': [
    'plugins/tools',
    'plugins/shared',
    'plugins/site/search-records',
    'plugins/site/search-server',
    'shared',
    'theme/shared',
  ],
};

/** One output file per source file, with types; styles of the theme are copied as they are. */
export default defineConfig({
  lib: Object.entries(packages).map(([folder, sources]) => ({
    id: folder.replace('/', '-'),
    format: 'esm' as const,
    syntax: 'es2022' as const,
    bundle: false,
    dts: { tsgo: true },
    source: {
      entry: {
        index: [
          ...sources.map(source => `./${source}/**/*.{ts,tsx,css,svg}`),
          '!**/dist/**',
          '!**/node_modules/**',
          '!./theme/client/styles/**',
          '!**/*.d.ts',
        ],
      },
      tsconfigPath: `./${folder}/tsconfig.json`,
    },
    plugins: [
      finishedTypes(`./${folder}/dist`),
      ...(folder === 'theme' ? [overrideHistory(), pageScriptsCheck()] : []),
    ],
    // Without React's plugin the old JSX runtime is the default.
    tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' as const } } } } },
    outBase: '.',
    output: {
      target: 'web' as const,
      // With the repository as `outBase`, Rslib would write packages as paths into node_modules.
      // Styles as text stay imports, because the site compiles them.
      externals: [/^[@a-z]/, /\.css\?inline$/],
      distPath: { root: `./${folder}/dist` },
      cleanDistPath: true,
      copy:
        folder === 'theme'
          ? [{ from: './client/styles', to: './theme/client/styles', context: './theme' }]
          : [],
    },
  })),
});
