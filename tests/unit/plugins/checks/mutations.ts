/** One mistake, made in a copy of a real page. */
export interface Mutation {
  /** What was done, in words. */
  name: string;
  /** Rule that must report it. */
  rule: string;
  /** Page below `docs`. */
  page: string;
  /** First place of this text is replaced; without it the page is deleted. */
  find?: string;
  replace?: string;
  /** Text at or after the change whose line must be reported; default: the line of the change. */
  at?: string;
  /** The same, before the change. */
  above?: string;
  /** Line that must be reported, where no text stands for it. */
  line?: number;
  /** Page that must be reported, when it is not the changed one. */
  reported?: string;
}

export const mutations: readonly Mutation[] = [
  // samples
  { name: 'renamed option in a sample', rule: 'samples/types', page: 'en/config/server/port.mdx', find: 'port: 8080,', replace: 'prot: 8080,' },
  { name: 'renamed option in a Chinese sample', rule: 'samples/types', page: 'zh/config/server/port.mdx', find: 'port: 8080,', replace: 'ports: 8080,' },
  { name: 'value of a wrong type', rule: 'samples/types', page: 'en/config/server/strict-port.mdx', find: 'strictPort: true', replace: "strictPort: 'yes'" },
  { name: 'forgotten import', rule: 'samples/types', page: 'en/config/server/host.mdx', find: "import { defineConfig } from '@rsbuild/core';\n", replace: '\n', at: 'export default defineConfig' },
  { name: 'import of a name that the package lacks', rule: 'samples/types', page: 'en/config/server/base.mdx', find: "import { defineConfig } from '@rsbuild/core';", replace: "import { defineConfig, loadConf } from '@rsbuild/core';" },
  { name: 'package that is not installed', rule: 'samples/types', page: 'en/config/server/open.mdx', find: "from '@rsbuild/core'", replace: "from '@rsbuild/coer'" },
  { name: 'missing brace', rule: 'samples/syntax', page: 'en/config/server/print-urls.mdx', find: 'export default defineConfig({', replace: 'export default defineConfig{' },
  { name: 'trailing comma in JSON', rule: 'samples/syntax', page: 'en/guide/basic/cli.mdx', find: '"inspect": "rsbuild inspect"', replace: '"inspect": "rsbuild inspect",', at: '  }\n}' },
  { name: 'broken JSON in Chinese', rule: 'samples/syntax', page: 'zh/guide/basic/cli.mdx', find: '"dev": "rsbuild dev",', replace: "'dev': 'rsbuild dev'," },
  { name: 'flag that the command lacks', rule: 'samples/command', page: 'en/guide/basic/cli.mdx', find: 'npx rsbuild dev --open --port 4000', replace: 'npx rsbuild dev --open --prot 4000' },
  { name: 'command that does not exist', rule: 'samples/command', page: 'en/guide/basic/cli.mdx', find: '```sh install\nnpx rsbuild build', replace: '```sh install\nnpx rsbuild biuld', at: 'npx rsbuild biuld' },
  { name: 'flag of another command', rule: 'samples/command', page: 'zh/guide/basic/cli.mdx', find: 'npx rsbuild inspect --mode production', replace: 'npx rsbuild inspect --watch' },
  { name: 'script with a wrong command', rule: 'samples/command', page: 'en/guide/start/quick-start.mdx', find: '"preview": "rsbuild preview"', replace: '"preview": "rsbuild serve"' },
  { name: 'opt-out without a reason', rule: 'samples/opt-out', page: 'en/config/server/headers.mdx', find: '```ts title="rsbuild.config.ts"', replace: '```ts title="rsbuild.config.ts" nocheck' },
  { name: 'output that the run does not make', rule: 'samples/run', page: 'en/guide/start/quick-start.mdx', find: 'expect="dist/index.html"', replace: 'expect="dist/home.html"' },
  { name: 'example whose build fails', rule: 'samples/run', page: 'en/config/output/minify.mdx', find: "title=\"src/index.js\"\nexport", replace: "title=\"src/index.js\"\nimport './gone.css';\nexport", above: '```ts title="rsbuild.config.ts" run' },
  // options
  { name: 'stale type', rule: 'options/type', page: 'en/config/dev/hmr.mdx', find: '`boolean`', replace: '`string`' },
  { name: 'type that allows too much', rule: 'options/type', page: 'en/config/dev/live-reload.mdx', find: '- **Type:** `boolean', replace: '- **Type:** `number | boolean' },
  { name: 'type that allows too little', rule: 'options/type', page: 'zh/config/dev/client.mdx', find: "protocol?: 'ws' | 'wss';", replace: "protocol?: 'wss';", above: '- **类型：**' },
  { name: 'property left out of the type', rule: 'options/type', page: 'en/config/dev/client.mdx', find: '    reconnect?: number;\n', replace: '', above: '- **Type:**' },
  { name: 'property that the type lacks', rule: 'options/type', page: 'en/config/server/public-dir.mdx', find: '    watch?: boolean;', replace: '    watch?: boolean;\n    follow?: boolean;', above: '- **Type:**' },
  { name: 'type of a name that nobody declares', rule: 'options/type', page: 'en/config/server/compress.mdx', find: '- **Type:** `boolean', replace: '- **Type:** `Boolish', at: '- **Type:**' },
  { name: 'wrong default', rule: 'options/default', page: 'en/config/server/port.mdx', find: '**Default:** `3000`', replace: '**Default:** `8080`' },
  { name: 'wrong default in Chinese', rule: 'options/default', page: 'zh/config/server/port.mdx', find: '**默认值：** `3000`', replace: '**默认值：** `3001`' },
  { name: 'default of one key', rule: 'options/default', page: 'en/config/dev/client.mdx', find: '    reconnect: 100,', replace: '    reconnect: 10,', at: '  ```ts\n  const defaults' },
  { name: 'default that is no value', rule: 'options/default', page: 'en/config/server/host.mdx', find: "**Default:** `'0.0.0.0'`", replace: '**Default:** `all hosts`' },
  { name: 'facts without a default', rule: 'options/facts', page: 'en/config/server/strict-port.mdx', find: '- **Default:** `false`\n', replace: '', above: '<OptionFacts>' },
  { name: 'heading of an option that does not exist', rule: 'options/unknown', page: 'en/config/dev/write-to-disk.mdx', find: '# dev.writeToDisk', replace: '# dev.writeToDisc' },
  { name: 'property that the option lacks', rule: 'options/unknown', page: 'en/config/server/public-dir.mdx', find: '### copyOnBuild', replace: '### copyOnDev' },
  { name: 'page of an option deleted', rule: 'options/missing', page: 'en/config/dev/progress-bar.mdx', line: 1 },
  { name: 'version of an old option', rule: 'options/version', page: 'en/config/dev/watch-files.mdx', find: '</OptionFacts>', replace: '- **Version:** `>= 1.6.0`\n\n</OptionFacts>', at: '- **Version:**' },
  { name: 'wrong version', rule: 'options/version', page: 'en/config/dev/cli-shortcuts.mdx', find: '`>= 1.0.11`', replace: '`>= 1.3.0`' },
  // parity
  { name: 'translation deleted', rule: 'parity/page', page: 'zh/config/server/html-fallback.mdx', line: 1 },
  { name: 'dropped code line in Chinese', rule: 'parity/code', page: 'zh/config/dev/hmr.mdx', find: '    hmr: false,\n', replace: '', at: '  },\n});' },
  { name: 'changed value in Chinese code', rule: 'parity/code', page: 'zh/config/server/port.mdx', find: 'ports: 8080,', replace: 'ports: 8081,' },
  { name: 'shifted anchor', rule: 'parity/headings', page: 'zh/config/server/cors.mdx', find: '{#example}', replace: '{#sample}' },
  { name: 'heading of another level', rule: 'parity/headings', page: 'zh/config/server/open.mdx', find: '## 示例', replace: '### 示例' },
  { name: 'section missing', rule: 'parity/headings', page: 'zh/config/server/https.mdx', find: '## 示例 \\{#example}', replace: '', at: '## 不准备证书' },
  { name: 'table row dropped', rule: 'parity/tables', page: 'zh/config/dev/hmr.mdx', find: '| `false` | `true` | 刷新页面 |\n', replace: '', above: '| `dev.hmr`' },
  { name: 'link changed', rule: 'parity/links', page: 'zh/config/server/strict-port.mdx', find: '](/config/server/port)', replace: '](/config/server/host)' },
  { name: 'container of another kind', rule: 'parity/containers', page: 'zh/plugins/list/index.mdx', find: ':::warning', replace: ':::tip' },
  { name: 'facts that differ', rule: 'parity/facts', page: 'zh/config/server/port.mdx', find: '`3001`', replace: '`3002`' },
  { name: 'changed English section', rule: 'parity/stale', page: 'en/config/server/middleware-mode.mdx', find: '## Example\n', replace: '## Example\n\nA middleware server never listens on a port of its own.\n', reported: 'zh/config/server/middleware-mode.mdx' },
  // pages
  { name: 'skipped heading level', rule: 'pages/heading-jump', page: 'en/config/dev/asset-prefix.mdx', find: '## Example', replace: '### Example' },
  { name: 'image without text', rule: 'pages/image-text', page: 'en/guide/start/features.mdx', find: '\n## ', replace: '\n![](/logo.svg)\n\n## ', at: '![](/logo.svg)' },
  { name: 'unknown frontmatter', rule: 'pages/frontmatter', page: 'en/guide/start/glossary.mdx', find: 'description:', replace: 'descripton: x\ndescription:' },
  { name: 'missing description', rule: 'pages/description', page: 'en/config/root.mdx', find: 'description:', replace: 'keywords:', line: 1 },
  { name: 'duplicate title', rule: 'pages/duplicate-title', page: 'zh/guide/start/quick-start.mdx', find: '# 快速上手', replace: '# 命令行工具' },
  { name: 'link into the wrong language', rule: 'pages/link-language', page: 'en/guide/start/features.mdx', find: '](/guide/', replace: '](/zh/guide/' },
  { name: 'removed anchor', rule: 'pages/anchor', page: 'en/config/server/proxy.mdx', find: '## Path rewriting', replace: '## Rewriting', above: '# server.proxy' },
  { name: 'malformed external link', rule: 'pages/external-link', page: 'en/guide/start/index.mdx', find: '](https://', replace: '](htps://' },
  { name: 'second H1', rule: 'pages/one-title', page: 'en/community/releases/v0-1.mdx', find: '\n## ', replace: '\n# ', at: '# What' },
  { name: 'frontmatter that is no YAML', rule: 'page/frontmatter', page: 'en/community/releases/v1-0.mdx', find: 'description: ', replace: 'description: a: ' },
];
