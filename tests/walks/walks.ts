// Code that walks write into Vue and React files may look like a template string.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: see above
import { blockOf, type Change, type Said } from './steps';
import type { Walk } from './walk';

/** A built-in function that none of the frameworks needs to start, and code that uses it. */
const old = { without: ['Array.prototype.at'], code: "{['', 'polyfilled'].at(-1)}" };

const scripts = { dev: 'npm run dev', build: 'npm run build', preview: 'npm run preview' };
const commands = { dev: 'npx rsbuild dev', build: 'npx rsbuild build', preview: 'npx rsbuild preview' };
const tsc = 'npx -y -p typescript@5 tsc --noEmit';
const counter = { shows: 'Clicked 0 times', click: ['Clicked 0 times', 'Clicked 1 times'] } as const;

/** A picture that can be a component. */
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="20" height="20"><circle cx="10" cy="10" r="9" fill="#b4532a"/></svg>\n';

/** The oldest version of Node.js that Rsbuild supports. */
const node18 = { 'Node.js 18': { node: '18' } };

/** A route of an application, which the server answers with its page. */
const route = (path: string, shows: string) => ({ path, shows, click: undefined });

/** A plugin that is added to those in the configuration. */
const plugin = (said: string, name: string, options = ''): Said[] => [
  { said, file: 'rsbuild.config.ts', replace: 'plugins: [', with: `plugins: [plugin${name}(${options}), ` },
  {
    said,
    file: 'rsbuild.config.ts',
    replace: "import { pluginReact } from '@rsbuild/plugin-react';",
    with: `import { pluginReact } from '@rsbuild/plugin-react';\nimport { plugin${name} } from '@rsbuild/plugin-${name.toLowerCase()}';`,
  },
];

/** A sentence that names packages without a command. */
const install = (said: string, packages: string): Said => ({ said, run: `npm install ${packages}` });

/** The guides share the configuration of Rstest. */
const testConfig: Said = {
  said: 'Use the `rstest.config.ts` of the [React guide](/guide/framework/react#testing)',
  ...blockOf('guide/framework/react', 'rstest.config.ts'),
};

/** A walk through a quick start of a framework, in a project that has nothing but a package.json. */
const framework = (name: string, walk: Partial<Walk> = {}): Walk => ({
  name,
  page: `guide/framework/${name}`,
  start: { run: ['mkdir app && cd app && npm init -y'] },
  shows: counter.shows,
  click: [...counter.click],
  ...walk,
  after: { ...commands, types: tsc, ...walk.after },
});

/** The generator, with the answers that the page names: a template, and its plugins in the command that installs them. */
const generator = (template: string, plugins: string, shows: string, types = 'npx tsc --noEmit'): Walk => ({
  name: `quick-start-${template}`,
  page: 'guide/start/quick-start',
  parts: ['generator'],
  // Later versions of the generator need a package that not every registry has.
  packages: '2026-09-15',
  start: {},
  adapt: {
    'npm create rsbuild@latest': `npx -y create-rsbuild@latest --dir . --override --no-git --template ${template}-ts`,
    ' @rsbuild/plugin-react@1': plugins
      .split(' ')
      .map(plugin => plugin && ` @rsbuild/plugin-${plugin}@1`)
      .join(''),
  },
  shows,
  after: { ...scripts, types },
});

/** The configuration of the script that calls Modern.js Builder. */
const builderConfig = (options: string): Change => ({
  file: 'build.mjs',
  replace: 'builderConfig: {}',
  with: `builderConfig: { ${options} }`,
});

