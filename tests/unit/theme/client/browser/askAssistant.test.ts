import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@rstest/core';
import { askAssistant, sendTo } from '../../../../../theme/client/browser/askAssistant';
import type { ConversationEvent } from '../../../../../theme/client/logic/assistant/conversation';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** An address that answers as `listener` does. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const question = { messages: [{ role: 'user' as const, content: 'Which port?' }], lang: 'en', version: '' };

async function ask(listener: RequestListener, signal = new AbortController().signal) {
  const events: ConversationEvent[] = [];
  await askAssistant(sendTo(await serve(listener)), question, signal, event => events.push(event));
  return events;
}

const stream = { 'content-type': 'text/event-stream' };

describe('a question', () => {
  it('is sent once as JSON, and its answer reported as it arrives', async () => {
    let sent = '';
    const events = await ask((request, response) => {
      request.on('data', part => {
        sent += part;
      });
      request.on('end', () => {
        response.writeHead(200, stream);
        response.write('event: sources\ndata: [{"title":"Port","heading":"Port","link":"/port"}]\n\n');
        response.write('event: text\ndata: "80');
        response.end('80"\n\nevent: done\ndata: {}\n\nevent: text\ndata: "late"\n\n');
      });
    });
    expect(JSON.parse(sent)).toEqual(question);
    expect(events).toEqual([
      { type: 'sources', sources: [{ title: 'Port', heading: 'Port', link: '/port' }] },
      { type: 'text', text: '8080' },
      { type: 'ended', state: 'done' },
    ]);
  });

  it.each<[string, RequestListener, string]>([
    ['is refused for now', (_, response) => response.writeHead(429).end(), 'busy'],
    ['is refused', (_, response) => response.writeHead(403).end('{}'), 'failed'],
    [
      'loses its connection',
      (_, response) => response.writeHead(200, stream).end('event: text\ndata: "a"\n\n'),
      'failed',
    ],
    ['is answered with something else', (_, response) => response.end('<!doctype html>'), 'failed'],
    [
      'gets broken data',
      (_, response) => response.writeHead(200, stream).end('event: text\ndata: {\n\n'),
      'failed',
    ],
    [
      'finds no answer',
      (_, response) => response.writeHead(200, stream).end('event: failed\ndata: {"reason":"model"}\n\n'),
      'failed',
    ],
    ['finds nobody', request => request.destroy(), 'failed'],
  ])('that %s ends so', async (_, listener, state) => {
    expect((await ask(listener)).at(-1)).toEqual({ type: 'ended', state });
  });

  it('reports nothing more once it is stopped', async () => {
    const stop = new AbortController();
    const events = await ask((_, response) => {
      response.writeHead(200, stream);
      response.write('event: text\ndata: "a"\n\n', () => stop.abort());
    }, stop.signal);
    expect(events.filter(({ type }) => type === 'ended')).toEqual([]);
  });
});
