import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen } from '../../plugins/tools/audit/serveSite';
import { type execute, lastLines } from '../../plugins/tools/check/core/execute';
import { hashOf } from '../../plugins/tools/check/core/hash';
import { parsePage } from '../../plugins/tools/check/core/parsePage';
import { resolveCommand } from '../../plugins/tools/check/core/resolveCommand';
import { inTemporaryProject } from '../../plugins/tools/check/core/temporaryProject';
import { type Example, examplesOf } from '../../plugins/tools/check/samples/examples';
import { runFiles } from '../../plugins/tools/check/samples/runExample';
import { look } from './look';
import { digest } from './verified';

const packages = fileURLToPath(new URL('../facts', import.meta.url));
const lock = readFileSync(join(packages, 'package-lock.json'), 'utf8');

/** For samples without an entry, as in the site's configuration. */
const entry = { 'src/index.ts': "document.body.textContent = 'Hello';\n" };

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Pages with samples marked `run`, and a hash of their code. The Chinese pages have the same code. */
export function pagesWithSamples(): Map<string, string> {
  const names = readdirSync('docs/en', { recursive: true, encoding: 'utf8' });
  const files = names.filter(name => name.endsWith('.mdx')).map(name => `docs/en/${name}`);
  return new Map(
    files.sort().flatMap(file => {
      // Parsing every page would take seconds.
      const blocks = readFileSync(file, 'utf8').match(/^([ \t]*)```\w+ [\s\S]*?^\1```$/gm) ?? [];
      const runs = blocks.some(block => /^\s*```.*\srun\b/.test(block));
      return runs ? [[file, digest([lock, ...blocks].join('\n'))]] : [];
    }),
  );
}

/** Builds the samples of a page that are marked `run` and opens every page that they write; returns what goes wrong. */
export async function problemsOfPage(file: string, run: typeof execute): Promise<string[]> {
  const page = parsePage(readFileSync(file, 'utf8'), { file, lang: '', route: '', fragment: false });
  const problems: string[] = [];
  for (const example of examplesOf(page)) {
    const { attributes, line } = example.files[0]!.fence;
    if (attributes.run === undefined || attributes.noshow) continue;
    for (const problem of await problemsOf(example, run)) problems.push(`${file}:${line}: ${problem}`);
  }
  return problems;
}

function problemsOf(example: Example, run: typeof execute): Promise<string[]> {
  const files = runFiles(example, { files: entry });
  return inTemporaryProject(packages, `shown-${hashOf(JSON.stringify(files))}`, files, async home => {
    const [command = '', ...args] = (example.files[0]!.fence.attributes.run || 'rsbuild build').split(/\s+/);
    const { code, output } = await run([...resolveCommand(packages, command), ...args], home, 120);
    if (code !== 0) return [`it does not build:\n${lastLines(output)}`];
    const written = readdirSync(home, { recursive: true, withFileTypes: true })
      .filter(each => each.isFile())
      .map(each => join(each.parentPath, each.name).slice(home.length))
      .filter(name => !(name.slice(1) in files) && !name.includes('/node_modules/'));
    const server = await listen((request, response) => {
      const file = fileAt(new URL(request.url!, 'http://localhost').pathname, written);
      response.setHeader('access-control-allow-origin', '*');
      if (!file) return response.writeHead(404).end();
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      response.end(readFileSync(join(home, file)));
    });
    const problems: string[] = [];
    try {
      for (const name of written.filter(name => name.endsWith('.html'))) {
        await look(server.origin + name, { elsewhere: server.origin }).catch((error: Error) =>
          problems.push(error.message.replaceAll(server.origin, '')),
        );
      }
    } finally {
      await server.close();
    }
    return problems;
  });
}

/** The file at an address, whatever path or host it is deployed to. */
function fileAt(path: string, files: readonly string[]): string | undefined {
  const parts = path.split('/').slice(1);
  const ends = parts.map((_, index) => `/${parts.slice(index).join('/')}`);
  return ends.map(end => files.find(name => name.endsWith(end))).find(Boolean);
}
