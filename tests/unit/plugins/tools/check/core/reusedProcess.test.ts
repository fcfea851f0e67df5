import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { createProcesses } from '../../../../../../plugins/tools/check/core/reusedProcess';
import { folderOf } from '../../support';

const processes = createProcesses(2);
afterAll(() => processes.close());

/** Runs `a.mjs` with the given content in a folder of its own; `shared.mjs` is the same file for all. */
const shared = folderOf({ 'shared.mjs': 'export const state = { count: 0 };' });
const run = (script: string, { args = [] as string[], env = {}, timeout = 30 } = {}) => {
  const source = script.replace('SHARED', JSON.stringify(`${shared}/shared.mjs`));
  return processes.execute([process.execPath, 'a.mjs', ...args], folderOf({ 'a.mjs': source }), timeout, env);
};
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const counting =
  'import { state } from SHARED; console.log(process.pid, ++state.count, process.argv.slice(2));';

describe('createProcesses', () => {
  it('runs the next script in the same process, with the modules that are loaded', async () => {
    const [first, second] = [await run(counting, { args: ['a'] }), await run(counting, { args: ['b'] })];
    const [pid] = first.output.split(' ');
    expect([first, second]).toEqual([
      { code: 0, output: `${pid} 1 [ 'a' ]\n` },
      { code: 0, output: `${pid} 2 [ 'b' ]\n` },
    ]);
  });

  it('gives each script its environment, its folder and its exit code', async () => {
    const script =
      'console.log(process.env.MINE, process.env.LEFT); process.env.LEFT = "1"; process.exitCode = 3';
    expect(await run(script, { env: { MINE: 'a' } })).toEqual({ code: 3, output: 'a undefined\n' });
    expect(await run(script)).toEqual({ code: 3, output: 'undefined undefined\n' });
    expect(await run('process.chdir("/")')).toEqual({ code: 0, output: '' });
    expect((await run('console.log(process.cwd())')).output).not.toBe('/\n');
  });

  it('reads the end of a script that writes while the streams are full', async () => {
    const { output } = await run('for (let i = 0; i < 2000; i++) console.log("é".repeat(200))');
    expect(output.split('\n').filter(line => line === 'é'.repeat(200))).toHaveLength(2000);
  });

  it('waits for what a script has started', async () => {
    const { output } = await run('setTimeout(() => { console.log("out"); console.error("err"); }, 50)');
    expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
  });

  it('ends a script that leaves a server open, and closes the server', async () => {
    const listening =
      "import { createServer } from 'node:http'; const server = createServer().listen(Number(process.argv[2]), '127.0.0.1', () => console.log(process.pid, server.address().port));";
    const first = await run(listening, { args: ['0'] });
    const [, port] = first.output.split(' ');
    expect(first).toEqual({ code: 0, output: expect.stringMatching(/^\d+ \d+\n$/) });
    expect(await run(listening, { args: [port!.trim()] })).toEqual(first);
  });

  it('answers the requests of a script to its own server', async () => {
    const script = `import { createServer } from 'node:http';
      const server = createServer((_, response) => setTimeout(() => response.end('answer'), 50));
      server.listen(0, '127.0.0.1', async () => console.log(await (await fetch('http://127.0.0.1:' + server.address().port)).text()));`;
    expect(await run(script)).toEqual({ code: 0, output: 'answer\n' });
  });

  it('hides the end of a script from handlers of errors, and removes them for the next', async () => {
    const handling = `const events = ['uncaughtException', 'unhandledRejection'];
      console.log(process.pid, ...events.map(event => process.listenerCount(event)));
      for (const event of events) process.on(event, () => process.exit(1));
      import('node:fs').then(() => process.exit(0));`;
    const first = await run(handling);
    expect(first).toEqual({ code: 0, output: expect.stringMatching(/^\d+ 1 0\n$/) });
    expect(await run(handling)).toEqual(first);
  });

  it('keeps the process after a script that exits with nothing left to do', async () => {
    const own = createProcesses(1);
    const runOwn = (code: string) =>
      own.execute([process.execPath, join(folderOf({ 'a.mjs': code }), 'a.mjs')], folderOf(), 30);
    const first = await runOwn('console.log(process.pid); process.exit(4); console.log("never")');
    expect(first).toEqual({ code: 4, output: expect.stringMatching(/^\d+\n$/) });
    // Longer than a process may take to end after it exits.
    const slow = 'console.log(process.pid); setTimeout(() => {}, 100)';
    expect(await runOwn(slow)).toEqual({ code: 0, output: first.output });
    own.close();
  });

  it('runs a command as the first of a process that later ones reuse, and keeps few processes', async () => {
    const own = createProcesses(1);
    const script = join(folderOf({ 'a.mjs': 'console.log(process.pid)' }), 'a.mjs');
    const runOwn = async (execute: typeof own.execute) =>
      (await execute([process.execPath, script], folderOf(), 30)).output;
    const before = await runOwn(own.execute);
    const first = await runOwn(own.executeFirst);
    expect(first).not.toBe(before);
    expect(await runOwn(own.execute)).toBe(first);
    await expect.poll(() => isRunning(Number(before))).toBe(false);
    own.close();
  });

  it.each([
    ['that exits', 'console.log("bye"); setInterval(() => {}, 1000); process.exit(4)', 4, 'bye'],
    ['that throws', 'throw new Error("broken")', 1, 'Error: broken'],
    ['that waits for nothing', 'await new Promise(() => {})', 13, ''],
    ['that takes too long', 'console.log("busy"); setInterval(() => {}, 1000)', 1, 'Stopped after 0.5 s.'],
  ])('replaces the process after a script %s', async (_, script, code, text) => {
    const result = await run(script, { timeout: code === 1 && text.startsWith('Stopped') ? 0.5 : 30 });
    expect(result).toEqual({ code, output: expect.stringContaining(text) });
    expect(await run('console.log("next")')).toEqual({ code: 0, output: 'next\n' });
  });

  it('ends processes in which a script listens for signals', async () => {
    const own = createProcesses(2);
    const folder = folderOf({ 'a.mjs': "process.on('SIGTERM', () => {}); console.log(process.pid);" });
    const { output } = await own.execute([process.execPath, 'a.mjs'], folder, 30);
    own.close();
    await expect.poll(() => isRunning(Number(output))).toBe(false);
  });

  it('runs twice in a folder in two processes, because the modules there may have changed', async () => {
    const folder = folderOf({ 'a.mjs': 'console.log(process.pid)' });
    const twice = () => processes.execute([process.execPath, 'a.mjs'], folder, 30);
    expect((await twice()).output).not.toBe((await twice()).output);
  });

  it('starts commands that are no ES module, and those with flags of Node.js, by themselves', async () => {
    const folder = folderOf({ 'a.cjs': 'console.log(module.id)' });
    expect((await processes.execute([process.execPath, 'a.cjs'], folder, 30)).output).toBe('.\n');
    expect((await processes.execute([process.execPath, '-p', '1'], folder, 30)).output).toBe('1\n');
  });
});
