import { describe, expect, it } from '@rstest/core';
import { contradictions } from '../../../../../plugins/checks/claims/contradictions';
import { ClaimsOptions } from '../../../../../plugins/checks/claims/options';
import { pageOf, told } from '../support';

const facts = (...bullets: string[]) =>
  `<OptionFacts>\n\n${bullets.map(bullet => `- **${bullet}`).join('\n')}\n\n</OptionFacts>\n`;

const port = pageOf(
  `# server.port\n\n${facts('Type:** `number | string`', 'Default:** `3000`', 'Version:** `>= 1.2.0`')}\nThe default is \`3000\`.\n`,
  { route: '/config/server/port' },
);
const publicDir = pageOf(
  [
    '# server.publicDir',
    facts('Type:** `boolean`', "Default:** `{ name: 'public', watch: false }`"),
    '### watch',
    facts('Type:** `boolean`', 'Default:** `false`', 'Version:** `>= 1.4.0`'),
    '### ignore',
    facts('Type:** `string`', 'Default:** `undefined`'),
  ].join('\n\n'),
  { route: '/config/server/public-dir' },
);

const check = (text: string, options = {}, route = '/guide') =>
  told(contradictions([port, publicDir, pageOf(`${text}\n`, { route })], ClaimsOptions.parse(options)));

const table = (...rows: string[]) => {
  const [head] = rows;
  return [head, head!.replace(/[^|]+/g, ' - '), ...rows.slice(1)].map(row => `| ${row} |`).join('\n');
};

describe('contradictions of sentences', () => {
  it.each([
    'The default of `server.port` is `3000`.',
    '`server.port` defaults to `3000`, `server.host` is another option.',
    '`server.port` exists since 1.2.0.',
    '`server.host` defaults to `localhost`.',
    'Set `server.port` to `8080`.',
    'The default `8080` of `server.port` was changed: now it defaults to `3000`.',
    'The default is `8080` if [server.port](/config/server/port) is not set.',
    '`server.publicDir` defaults to `"public"`, `server.publicDir.watch` to `true`.',
    '[server.publicDir](/config/server/public-dir): the default is `./public`.',
    '`server.publicDir` defaults to `{ watch: false, name: "public" }`.',
    '`server.publicDir.ignore` defaults to `dist`, because that is ignored anyway.',
    '`server.port` accepts values of type `string | number`.',
  ])('accepts: %s', text => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['The default of `server.port` is `9090`.', 'default of `server.port` is stated as `9090`'],
    ['`server.port` defaults to `8080`.', 'default of `server.port` is stated as `8080`'],
    ['[`server.port`](/config): the default is `80`.', 'default of `server.port` is stated as `80`'],
    ['[server.port](/config/server/port), default 80.', 'default of `server.port` is stated as `80`'],
    ['Since `v1.3.0` there is `server.port`.', 'version of `server.port` is stated as `1.3.0`'],
    [
      '- `server.publicDir.watch` defaults to `true`.',
      'default of `server.publicDir.watch` is stated as `true`',
    ],
    [
      '`server.publicDir.name` defaults to `static`.',
      'default of `server.publicDir.name` is stated as `static`',
    ],
    [
      '`server.publicDir.watch` exists since 1.5.0.',
      'version of `server.publicDir.watch` is stated as `1.5.0`',
    ],
    [
      '`server.publicDir.ignore` is of type `number`.',
      'type of `server.publicDir.ignore` is stated as `number`',
    ],
    [
      "`server.publicDir` defaults to `{ name: 'public', watch: true }`.",
      "default of `server.publicDir` is stated as `{ name: 'public', watch: true }`",
    ],
  ])('reports: %s', (text, message) => {
    expect(check(text)).toEqual([`claims/contradiction 1: The ${message}.`]);
  });

  it('leaves other options out on the page of an option, where they are conditions', () => {
    const text = '# server.host\n\nWith `server.port` the default is `0.0.0.0`.';
    expect(check(text, {}, '/config/server/host')).toEqual([]);
    expect(check(text)).toHaveLength(1);
  });
});

describe('contradictions of tables', () => {
  it.each([
    table('Option | Default', '`server.port` | `3000`'),
    table('Option | Default', '`name` | `static`'),
    table('Key in [server.publicDir](/config) | Default', '`name` | `public`'),
    table('Tool | Rsbuild', '`PORT` (default `80`) | [server.port](/config/server/port)'),
    table('Before | Now', '`server.port` defaults to `8080` | `3000`'),
    table('Option | Type', '`server.port` | `string | number`'.replace(' | number', ' \\| number')),
  ])('accepts: %s', text => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    [table('Option | Default', '`server.port` | `80`'), 'default of `server.port` is stated as `80`'],
    [
      table('Key in [server.publicDir](/config) | Default', '`name` | `static`'),
      'default of `server.publicDir.name` is stated as `static`',
    ],
    [
      table('Option | Since', '`server.publicDir.watch` | `1.5.0`'),
      'version of `server.publicDir.watch` is stated as `1.5.0`',
    ],
    [table('Option | Type', '`server.port` | `boolean`'), 'type of `server.port` is stated as `boolean`'],
    [
      table('Tool | Rsbuild', '`PORT` | `server.port`, default 80'),
      'default of `server.port` is stated as `80`',
    ],
  ])('reports: %s', (text, message) => {
    expect(check(text)).toEqual([`claims/contradiction 3: The ${message}.`]);
  });

  it('reports a property in a table on the page of its option', () => {
    const page = pageOf(
      `# server.cors\n\n${facts('Default:** `{ origin: 1, max: 5 }`')}\n## Properties\n\n${table('Property | Default', '`max` | `6`')}\n`,
      { route: '/config/server/cors' },
    );
    expect(told(contradictions([page], ClaimsOptions.parse({})))).toEqual([
      'claims/contradiction 13: The default of `server.cors.max` is stated as `6`.',
    ]);
  });
});

describe('contradictions of facts', () => {
  it('compares a value with the properties of a default that is written as a block', () => {
    const block = 'Default:**\n\n  ```ts\n  const value = { image: 4096, font: 4096 };\n  ```\n';
    const limit = pageOf(`# a.limit\n\n${facts(block)}`, { route: '/config/a/limit' });
    const found = (text: string) =>
      told(contradictions([limit, pageOf(text, { route: '/guide' })], ClaimsOptions.parse({})));
    expect(found('`a.limit`, default 4096')).toEqual([]);
    expect(found('`a.limit`, default 8192')).toEqual([
      'claims/contradiction 1: The default of `a.limit` is stated as `8192`.',
    ]);
  });

  it('reports a property whose default differs from the object of its parent, also in a block', () => {
    const page = (parent: string) =>
      pageOf(`# a.b\n\n${facts(parent)}\n## c\n\n${facts('Default:** `2`')}`, { route: '/config/a/b' });
    const found = (parent: string) => told(contradictions([page(parent)], ClaimsOptions.parse({})));
    const message = 'The default of `a.b.c` is stated as `2`.';
    expect(found('Default:** `{ c: 2 }`')).toEqual([]);
    expect(found('Default:** `{ c: 1 }`')).toEqual([expect.stringContaining(message)]);
    expect(found('Default:**\n\n  ```ts\n  const value = { c: 1 };\n  ```\n')).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it('compares pages of one language, and nothing when it is off', () => {
    const chinese = pageOf('`server.port` 默认为 `8080`。\n', { route: '/guide', lang: 'zh' });
    expect(contradictions([port, chinese], ClaimsOptions.parse({}))).toEqual([]);
    expect(check('`server.port` defaults to `8080`.', { contradictions: 'off' })).toEqual([]);
  });
});
