import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const bytesPerMs = 200;
const latencyMs = 150;
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * A static host with gzip and clean addresses.
 * @param {string} folder the built site
 * @param {boolean} slow gives it the phone's line: 1.6 Mbit/s shared by all answers, 150 ms before each
 */
export async function host(folder, slow = false) {
  /** Files as they are sent: packing is no part of what is measured. */
  const packed = new Map();
  let sent = 0;
  let asked = 0;
  let open = 0;
  let free = 0;
  let waiting = [];
  const read = path => {
    const file = [path, `${path.replace(/\/$/, '')}.html`, join(path, 'index.html')]
      .map(name => join(folder, name))
      .find(name => extname(name) && existsSync(name));
    const notFound = join(folder, '404.html');
    const answer = file ?? (existsSync(notFound) ? notFound : undefined);
    return { file, body: gzipSync(answer ? readFileSync(answer) : 'not found') };
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname);
    if (!packed.has(path)) packed.set(path, read(path));
    const { file, body } = packed.get(path);
    asked++;
    open++;
    response.on('close', () => {
      open--;
      if (open > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    });
    const answer = () => {
      sent += body.length;
      response.writeHead(file ? 200 : 404, {
        'content-type': types[extname(file ?? '.html')] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        // Without these two a page may not measure its memory.
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      });
      response.end(body);
    };
    if (!slow) return answer();
    const now = performance.now();
    free = Math.max(free, now + latencyMs) + body.length / bytesPerMs;
    setTimeout(answer, free - now);
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    /** Bytes sent so far. */
    sent: () => sent,
    /** Resolves when everything that was asked for has been sent. */
    drained: () => (open === 0 ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))),
    /** How many requests came so far. */
    asked: () => asked,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
