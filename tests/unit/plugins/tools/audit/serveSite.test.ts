import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { type SiteServer, serveSite } from '../../../../../plugins/tools/audit/serveSite';

const root = mkdtempSync(join(tmpdir(), 'duet-site-'));
const site = join(root, 'site');
mkdirSync(join(site, 'zh/guide'), { recursive: true });
mkdirSync(join(site, '.well-known'));
const files = [
  'index.html',
  '404.html',
  'zh/index.html',
  'zh/guide/start.html',
  '指南.html',
  'app.js',
  'a.txt',
  '.well-known/a.txt',
  '.nojekyll',
];
for (const file of files) writeFileSync(join(site, file), file);
writeFileSync(join(root, 'secret.html'), 'secret');
afterAll(() => rmSync(root, { recursive: true }));

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

  const html = 'text/html;charset=utf-8';
  it.each<[string, number, string, string]>([
    ['/docs/', 200, html, 'index.html'],
    ['/docs/index.html', 200, html, 'index.html'],
    ['/docs/zh', 200, html, 'zh/index.html'],
    ['/docs/zh/', 200, html, 'zh/index.html'],
    ['/docs/zh/guide/start', 200, html, 'zh/guide/start.html'],
    ['/docs/zh/guide/start?a', 200, html, 'zh/guide/start.html'],
    ['/docs/zh/guide/start.html?a=b', 200, html, 'zh/guide/start.html'],
    ['/docs/%E6%8C%87%E5%8D%97', 200, html, '指南.html'],
    ['/docs/app.js', 200, 'text/javascript', 'app.js'],
    ['/docs/a.txt', 200, 'text/plain', 'a.txt'],
    ['/docs/.well-known/a.txt', 200, 'text/plain', '.well-known/a.txt'],
    ['/docs/.nojekyll', 200, '', '.nojekyll'],
    ['/docs/zh/guide', 404, html, '404.html'],
    ['/docs/gone', 404, html, '404.html'],
    ['/docs/%', 404, html, '404.html'],
    ['/zh/', 404, html, '404.html'],
    ['/docs/../secret.html', 404, html, '404.html'],
    ['/docs/../../secret.html', 404, html, '404.html'],
    ['/docs/%2e%2e/secret.html', 404, html, '404.html'],
    ['/docs/%2e%2e%2fsecret.html', 404, html, '404.html'],
  ])('answers %s with %s', async (path, ...expected) => {
    expect(await get(path)).toEqual(expected);
  });

  it('sends files of a later build, and lets browsers cache them', async () => {
    writeFileSync(join(site, 'later.html'), 'later.html');
    const response = await fetch(`${server.origin}/docs/later`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public']);
  });

  it('has an empty answer for unknown addresses of a site without 404.html', async () => {
    const other = await serveSite(join(site, 'zh'), '/');
    const response = await fetch(`${other.origin}/gone`);
    expect([response.status, await response.text()]).toEqual([404, '']);
    await other.close();
  });
});