/** How an application made with Vite is moved; `entry` is the file, `plugin` the framework, and `page` the component with icons from `public`. */
const vite = (template: string, entry: string, plugin: string, page: string, walk: Partial<Walk>): Walk => ({
  name: `vite-${template}`,
  page: 'guide/migration/vite',
  start: {
    run: [`npx -y create-vite@9.3.0 app --template ${template}-ts --no-interactive`, 'cd app && npm install'],
  },
  before: { build: 'npx vite build', folder: 'dist' },
  shows: 'Get started',
  ...walk,
  variants: {
    'import.meta.glob': {
      parts: ['glob'],
      change: [
        { file: 'src/pages/a.ts', code: "export default 'A page found by its folder';\n" },
        { file: 'src/pages.ts', code: "export const pages = import.meta.glob('./pages/*.ts');\n" },
        {
          file: `src/${entry}`,
          replace: "import './",
          with: "import { pages } from './pages';\nfor (const load of Object.values(pages)) (load as () => Promise<any>)().then(page => document.body.append(page.default));\nimport './",
        },
      ],
      shows: 'A page found by its folder',
    },
    'a sub-path': {
      base: '/shop/',
      change: [
        { file: 'vite.config.ts', replace: 'plugins: [', with: "base: '/shop/',\n  plugins: [" },
        {
          file: page,
          replace: 'import heroImg',
          with: 'const base = import.meta.env.BASE_URL;\nimport heroImg',
        },
        ...(plugin === 'Vue'
          ? [
              { file: page, replace: 'href="/icons.svg', with: ':href="base + \'icons.svg' },
              { file: page, replace: '-icon"></use>', with: '-icon\'"></use>' },
            ]
          : [
              { file: page, replace: 'href="/icons.svg', with: 'href={base + "icons.svg' },
              { file: page, replace: '-icon"></use>', with: '-icon"}></use>' },
            ]),
      ],
      said: [
        {
          said: "| `base: '/app/'` | [server.base](/config/server/base) `'/app'`",
          file: 'rsbuild.config.ts',
          replace: 'source: {',
          with: "server: { base: '/shop' },\n    source: {",
        },
        {
          said: 'with it, write `href="<%= assetPrefix %>/logo.svg"`',
          file: 'index.html',
          replace: 'href="/',
          with: 'href="<%= assetPrefix %>/',
        },
        {
          said: '| `import.meta.env.BASE_URL` | With `server.base:',
          file: page,
          replace: 'import.meta.env.BASE_URL',
          with: '`${import.meta.env.ASSET_PREFIX}/`',
        },
      ],
    },
    'a variable that is not set, and one in the page': {
      change: [
        { file: '.env', code: 'VITE_TITLE=Shop\n' },
        { file: 'index.html', replace: '<title>', with: '<title>%VITE_TITLE% ' },
        {
          file: `src/${entry}`,
          replace: "import './",
          with: "document.body.append(import.meta.env.VITE_STAGE ?? 'without a stage');\nimport './",
        },
      ],
      said: [
        {
          said: 'write `<%= process.env.VITE_TITLE %>`',
          file: 'index.html',
          replace: '%VITE_TITLE%',
          with: '<%= process.env.VITE_TITLE %>',
        },
      ],
      shows: 'without a stage',
    },
    'a browser that needs polyfills': {
      without: old.without,
      change: [
        {
          file: `src/${entry}`,
          replace: "import './",
          with: "document.body.append(['', 'polyfilled'].at(-1) ?? '');\nimport './",
        },
        { file: 'package.json', code: '{ "browserslist": ["chrome 64"] }' },
      ],
      said: [
        { said: "| `@vitejs/plugin-legacy` | [output.polyfill](/config/output/polyfill) `'usage'`" },
        {
          said: 'Add the plugin of yours from the table above',
          file: 'rsbuild.config.ts',
          replace: 'source: {',
          with: "output: { polyfill: 'usage' },\n    source: {",
        },
      ],
      shows: 'polyfilled',
    },
    ...walk.variants,
  },
  adapt: {
    "import { defineConfig, loadEnv } from '@rsbuild/core';":
      plugin &&
      `import { defineConfig, loadEnv } from '@rsbuild/core';\nimport { plugin${plugin} } from '@rsbuild/plugin-${plugin.toLowerCase()}';`,
    ...walk.adapt,
  },
  said: [
    {
      said: 'Delete `<script type="module" src="/src/main.ts">` from `index.html`',
      file: 'index.html',
      replace: `<script type="module" src="/src/${entry}"></script>`,
      with: '',
    },
    {
      said: 'replace the type `vite/client` with `@rsbuild/core/types`',
      file: 'tsconfig.app.json',
      replace: 'vite/client',
      with: '@rsbuild/core/types',
    },
    { said: 'Delete `vite.config.ts`', remove: 'vite.config.ts' },
    {
      said: 'list `rsbuild.config.ts` in `tsconfig.node.json` instead',
      file: 'tsconfig.node.json',
      replace: 'vite.config.ts',
      with: 'rsbuild.config.ts',
    },
    ...(walk.said ?? []),
  ],
  after: { ...scripts, types: 'npx tsc -b', ...walk.after },
});

