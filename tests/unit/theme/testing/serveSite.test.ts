import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { type SiteServer, serveSite, siteFile } from '../../../../theme/testing/serveSite';

const root = mkdtempSync(join(tmpdir(), 'duet-site-'));
const site = join(root, 'site');
mkdirSync(join(site, 'zh/guide'), { recursive: true });
const files = [
  'index.html',
  '404.html',
  'zh/index.html',
  'zh/guide/start.html',
  '指南.html',
  'app.js',
  'a.txt',
];
for (const file of files) writeFileSync(join(site, file), file);
writeFileSync(join(root, 'secret.html'), 'secret');
afterAll(() => rmSync(root, { recursive: true }));

describe('siteFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/zh', 'zh/index.html'],
    ['/zh/', 'zh/index.html'],
    ['/zh/guide/start', 'zh/guide/start.html'],
    ['/zh/guide/start.html?a=b#c', 'zh/guide/start.html'],
    ['/指南', '指南.html'],
    ['/%E6%8C%87%E5%8D%97', '指南.html'],
    ['/zh/guide', undefined],
    ['/gone', undefined],
    ['/%', undefined],
    ['/../secret', undefined],
    ['/%2e%2e/secret', undefined],
    ['/../site-of-another/index', undefined],
  ])('of %s is %s', (address, expected) => {
    const file = siteFile(site, address);
    expect(file && relative(site, file)).toBe(expected);
  });
});

describe('serveSite', () => {
  let server: SiteServer;
  beforeAll(async () => {
    server = await serveSite(site, '/docs/');
  });
  afterAll(() => server.close());

  /** Status, type and body; the path is sent as it is, which `fetch` would not do. */
  const get = (path: string) =>
    new Promise(resolve =>
      request(server.origin, { path }, response => {
        let body = '';
        response.on('data', part => (body += part));
        response.on('end', () => resolve([response.statusCode, response.headers['content-type'], body]));
      }).end(),
    );

  it.each([
    ['/docs/', 200, 'text/html; charset=utf-8', 'index.html'],
    ['/docs/zh/guide/start?a', 200, 'text/html; charset=utf-8', 'zh/guide/start.html'],
    ['/docs/app.js', 200, 'text/javascript; charset=utf-8', 'app.js'],
    ['/docs/a.txt', 200, 'application/octet-stream', 'a.txt'],
    ['/docs/gone', 404, 'text/html; charset=utf-8', '404.html'],
    ['/zh/', 404, 'text/html; charset=utf-8', '404.html'],
    ['/docs/../../secret.html', 404, 'text/html; charset=utf-8', '404.html'],
    ['/docs/%2e%2e%2fsecret.html', 404, 'text/html; charset=utf-8', '404.html'],
  ])('answers %s with %s', async (path, ...expected) => {
    expect(await get(path)).toEqual(expected);
  });
});
