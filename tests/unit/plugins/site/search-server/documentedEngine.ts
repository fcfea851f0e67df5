import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** One operation of an engine's published API. */
export interface Operation {
  method: string;
  /** The path without the query; groups are passed to `answer`. */
  path: RegExp;
  /** Form of the query parameters. Default: none. */
  query?: z.ZodType;
  /** Form of the body, or of the list of its lines for a body of JSON lines. Default: no body. */
  body?: z.ZodType;
  /** The answer: a status, and a value that is sent as JSON or a text that is sent as it is. */
  // biome-ignore lint/suspicious/noExplicitAny: its form is that of `body`, which has been checked.
  answer(request: { groups: string[]; query: Record<string, string>; body: any }): [number, unknown];
}

/**
 * A server that accepts only requests of the documented form, and answers in the documented form. A request that no
 * operation describes is listed in `problems` and gets status 400.
 */
export async function startDocumentedEngine(
  operations: Operation[],
  keyHeader: [name: string, value: string],
) {
  const state = {
    /** Requests that the API does not describe. */
    problems: [] as string[],
    /** Method and path of every request, in order. */
    asked: [] as string[],
    /** Statuses to answer with before any other answer, and before any work is done. */
    faults: [] as number[],
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const { pathname, searchParams } = new URL(request.url!, 'http://engine');
    const asked = `${request.method} ${pathname}`;
    state.asked.push(asked);
    const send = (status: number, value: unknown) =>
      response.writeHead(status).end(typeof value === 'string' ? value : JSON.stringify(value));
    const fault = state.faults.shift();
    if (fault) return send(fault, { message: 'internal secret of the engine' });
    if (request.headers[keyHeader[0]] !== keyHeader[1]) return send(401, { message: 'invalid key' });
    const operation = operations.find(({ method, path }) => method === request.method && path.test(pathname));
    if (!operation) return fail(`${asked}: not an operation`);
    const lines = request.headers['content-type'] === 'application/x-ndjson';
    const sent = lines
      ? text
          .split('\n')
          .filter(Boolean)
          .map(line => JSON.parse(line))
      : text && JSON.parse(text);
    const query = (operation.query ?? z.strictObject({})).safeParse(Object.fromEntries(searchParams));
    const body = (operation.body ?? z.literal('')).safeParse(sent);
    if (!query.success || !body.success) return fail(`${asked}: ${query.error ?? body.error}`);
    const groups = operation.path.exec(pathname)!.slice(1).map(decodeURIComponent);
    send(...operation.answer({ groups, query: query.data as Record<string, string>, body: body.data }));

    function fail(problem: string) {
      state.problems.push(problem);
      send(400, { message: problem });
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    ...state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  };
}

/** A record as a push sends it. */
export const storedRecord = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]+$/),
  title: z.string(),
  content: z.string(),
  routePath: z.string(),
  domain: z.string(),
  lang: z.string(),
  version: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  headings: z.array(z.string()),
  stamp: z.string(),
  toc: z.array(z.looseObject({ text: z.string() })),
});

/** A stored record. */
export type Stored = z.infer<typeof storedRecord>;

/** Records whose title contains the words. */
export const matching = (records: Iterable<Stored>, words: string, limit: number) =>
  [...records].filter(({ title }) => title.toLowerCase().includes(words.toLowerCase())).slice(0, limit);
