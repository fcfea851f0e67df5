import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from '@rstest/core';
import { recordFile, type SearchRecord } from '../../../../../plugins/site/search-records/records';
import { duet } from '../../../../duet';
import { record, site } from '../../site/search-server/records';

const key = 'a key of 16 characters';
const command = resolve('plugins/tools/bin/duet.mjs');
const running: ChildProcess[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) {
    if (server.exitCode === null && server.kill()) await new Promise(done => server.once('exit', done));
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with the records of a build. */
function built(records: SearchRecord[] = site) {
  const folder = mkdtempSync(join(tmpdir(), 'duet-serve-'));
  folders.push(folder);
  const write = (records: SearchRecord[]) =>
    writeFileSync(join(folder, 'en.flexsearch.jsonl'), recordFile('flexsearch', records, 'docs'));
  if (records.length > 0) write(records);
  return { folder, write, data: join(folder, 'index') };
}

/** Starts the command, and returns its address with what it prints. */
async function start({ folder, data }: ReturnType<typeof built>, variables: Record<string, string> = {}) {
  const args = ['search', 'serve', folder, '--port', '0', '--data', data, '--origin', 'https://docs.test'];
  const server = spawn(process.execPath, [command, ...args], { env: { ...process.env, ...variables } });
  running.push(server);
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', text => (output += text));
  await expect.poll(() => output).toMatch(/Search: http:\/\/127\.0\.0\.1:\d+/);
  const url = /http:\S+/.exec(output)![0];
  const ask = async (keyword: string, lang = 'en') => {
    const response = await fetch(`${url}/?keyword=${encodeURIComponent(keyword)}&limit=7&lang=${lang}`);
    const [{ hits }] = await response.json();
    return hits.map(({ routePath }: SearchRecord) => routePath);
  };
  return { server, url, ask, output: () => output };
}

describe('duet search serve', () => {
  it('answers from the records of a build, also of one that follows', async () => {
    const build = built();
    const { ask, url, server } = await start(build);
    expect([(await ask('deployment'))[0], (await ask('端口', 'zh')).length]).toEqual(['/guide/deploy', 3]);
    const foreign = await fetch(`${url}/?keyword=port&limit=1&lang=en`, {
      headers: { origin: 'https://evil.test' },
    });
    expect(foreign.status).toBe(403);
    build.write([record('/guide/publish', 'Publish')]);
    await expect.poll(() => ask('publish')).toEqual(['/guide/publish']);
    server.kill('SIGTERM');
    await expect.poll(() => server.exitCode).toBe(0);
  });

  it('reads the records of a folder that is made later, and made again, and skips damaged ones', async () => {
    const build = built();
    rmSync(build.folder, { recursive: true });
    const data = `${build.folder}-index`;
    const { ask, output } = await start({ ...build, data });
    folders.push(data);
    await expect.poll(output).toContain('No records in');
    for (const name of ['publish', 'deploy']) {
      rmSync(build.folder, { recursive: true, force: true });
      mkdirSync(build.folder);
      build.write([record(`/guide/${name}`, name)]);
      await expect.poll(() => ask(name), { timeout: 5000 }).toEqual([`/guide/${name}`]);
    }
    const file = join(build.folder, 'en.flexsearch.jsonl');
    appendFileSync(file, '{"id":');
    await expect.poll(output, { timeout: 5000 }).toContain(`${file} has something else than records`);
    expect(output()).not.toMatch(/^\s+at /m);
    expect(await ask('deploy')).toEqual(['/guide/deploy']);
  });

  it('names a file that has no records', async () => {
    const { folder, data } = built();
    writeFileSync(join(folder, 'en.flexsearch.jsonl'), '{"id":1}\n');
    expect((await duet(['search', 'serve', folder, '--data', data])).errors).toContain(
      `${join(folder, 'en.flexsearch.jsonl')} has something else than records`,
    );
  });

  it('is filled by a push with its key, and by no other', async () => {
    const empty = built([]);
    const { url, ask, output } = await start(empty, { DUET_SEARCH_KEY: key });
    // The other stream than that of the address.
    await expect.poll(output).toContain('No records in');
    const push = (variables: Record<string, string>) =>
      duet(['search', 'push', '--engine', 'flexsearch', '--folder', built().folder, '--url', url], {
        variables,
      });
    expect((await push({ DUET_SEARCH_KEY: 'another key' })).errors).toContain(
      'status 401: The key is wrong.',
    );
    expect(await push({ DUET_SEARCH_KEY: key })).toMatchObject({
      code: 0,
      output: 'docs: 7 added, 0 changed, 0 removed, 0 unchanged',
    });
    expect((await ask('deployment'))[0]).toBe('/guide/deploy');
    const headers = { authorization: `Bearer ${key}` };
    for (const body of ['{', '{"id":1}', 'null']) {
      expect((await fetch(url, { method: 'PUT', headers, body })).status).toBe(400);
    }
    expect((await ask('deployment'))[0]).toBe('/guide/deploy');
  });

  it('refuses every push without a key of its own', async () => {
    const { url } = await start(built());
    const response = await fetch(url, { method: 'PUT', headers: { authorization: 'Bearer ' }, body: '' });
    expect(response.status).toBe(403);
  });

  it.each([
    ['a port that is none', ['--port', '70000'], {}, '--port must be from 0 to 65535.'],
    ['a short key', [], { DUET_SEARCH_KEY: 'short' }, 'at least 16 characters'],
    ['a wrong index', ['--index', 'Docs'], {}, '--index must consist of lower-case'],
    [
      'an address as origin',
      ['--origin', 'https://a.example/'],
      {},
      'a slash at the end, not https://a.example/.',
    ],
    ['two folders', ['a', 'b'], {}, 'Pass one folder of records.'],
  ])('cannot run with %s', async (_, args, variables, message) => {
    expect(await duet(['search', 'serve', ...args], { variables })).toMatchObject({
      code: 2,
      errors: expect.stringContaining(message),
    });
  });
});