export const walks: Walk[] = [
  {
    name: 'cra',
    page: 'guide/migration/cra',
    start: { run: ['npx -y create-react-app@5.1.0 app --template cra-template-typescript@1.3.0'] },
    before: { build: 'GENERATE_SOURCEMAP=false npm run build', folder: 'build' },
    said: [
      {
        said: 'Replace `%PUBLIC_URL%` in `public/index.html` with `<%= assetPrefix %>`',
        file: 'public/index.html',
        replace: '%PUBLIC_URL%',
        with: '<%= assetPrefix %>',
      },
      { said: 'Delete `src/react-app-env.d.ts`', remove: 'src/react-app-env.d.ts' },
    ],
    shows: 'Learn React',
    after: {
      dev: 'npm start',
      build: 'npm run build',
      preview: 'npm run preview',
      types: 'npx tsc --noEmit',
    },
    variants: {
      'a variable that is not set, one in the template, and an SVG component': {
        parts: ['svg'],
        change: [
          {
            file: 'src/App.tsx',
            replace: "import logo from './logo.svg';",
            with: "import { ReactComponent as Logo } from './logo.svg';",
          },
          {
            file: 'src/App.tsx',
            replace: '<img src={logo} className="App-logo" alt="logo" />',
            with: '<Logo className="App-logo" />',
          },
          {
            file: 'src/App.tsx',
            replace: 'Learn React',
            with: "Learn React {process.env.REACT_APP_STAGE ?? 'without a stage'} {process.env.REACT_APP_TITLE}",
          },
          { file: 'public/index.html', replace: '<title>React App', with: '<title>%REACT_APP_TITLE%' },
          { file: '.env', code: 'REACT_APP_TITLE=Shop\n' },
        ],
        said: [
          ...plugin(
            'set `mixedImport` in [plugin-svgr](/plugins/list/plugin-svgr)',
            'Svgr',
            '{ mixedImport: true }',
          ),
          {
            said: 'Variables such as `%REACT_APP_TITLE%` become `<%= process.env.REACT_APP_TITLE %>`',
            file: 'public/index.html',
            replace: '%REACT_APP_TITLE%',
            with: '<%= process.env.REACT_APP_TITLE %>',
          },
        ],
        shows: 'Learn React without a stage Shop',
      },
      'a sub-path, and PUBLIC_URL in a script': {
        base: '/shop/',
        parts: ['public-url'],
        change: [
          { file: 'package.json', code: '{ "homepage": "/shop" }' },
          {
            file: 'src/App.tsx',
            replace: 'Learn React',
            with: 'Learn React <img src={process.env.PUBLIC_URL + \'/logo192.png\'} alt="" />',
          },
        ],
        said: [
          {
            said: 'Replace `process.env.PUBLIC_URL` in your source files with `import.meta.env.ASSET_PREFIX`',
            file: 'src/App.tsx',
            replace: 'process.env.PUBLIC_URL',
            with: 'import.meta.env.ASSET_PREFIX',
          },
          {
            said: '| `homepage`, `PUBLIC_URL` (a path beginning with `/`) | [server.base]',
            file: 'rsbuild.config.ts',
            replace: 'output: {',
            with: "server: { base: '/shop' },\n    output: {",
          },
        ],
      },
      'a browser that needs polyfills': {
        without: old.without,
        change: [
          { file: 'src/App.tsx', replace: 'Learn React', with: `Learn React ${old.code}` },
          {
            file: 'package.json',
            code: '{ "browserslist": { "production": ["chrome 64"], "development": ["chrome 64"] } }',
          },
          {
            file: 'tsconfig.json',
            code: '{ "compilerOptions": { "lib": ["dom", "dom.iterable", "esnext"] } }',
          },
        ],
        said: [
          {
            said: "| `react-app-polyfill` | [output.polyfill](/config/output/polyfill) `'usage'`",
            file: 'rsbuild.config.ts',
            replace: 'output: {',
            with: "output: {\n      polyfill: 'usage',",
          },
          {
            said: '| Dependencies compiled by Babel |',
            file: 'rsbuild.config.ts',
            replace: 'source: {',
            with: 'source: {\n      include: [{ not: /[\\\\/]core-js[\\\\/]/ }],',
          },
        ],
        shows: 'Learn React polyfilled',
      },
      ESLint: {
        parts: ['eslint'],
        said: plugin('To keep these rules, install both yourself', 'Eslint'),
      },
      'relative addresses': {
        base: '/any/where/',
        change: [{ file: 'package.json', code: '{ "homepage": "." }' }],
        said: [
          {
            said: 'Write relative addresses such as `href="logo192.png"`',
            file: 'public/index.html',
            replace: '<%= assetPrefix %>/',
            with: '',
          },
          {
            said: '| `PUBLIC_URL` (another host), `homepage: "."` | [output.assetPrefix]',
            file: 'rsbuild.config.ts',
            replace: 'output: {',
            with: "output: {\n      assetPrefix: 'auto',",
          },
        ],
      },
      ...node18,
    },
  },
  vite('react', 'main.tsx', 'React', 'src/App.tsx', {
    adapt: { './src/main.ts': './src/main.tsx', 'html: {': 'plugins: [pluginReact()],\n    html: {' },
    variants: {
      'an SVG component': {
        prepare: ['npm install -D vite-plugin-svgr@5'],
        change: [
          { file: 'vite.config.ts', replace: 'plugins: [', with: 'plugins: [svgr(), ' },
          {
            file: 'vite.config.ts',
            replace: "import react from '@vitejs/plugin-react'",
            with: "import react from '@vitejs/plugin-react'\nimport svgr from 'vite-plugin-svgr'",
          },
          { file: 'src/mark.svg', code: mark },
          {
            file: 'src/main.tsx',
            replace: "import App from './App.tsx'",
            with: "import App from './App.tsx'\nimport Mark from './mark.svg?react'",
          },
          { file: 'src/main.tsx', replace: '<App />', with: '<Mark /><App />' },
          {
            file: 'src/svg.d.ts',
            code: "declare module '*.svg?react' {\n  import type { FunctionComponent, SVGProps } from 'react';\n  const Component: FunctionComponent<SVGProps<SVGSVGElement>>;\n  export default Component;\n}\n",
          },
        ],
        said: [
          install('| `vite-plugin-svgr` | [plugin-svgr]', '-D @rsbuild/plugin-svgr@1'),
          ...plugin('Add the plugin of yours from the table above', 'Svgr'),
        ],
      },
    },
  }),
  vite('vue', 'main.ts', 'Vue', 'src/components/HelloWorld.vue', {
    adapt: {
      ' @rsbuild/plugin-react@1': ' @rsbuild/plugin-vue@1',
      'html: {': 'plugins: [pluginVue()],\n    html: {',
    },
    after: { ...scripts, types: 'npx vue-tsc -b' },
  }),
  {
    name: 'vue-cli',
    page: 'guide/migration/vue-cli',
    start: { run: ['npx -y @vue/cli@5.0.9 create app --default --force --no-git --packageManager npm'] },
    before: { build: 'npm run build', folder: 'dist' },
    said: [
      { said: 'Remove `babel.config.js`', remove: 'babel.config.js' },
      {
        said: '| `<%= BASE_URL %>favicon.ico` | `<%= assetPrefix %>/favicon.ico` |',
        file: 'public/index.html',
        replace: '<%= BASE_URL %>',
        with: '<%= assetPrefix %>/',
      },
      {
        said: '| `<%= htmlWebpackPlugin.options.title %>` |',
        file: 'public/index.html',
        replace: 'htmlWebpackPlugin',
        with: 'htmlPlugin',
      },
      {
        said: 'the value is [html.title](/config/html/title), no longer the name of the package',
        file: 'rsbuild.config.ts',
        replace: 'html: {',
        with: "html: { title: 'app',",
      },
    ],
    shows: 'Welcome to Your Vue.js App',
    after: { dev: 'npm run serve', build: 'npm run build', preview: 'npm run preview' },
    variants: {
      ...node18,
      'a variable that is not set, and one in the template': {
        change: [
          { file: '.env', code: 'VUE_APP_TITLE=Shop\n' },
          {
            file: 'public/index.html',
            replace: '<%= htmlWebpackPlugin.options.title %></title>',
            with: '<%= process.env.VUE_APP_TITLE %></title>',
          },
          {
            file: 'src/App.vue',
            replace: '<HelloWorld msg="Welcome to Your Vue.js App"/>',
            with: '<HelloWorld :msg="msg"/>',
          },
          {
            file: 'src/App.vue',
            replace: "name: 'App',",
            with: "name: 'App',\n  data: () => ({ msg: `Welcome to Your Vue.js App ${process.env.VUE_APP_STAGE ?? 'without a stage'}` }),",
          },
        ],
        shows: 'Welcome to Your Vue.js App without a stage',
      },
      'a sub-path': {
        base: '/shop/',
        change: [
          { file: 'vue.config.js', replace: 'transpileDependencies: true', with: "publicPath: '/shop/'" },
        ],
        said: [
          {
            said: '| `publicPath` | [server.base]',
            file: 'rsbuild.config.ts',
            replace: 'plugins: [',
            with: "server: { base: '/shop' },\n    plugins: [",
          },
        ],
      },
      'a browser that needs polyfills': {
        without: old.without,
        change: [
          {
            file: 'src/App.vue',
            replace: 'msg="Welcome to Your Vue.js App"',
            with: ":msg=\"'Welcome to Your Vue.js App ' + ['', 'polyfilled'].at(-1)\"",
          },
          { file: 'package.json', code: '{ "browserslist": ["chrome 64"] }' },
        ],
        said: [
          {
            said: "Polyfills are off: [output.polyfill](/config/output/polyfill) `'usage'`",
            file: 'rsbuild.config.ts',
            replace: 'plugins: [',
            with: "output: { polyfill: 'usage' },\n    plugins: [",
          },
        ],
        shows: 'Welcome to Your Vue.js App polyfilled',
      },
    },
  },
  {
    name: 'webpack',
    page: 'guide/migration/webpack',
    start: { copy: 'starts/webpack', run: ['cd app && npm install'] },
    before: { build: 'npm run build', folder: 'dist' },
    said: [
      {
        said: '| `HtmlWebpackPlugin` | [html.template]',
        file: 'rsbuild.config.ts',
        replace: 'source: {',
        with: "html: { template: './public/index.html' },\n  source: {",
      },
      {
        said: '| `DefinePlugin` | [source.define]',
        file: 'rsbuild.config.ts',
        replace: 'source: {',
        with: "source: {\n    define: { STAGE: JSON.stringify('test') },",
      },
      {
        said: '| `sass-loader`, `less-loader`, `stylus-loader` | [plugin-sass]',
        run: 'npm install -D @rsbuild/plugin-sass@1',
      },
      ...plugin('| `sass-loader`, `less-loader`, `stylus-loader` | [plugin-sass]', 'Sass'),
      {
        said: 'When the build works, remove webpack, its loaders and plugins, `webpack-dev-server`',
        run: 'npm uninstall webpack webpack-cli webpack-dev-server html-webpack-plugin ts-loader css-loader style-loader sass sass-loader',
      },
      { said: 'When the build works, remove webpack', remove: 'webpack.config.js' },
    ],
    shows: 'Stage: test',
    click: ['Clicked 0 times', 'Clicked 1 times'],
    after: { ...scripts, types: 'npx tsc --noEmit' },
    variants: {
      'a sub-path': {
        base: '/shop/',
        change: [{ file: 'webpack.config.js', replace: "publicPath: '/'", with: "publicPath: '/shop/'" }],
        said: [
          {
            said: '| `output.publicPath` |',
            file: 'rsbuild.config.ts',
            replace: 'source: {',
            with: "server: { base: '/shop' },\n  source: {",
          },
        ],
      },
      'a variable that is not set': {
        change: [
          {
            file: 'webpack.config.js',
            replace: "STAGE: JSON.stringify('test')",
            with: "STAGE: JSON.stringify('test'), 'process.env.REGION': JSON.stringify(process.env.REGION)",
          },
          {
            file: 'src/main.tsx',
            replace: '{STAGE}',
            with: "{STAGE} {process.env.REGION ?? 'without a region'}",
          },
          {
            file: 'src/globals.d.ts',
            replace: 'declare const STAGE',
            with: 'declare const process: { env: Record<string, string | undefined> };\ndeclare const STAGE',
          },
        ],
        said: [
          {
            said: '| `DefinePlugin` | [source.define]',
            file: 'rsbuild.config.ts',
            replace: "STAGE: JSON.stringify('test')",
            with: "STAGE: JSON.stringify('test'), 'process.env.REGION': JSON.stringify(process.env.REGION)",
          },
        ],
        shows: 'Stage: test without a region',
      },
      'an SVG component': {
        change: [
          { file: 'webpack.config.js', replace: "type: 'asset/resource'", with: "use: '@svgr/webpack'" },
          { file: 'src/main.tsx', replace: 'import logo', with: 'import Logo' },
          {
            file: 'src/main.tsx',
            replace: '<img src={logo} alt="" width="40" />',
            with: '<Logo />',
          },
          {
            file: 'src/globals.d.ts',
            replace: 'const address: string;\n  export default address;',
            with: "const Component: import('react').FC<import('react').SVGProps<SVGSVGElement>>;\n  export default Component;",
          },
        ],
        said: [
          install('| `@svgr/webpack` | [plugin-svgr]', '-D @rsbuild/plugin-svgr@1'),
          ...plugin(
            "`svgrOptions: { exportType: 'default' }`",
            'Svgr',
            "{ svgrOptions: { exportType: 'default' } }",
          ),
        ],
      },
      'a browser that needs polyfills': {
        without: old.without,
        change: [
          { file: 'src/main.tsx', replace: '{STAGE}', with: `{STAGE} ${old.code}` },
          { file: 'package.json', code: '{ "browserslist": ["chrome 64"] }' },
        ],
        said: [
          {
            said: "`@babel/preset-env` added with `useBuiltIns`: set [output.polyfill](/config/output/polyfill) to `'usage'`",
            file: 'rsbuild.config.ts',
            replace: 'source: {',
            with: "output: { polyfill: 'usage' },\n  source: {",
          },
        ],
        shows: 'Stage: test polyfilled',
      },
      ...node18,
    },
  },
  {
    name: 'modern-builder',
    page: 'guide/migration/modern-builder',
    start: { copy: 'starts/modern-builder', run: ['cd app && npm install'] },
    adapt: { './src/index.tsx': './src/index.jsx' },
    before: { build: 'npm run build', folder: 'dist', path: 'html/index/' },
    shows: 'Moved by hand',
    after: commands,
    said: [
      {
        said: 'A script that did no more than call `createBuilder` and `build` can be replaced',
        remove: 'build.mjs',
      },
      {
        said: "is `Rsbuild App`, not empty. Set `''`",
        file: 'rsbuild.config.ts',
        replace: 'source: {',
        with: "html: { title: '' },\n  source: {",
      },
    ],
    variants: {
      'a script': { parts: ['script'] },
      'a sub-path': {
        base: '/shop/',
        change: [builderConfig("output: { assetPrefix: '/shop/' }")],
        said: [
          {
            said: '- `output`: `assetPrefix`',
            file: 'rsbuild.config.ts',
            replace: 'source: {',
            with: "output: { assetPrefix: '/shop/' },\n  source: {",
          },
        ],
      },
      'a variable that is not set': {
        change: [
          builderConfig("source: { globalVars: { 'process.env.REGION': process.env.REGION } }"),
          {
            file: 'src/index.jsx',
            replace: 'Moved by hand',
            with: "Moved by hand {process.env.REGION ?? 'without a region'}",
          },
        ],
        said: [
          {
            said: '| `source.globalVars` | [source.define]',
            file: 'rsbuild.config.ts',
            replace: 'source: {',
            with: "source: {\n    define: { 'process.env.REGION': JSON.stringify(process.env.REGION) },",
          },
        ],
        shows: 'Moved by hand without a region',
      },
      'an SVG component': {
        change: [
          { file: 'src/mark.svg', code: mark },
          {
            file: 'src/index.jsx',
            replace: "import './index.scss';",
            with: "import { ReactComponent as Mark } from './mark.svg';\nimport './index.scss';",
          },
          { file: 'src/index.jsx', replace: 'Moved by hand', with: '<Mark /> Moved by hand' },
        ],
        said: [
          install(
            "| `output.svgDefaultExport: 'url'` (default) | [plugin-svgr]",
            '-D @rsbuild/plugin-svgr@1',
          ),
          ...plugin(
            "| `output.svgDefaultExport: 'url'` (default) | [plugin-svgr]",
            'Svgr',
            '{ mixedImport: true }',
          ),
        ],
      },
      'a browser that needs polyfills': {
        without: old.without,
        change: [
          { file: 'src/index.jsx', replace: 'Moved by hand', with: `Moved by hand ${old.code}` },
          { file: 'package.json', code: '{ "browserslist": ["chrome 64"] }' },
        ],
        said: [
          {
            said: 'Polyfills are not injected: [output.polyfill]',
            file: 'rsbuild.config.ts',
            replace: 'source: {',
            with: "output: { polyfill: 'usage' },\n  source: {",
          },
        ],
        shows: 'Moved by hand polyfilled',
      },
    },
  },
  {
    name: 'quick-start-by-hand',
    page: 'guide/start/quick-start',
    parts: ['hand'],
    start: {},
    shows: 'Hello, Rsbuild',
    after: { ...scripts, types: `${tsc} --strict --skipLibCheck src/index.ts` },
    variants: {
      'a sub-path': {
        base: '/shop/',
        adapt: { 'html: {': "server: { base: '/shop' },\n  html: {" },
      },
      ...node18,
    },
  },
  generator('vanilla', '', 'Vanilla Rsbuild'),
  generator('react', 'react', 'Rsbuild with React'),
  generator('vue', 'vue', 'Rsbuild with Vue', 'npx -y -p typescript@5 -p vue-tsc@3 vue-tsc --noEmit'),
  generator('svelte', 'svelte', 'Rsbuild with Svelte'),
  generator('solid', 'babel solid', 'Rsbuild with Solid'),
  generator('preact', 'preact', 'Rsbuild with Preact'),
  framework('react', {
    variants: {
      'React Router on a sub-path, entered at a route': {
        ...route('settings', 'Settings'),
        parts: ['router'],
        said: [install('[React Router](https://reactrouter.com) works', 'react-router')],
        adapt: { 'plugins: [pluginReact()],': "plugins: [pluginReact()],\n  server: { base: '/shop' }," },
      },
      'TanStack Router, entered at a route': {
        ...route('settings', 'Settings'),
        parts: ['tanstack'],
        said: [
          install(
            'Install `@tanstack/react-router` and the plugin `@tanstack/router-plugin`',
            '@tanstack/react-router @tanstack/router-plugin',
          ),
        ],
        change: [
          {
            file: 'src/routes/__root.tsx',
            code: "import { createRootRoute, Outlet } from '@tanstack/react-router';\n\nexport const Route = createRootRoute({ component: Outlet });\n",
          },
          {
            file: 'src/routes/settings.tsx',
            code: "import { createFileRoute } from '@tanstack/react-router';\n\nexport const Route = createFileRoute('/settings')({ component: () => <h2>Settings</h2> });\n",
          },
        ],
      },
      'React Compiler': { parts: ['compiler'] },
      Rstest: { parts: ['test'], run: ['npx rstest run'] },
    },
  }),
  framework('vue', {
    after: { ...commands, build: 'npm run build' },
    variants: {
      JSX: {
        parts: ['jsx'],
        change: [{ file: 'src/Greeting.jsx', code: 'export default () => <p>Hello from JSX</p>;\n' }],
        adapt: {
          "import { ref } from 'vue';": "import { ref } from 'vue';\nimport Greeting from './Greeting.jsx';",
          '<button @click="count++">': '<Greeting />\n  <button @click="count++">',
          '"strict": true': '"allowJs": true, "strict": true',
        },
        shows: 'Hello from JSX',
      },
      'Vue Router, entered at a route': {
        ...route('settings', 'Settings'),
        parts: ['router'],
        said: [install('[Vue Router](https://router.vuejs.org) needs no plugin', 'vue-router')],
        change: [{ file: 'src/Settings.vue', code: '<template><h2>Settings</h2></template>\n' }],
        adapt: {
          "import App from './App.vue';\n\ncreateApp(App)":
            "import { RouterView } from 'vue-router';\nimport { router } from './router';\n\ncreateApp(RouterView).use(router)",
        },
      },
      Rstest: { parts: ['test'], said: [testConfig], run: ['npx rstest run'] },
      'feature flags': { parts: ['flags'] },
    },
  }),
  framework('svelte', {
    shows: 'Svelte: 0',
    click: ['Svelte: 0', 'Svelte: 1'],
    after: { ...commands, build: 'npm run build' },
    variants: {
      'svelte-spa-router, entered at a route': {
        ...route('#/settings', 'Settings'),
        parts: ['router'],
        said: [
          install(
            '[svelte-spa-router](https://github.com/ItalyPaleAle/svelte-spa-router)',
            'svelte-spa-router',
          ),
        ],
        change: ['Home', 'Settings'].map(name => ({
          file: `src/${name}.svelte`,
          code: `<h2>${name}</h2>\n`,
        })),
        adapt: { ", props: { name: 'Svelte' }": '' },
      },
      Rstest: { parts: ['test'], said: [testConfig], run: ['npx rstest run'] },
    },
  }),
  framework('solid', {
    variants: {
      'the router of Solid, entered at a route': {
        ...route('settings', 'Settings'),
        parts: ['router'],
        said: [
          install(
            '[@solidjs/router](https://github.com/solidjs/solid-router) needs no plugin',
            '@solidjs/router',
          ),
        ],
      },
      Rstest: {
        parts: ['test'],
        said: [testConfig],
        run: ['npx rstest run'],
      },
    },
  }),
  framework('preact', {
    variants: {
      'preact-iso, entered at a route': {
        ...route('settings', 'Settings'),
        parts: ['router'],
        said: [install('[preact-iso](https://github.com/preactjs/preact-iso) is the router', 'preact-iso')],
      },
      Rstest: {
        parts: ['test'],
        said: [testConfig],
        run: ['npx rstest run'],
      },
    },
  }),
];
