import { describe, expect, it } from '@rstest/core';
import { contradictions } from '../../../../../plugins/checks/claims/contradictions';
import { ClaimsOptions } from '../../../../../plugins/checks/claims/options';
import { pageOf, told } from '../support';

const option = pageOf(
  '# server.port\n\n<OptionFacts>\n\n- **Type:** `number`\n- **Default:** `3000`\n- **Version:** `>= 1.2.0`\n\n</OptionFacts>\n\nThe default is `3000`.\n',
  { route: '/config/server/port' },
);
const check = (text: string, options = {}) =>
  told(contradictions([option, pageOf(`${text}\n`, { route: '/guide' })], ClaimsOptions.parse(options)));

describe('contradictions', () => {
  it.each([
    'The default of `server.port` is `3000`.',
    '`server.port` defaults to `3000`, `server.host` is another option.',
    '`server.port` exists since 1.2.0.',
    '`server.host` defaults to `localhost`.',
    'Set `server.port` to `8080`.',
    'The default `8080` of `server.port` was changed: now it defaults to `3000`.',
  ])('accepts: %s', text => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['The default of `server.port` is `9090`.', 'The default of `server.port` is stated as `9090`.'],
    ['`server.port` defaults to `8080`.', 'The default of `server.port` is stated as `8080`.'],
    [
      '[`server.port`](/config/server/port): the default is `80`.',
      'The default of `server.port` is stated as `80`.',
    ],
    ['Since `v1.3.0` there is `server.port`.', 'The version of `server.port` is stated as `1.3.0`.'],
  ])('reports: %s', (text, message) => {
    expect(check(text)).toEqual([`claims/contradiction 1: ${message}`]);
  });

  it('compares pages of one language, and nothing when it is off', () => {
    const chinese = pageOf('`server.port` 默认为 `8080`。\n', { route: '/guide', lang: 'zh' });
    expect(contradictions([option, chinese], ClaimsOptions.parse({}))).toEqual([]);
    expect(check('`server.port` defaults to `8080`.', { contradictions: 'off' })).toEqual([]);
  });
});
