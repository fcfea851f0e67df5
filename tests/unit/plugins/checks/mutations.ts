/** One mistake, made in a copy of a real page. */
export interface Mutation {
  /** What was done, in words. */
  name: string;
  /** Rule that must report it. */
  rule: string;
  /** Page below `docs`. */
  page: string;
  /**
   * Place of the mistake: the first match is replaced. Writers edit these pages, so the patterns hold
   * on to what makes the mistake possible and leave the rest open. Without it the page is deleted.
   */
  find?: RegExp;
  /** What the match becomes; `$1` is its first group. */
  replace?: string;
  /** Text at or after the change whose line must be reported; default: the line of the change. */
  at?: RegExp;
  /** The same, before the change: the nearest match. */
  above?: RegExp;
  /** Line that must be reported, where no text stands for it. */
  line?: number;
  /** Page that must be reported, when it is not the changed one. */
  reported?: string;
}

export const mutations: readonly Mutation[] = [
  // samples
  {
    name: 'renamed option in a sample',
    rule: 'samples/types',
    page: 'en/config/server/port.mdx',
    find: /\bport: (\d+)/,
    replace: 'prot: $1',
  },
  {
    name: 'renamed option in a Chinese sample',
    rule: 'samples/types',
    page: 'zh/config/server/port.mdx',
    find: /\bport: (\d+)/,
    replace: 'ports: $1',
  },
  {
    name: 'value of a wrong type',
    rule: 'samples/types',
    page: 'en/config/server/strict-port.mdx',
    find: /strictPort: (?:true|false)/,
    replace: "strictPort: 'yes'",
  },
  {
    name: 'forgotten import',
    rule: 'samples/types',
    page: 'en/config/server/host.mdx',
    find: /import \{ defineConfig \} from '@rsbuild\/core';\n/,
    replace: '\n',
    at: /export default defineConfig/,
  },
  {
    name: 'import of a name that the package lacks',
    rule: 'samples/types',
    page: 'en/config/server/base.mdx',
    find: /import \{ defineConfig \} from/,
    replace: 'import { defineConfig, loadConf } from',
  },
  {
    name: 'package that is not installed',
    rule: 'samples/types',
    page: 'en/config/server/open.mdx',
    find: /from '@rsbuild\/core'/,
    replace: "from '@rsbuild/coer'",
  },
  {
    name: 'missing brace',
    rule: 'samples/syntax',
    page: 'en/config/server/print-urls.mdx',
    find: /export default defineConfig\(\{/,
    replace: 'export default defineConfig{',
  },
  {
    name: 'trailing comma in JSON',
    rule: 'samples/syntax',
    page: 'en/guide/basic/cli.mdx',
    find: /("\w+": "rsbuild \w+")\n(\s*)\}\n/,
    replace: '$1,\n$2}\n',
    at: /^ *\}\n/m,
  },
  {
    name: 'broken JSON in Chinese',
    rule: 'samples/syntax',
    page: 'zh/guide/basic/cli.mdx',
    find: /"dev": "rsbuild dev"/,
    replace: "'dev': 'rsbuild dev'",
  },
  {
    name: 'flag that the command lacks',
    rule: 'samples/command',
    page: 'en/guide/basic/cli.mdx',
    find: /(npx rsbuild dev\b.*) --port\b/,
    replace: '$1 --prot',
  },
  {
    name: 'command that does not exist',
    rule: 'samples/command',
    page: 'en/guide/basic/cli.mdx',
    find: /^npx rsbuild build\b/m,
    replace: 'npx rsbuild biuld',
  },
  {
    name: 'flag of another command',
    rule: 'samples/command',
    page: 'zh/guide/basic/cli.mdx',
    find: /^npx rsbuild inspect .+/m,
    replace: 'npx rsbuild inspect --watch',
  },
  {
    name: 'script with a wrong command',
    rule: 'samples/command',
    page: 'en/guide/start/quick-start.mdx',
    find: /"preview": "rsbuild preview"/,
    replace: '"preview": "rsbuild serve"',
  },
  {
    name: 'opt-out without a reason',
    rule: 'samples/opt-out',
    page: 'en/config/server/headers.mdx',
    find: /^```ts title="rsbuild\.config\.ts"$/m,
    replace: '```ts title="rsbuild.config.ts" nocheck',
  },
  {
    name: 'output that the run does not make',
    rule: 'samples/run',
    page: 'en/guide/start/quick-start.mdx',
    find: /expect="dist\/index\.html"/,
    replace: 'expect="dist/home.html"',
  },
  {
    name: 'example whose build fails',
    rule: 'samples/run',
    page: 'en/config/output/minify.mdx',
    find: /^(```[jt]sx? title="src\/index\.[jt]sx?")\n/m,
    replace: "$1\nimport './gone.css';\n",
    above: /^```ts .*\brun\b/m,
  },
  // options
  {
    name: 'stale type',
    rule: 'options/type',
    page: 'en/config/dev/hmr.mdx',
    find: /(\*\*Type:\*\* )`boolean`/,
    replace: '$1`string`',
  },
  {
    name: 'type that allows too much',
    rule: 'options/type',
    page: 'en/config/dev/live-reload.mdx',
    find: /- \*\*Type:\*\* `/,
    replace: '- **Type:** `number | ',
  },
  {
    name: 'type that allows too little',
    rule: 'options/type',
    page: 'zh/config/dev/client.mdx',
    find: /protocol\?: 'ws' \| 'wss'/,
    replace: "protocol?: 'wss'",
    above: /- \*\*类型：\*\*/,
  },
  {
    name: 'property left out of the type',
    rule: 'options/type',
    page: 'en/config/dev/client.mdx',
    find: /^ *reconnect\?: number;\n/m,
    replace: '',
    above: /- \*\*Type:\*\*/,
  },
  {
    name: 'property that the type lacks',
    rule: 'options/type',
    page: 'en/config/server/public-dir.mdx',
    find: /^(\s*)watch\?: boolean;/m,
    replace: '$1watch?: boolean;\n$1follow?: boolean;',
    above: /- \*\*Type:\*\*/,
  },
  {
    name: 'type of a name that nobody declares',
    rule: 'options/type',
    page: 'en/config/server/compress.mdx',
    find: /- \*\*Type:\*\* `boolean/,
    replace: '- **Type:** `Boolish',
  },
  {
    name: 'wrong default',
    rule: 'options/default',
    page: 'en/config/server/port.mdx',
    find: /\*\*Default:\*\* `3000`/,
    replace: '**Default:** `8080`',
  },
  {
    name: 'wrong default in Chinese',
    rule: 'options/default',
    page: 'zh/config/server/port.mdx',
    find: /\*\*默认值：\*\* `3000`/,
    replace: '**默认值：** `3001`',
  },
  {
    name: 'default of one key',
    rule: 'options/default',
    page: 'en/config/dev/client.mdx',
    find: /\breconnect: 100\b/,
    replace: 'reconnect: 10',
    above: /^ *```ts$/m,
  },
  {
    name: 'default that is no value',
    rule: 'options/default',
    page: 'en/config/server/host.mdx',
    find: /\*\*Default:\*\* `[^`]+`/,
    replace: '**Default:** `all hosts`',
  },
  {
    name: 'facts without a default',
    rule: 'options/facts',
    page: 'en/config/dev/setup-middlewares.mdx',
    find: /- \*\*Default:\*\* .*\n/,
    replace: '',
    above: /<OptionFacts>/,
  },
  {
    name: 'heading of an option that does not exist',
    rule: 'options/unknown',
    page: 'en/config/dev/write-to-disk.mdx',
    find: /^# dev\.writeToDisk/m,
    replace: '# dev.writeToDisc',
  },
  {
    name: 'property that the option lacks',
    rule: 'options/unknown',
    page: 'en/config/server/public-dir.mdx',
    find: /^### copyOnBuild/m,
    replace: '### copyOnDev',
  },
  {
    name: 'page of an option deleted',
    rule: 'options/missing',
    page: 'en/config/dev/progress-bar.mdx',
    line: 1,
  },
  {
    name: 'version of an old option',
    rule: 'options/version',
    page: 'en/config/dev/watch-files.mdx',
    find: /<\/OptionFacts>/,
    replace: '- **Version:** `>= 1.6.0`\n\n</OptionFacts>',
    at: /- \*\*Version:\*\*/,
  },
  {
    name: 'wrong version',
    rule: 'options/version',
    page: 'en/config/dev/cli-shortcuts.mdx',
    find: /`>= 1\.0\.11`/,
    replace: '`>= 1.3.0`',
  },
  // parity
  { name: 'translation deleted', rule: 'parity/page', page: 'zh/config/server/html-fallback.mdx', line: 1 },
  {
    name: 'dropped code line in Chinese',
    rule: 'parity/code',
    page: 'zh/config/dev/hmr.mdx',
    find: /^ *hmr: false,\n/m,
    replace: '',
    at: /^ *\},$/m,
  },
  {
    name: 'changed value in Chinese code',
    rule: 'parity/code',
    page: 'zh/config/server/port.mdx',
    find: /\bports: \d+/,
    replace: 'ports: 8099',
  },
  {
    name: 'shifted anchor',
    rule: 'parity/headings',
    page: 'zh/config/server/cors.mdx',
    find: /\{#example\}/,
    replace: '{#sample}',
  },
  {
    name: 'heading of another level',
    rule: 'parity/headings',
    page: 'zh/config/server/open.mdx',
    find: /^## 示例/m,
    replace: '### 示例',
  },
  {
    name: 'section missing',
    rule: 'parity/headings',
    page: 'zh/config/server/https.mdx',
    find: /^## 示例.*\n/m,
    replace: '\n',
    at: /^## /m,
  },
  {
    name: 'table row dropped',
    rule: 'parity/tables',
    page: 'zh/guide/start/quick-start.mdx',
    find: /^\| `lit`.*\n/m,
    replace: '',
    above: /^\| 模板/m,
  },
  {
    name: 'link changed',
    rule: 'parity/links',
    page: 'zh/config/server/strict-port.mdx',
    find: /\]\(\/config\/server\/port\)/,
    replace: '](/config/server/host)',
  },
  {
    name: 'container of another kind',
    rule: 'parity/containers',
    page: 'zh/plugins/list/index.mdx',
    find: /^:::(?:warning|note|info|danger)/m,
    replace: ':::tip',
  },
  {
    name: 'facts that differ',
    rule: 'parity/facts',
    page: 'zh/config/server/port.mdx',
    find: /`3001`/,
    replace: '`3002`',
  },
  {
    name: 'changed English section',
    rule: 'parity/stale',
    page: 'en/config/server/middleware-mode.mdx',
    find: /^## Example\n/m,
    replace: '## Example\n\nA middleware server never listens on a port of its own.\n',
    reported: 'zh/config/server/middleware-mode.mdx',
  },
  // pages
  {
    name: 'skipped heading level',
    rule: 'pages/heading-jump',
    page: 'en/config/dev/asset-prefix.mdx',
    find: /^## Example/m,
    replace: '### Example',
  },
  {
    name: 'image without text',
    rule: 'pages/image-text',
    page: 'en/guide/start/features.mdx',
    find: /^## /m,
    replace: '![](/logo.svg)\n\n## ',
  },
  {
    name: 'table without a word over a column',
    rule: 'pages/table-header',
    page: 'en/guide/start/quick-start.mdx',
    find: /^\| [^|]+ \|(.*\n\| -)/m,
    replace: '| |$1',
  },
  {
    name: 'unknown frontmatter',
    rule: 'pages/frontmatter',
    page: 'en/guide/start/glossary.mdx',
    find: /^description:/m,
    replace: 'descripton: x\ndescription:',
  },
  {
    name: 'missing description',
    rule: 'pages/description',
    page: 'en/config/root.mdx',
    find: /^description:/m,
    replace: 'keywords:',
    line: 1,
  },
  {
    name: 'duplicate title',
    rule: 'pages/duplicate-title',
    page: 'zh/guide/start/quick-start.mdx',
    find: /^# [^\\\n]+/m,
    replace: '# 命令行工具 ',
  },
  {
    name: 'link into the wrong language',
    rule: 'pages/link-language',
    page: 'en/guide/start/features.mdx',
    find: /\]\(\/guide\//,
    replace: '](/zh/guide/',
  },
  {
    name: 'removed anchor',
    rule: 'pages/anchor',
    page: 'en/config/server/proxy.mdx',
    find: /^## (?!Example).+/m,
    replace: '## Something else',
    above: /^# server\.proxy/m,
  },
  {
    name: 'malformed external link',
    rule: 'pages/external-link',
    page: 'en/guide/start/index.mdx',
    find: /\]\(https:\/\//,
    replace: '](htps://',
  },
  {
    name: 'second H1',
    rule: 'pages/one-title',
    page: 'en/community/releases/v0-1.mdx',
    find: /^## /m,
    replace: '# ',
  },
  {
    name: 'frontmatter that is no YAML',
    rule: 'page/frontmatter',
    page: 'en/community/releases/v0-1.mdx',
    find: /^description: /m,
    replace: 'description: a: ',
  },
];
