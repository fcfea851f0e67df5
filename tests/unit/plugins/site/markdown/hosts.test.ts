import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, rs } from '@rstest/core';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { netlifyMarkdown, nginxMarkdown, vercelMarkdown } from '../../../../../plugins/site/markdown/hosts';

const agent = 'text/markdown, text/html;q=0.9, */*;q=0.1';
const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
const nginx = '/usr/sbin/nginx';

describe.skipIf(!existsSync(nginx)).each(['/', '/docs/'])('nginx, below %s', base => {
  const folder = mkdtempSync(join(tmpdir(), 'duet-nginx-'));
  let stop: () => Promise<void>;
  let origin: string;

  beforeAll(async () => {
    const files = {
      'index.html': 'home',
      'index.md': '# home',
      'guide/port.html': 'port',
      'guide/port.md': '# port',
      'guide/index.html': 'guide',
      'guide/index.md': '# guide',
      'plain.html': 'plain',
      'app.js': 'script',
    };
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, 'site', base, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    writeFileSync(join(folder, 'markdown.conf'), nginxMarkdown(base));
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http {
  types { text/html html; text/javascript js; }
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  include ${folder}/markdown.conf;
  server {
    listen 127.0.0.1:${port}; root ${folder}/site;
    if (-f $document_root$duet_markdown) { rewrite ^ $duet_markdown last; }
    location ~ \\.md$ { types { text/markdown md; } charset utf-8; charset_types text/markdown; }
    add_header Vary Accept;
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}`,
    );
    const server = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
      stdio: 'ignore',
    });
    const exit = once(server, 'exit');
    stop = async () => {
      server.kill();
      await exit;
    };
    await rs.waitFor(() => fetch(origin), { timeout: 15_000 });
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['', agent, '# home', 'text/markdown; charset=utf-8'],
    ['guide/', agent, '# guide', 'text/markdown; charset=utf-8'],
    ['guide/port', agent, '# port', 'text/markdown; charset=utf-8'],
    ['guide/port.html', agent, '# port', 'text/markdown; charset=utf-8'],
    ['guide/port.md', browser, '# port', 'text/markdown; charset=utf-8'],
    ['guide/port', browser, 'port', 'text/html'],
    ['guide/port', 'text/html, text/markdown;q=0', 'port', 'text/html'],
    ['plain', agent, 'plain', 'text/html'],
    ['app.js', agent, 'script', 'text/javascript'],
  ])('answers %s for "%s"', async (path, accept, text, type) => {
    const response = await fetch(`${origin}${base}${path}`, { headers: { accept } });
    expect([await response.text(), response.headers.get('content-type')]).toEqual([text, type]);
    expect(response.headers.get('vary')).toContain('Accept');
  });
});

describe('the edge function of Netlify', () => {
  const pages = new Map([
    ['/docs/index.md', '# home'],
    ['/docs/', 'home'],
    ['/docs/port.md', '# port'],
    ['/docs/port', 'port'],
    ['/docs/port.html', 'port'],
    ['/docs/plain', 'plain'],
    ['/docs/app.js', 'script'],
  ]);

  it.each([
    ['/docs/', agent, '# home'],
    ['/docs/port', agent, '# port'],
    ['/docs/port.html', agent, '# port'],
    ['/docs/port', browser, 'port'],
    ['/docs/plain', agent, 'plain'],
    ['/docs/app.js', agent, 'script'],
  ])('answers %s for "%s"', async (path, accept, expected) => {
    const source = encodeURIComponent(netlifyMarkdown('/docs/'));
    const { default: answer, config } = await import(
      /* webpackIgnore: true */ `data:text/javascript,${source}`
    );
    const request = new Request(`https://docs.test${path}`, { headers: { accept } });
    const next = async ({ url } = request) => {
      const text = pages.get(new URL(url).pathname);
      return new Response(text ?? 'not found', {
        status: text ? 200 : 404,
        headers: { 'content-type': url.endsWith('.md') ? 'text/plain' : 'text/html' },
      });
    };
    const response: Response = await answer(request, { next });
    expect(await response.text()).toBe(expected);
    expect(response.headers.get('content-type')).toContain(expected.startsWith('#') ? 'markdown' : 'html');
    expect(config.path).toBe('/docs/*');
  });
});

describe('the redirects for Vercel', () => {
  it.each([
    ['/', '/', '/index.md'],
    ['/', '/guide/', '/guide/index.md'],
    ['/', '/guide/port', '/guide/port.md'],
    ['/', '/guide/port.html', '/guide/port.md'],
    ['/', '/static/app.js', undefined],
    ['/', '/guide/port.md', undefined],
    ['/v1.0/', '/v1.0/', '/v1.0/index.md'],
    ['/v1.0/', '/v1.0/guide/port', '/v1.0/guide/port.md'],
    ['/v1.0/', '/v1x0/guide/port', undefined],
  ])('below %s lead %s to %s', (base, path, expected) => {
    const { routes, error } = getTransformedRoutes({ redirects: vercelMarkdown(base) });
    expect(error).toBeNull();
    const targets = (routes ?? []).flatMap(route => {
      if (!('headers' in route) || !route.src || !route.headers?.Location) return [];
      const match = new RegExp(route.src).exec(path);
      expect(route.status).toBe(307);
      const [condition] = route.has as { key: string; value: string }[];
      expect(new RegExp(`^${condition!.value}$`).test(agent)).toBe(true);
      expect(new RegExp(`^${condition!.value}$`).test(browser)).toBe(false);
      return match
        ? [route.headers.Location.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '')]
        : [];
    });
    expect(targets[0]).toBe(expected);
  });
});

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
