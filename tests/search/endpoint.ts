import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordOf } from '../../plugins/site/search-records/records';
import { createEngine } from '../../plugins/site/search-server/embedded/engine';
import { createSearchHandler } from '../../plugins/site/search-server/handler';
import { push } from '../../plugins/site/search-server/push';
import type { SearchDocument } from '../../theme/shared/search/types';

/**
 * The search server of the package with its embedded engine, on a free port.
 * @param indexes documents of each index; those without a language are found in English and Chinese
 */
export async function startEndpoint(indexes: Record<string, SearchDocument[]>) {
  const folder = mkdtempSync(join(tmpdir(), 'duet-endpoint-'));
  const engine = createEngine(folder, console.error);
  for (const [index, documents] of Object.entries(indexes)) {
    const records = documents.flatMap(document =>
      (document.lang ? [document.lang] : ['en', 'zh']).map(lang =>
        recordOf({ ...document, lang, version: '', frontmatter: {} }, document.domain),
      ),
    );
    await push({ engine, index, records });
  }
  const handler = createSearchHandler({
    engine,
    origin: 'https://docs.example.com',
    indexes: Object.keys(indexes),
    rate: false,
  });
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    const answer = await handler(new Request(`http://localhost${request.url}`));
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Addresses that were asked for, in order. */
    asked,
    async close() {
      await new Promise<void>(resolve => server.close(() => resolve()));
      rmSync(folder, { recursive: true });
    },
  };
}
