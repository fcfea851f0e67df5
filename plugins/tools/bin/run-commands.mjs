// Runs Node scripts one after the other in one process, so that the modules they share are loaded once.
// Each message is one script; when the event loop is empty, both output streams end with a mark.
import { Server } from 'node:net';
import { pathToFileURL } from 'node:url';

/** Milliseconds after `process.exit()` in which the event loop must become empty, or the process ends. */
const timeToEnd = 20;

/** Ends a script that calls `process.exit()`. */
const exitSignal = new Error('The script has ended.');
const exitProcess = process.exit.bind(process);

let count = 0;
/** Whether the script has been evaluated; undefined between scripts. */
let evaluated;
/** Ends the process, if a script has called `process.exit()`. */
let timer;

/** Servers of the script that runs. */
const servers = new Set();
const { listen } = Server.prototype;

// A server that a script leaves open would keep it from ending.
Server.prototype.listen = function (...args) {
  servers.add(this);
  return listen.apply(this, args).unref();
};

// Each script may add its own listeners.
process.setMaxListeners(0);

process.exit = code => {
  if (code !== undefined) process.exitCode = code;
  evaluated = true;
  clearTimeout(timer);
  // Twice, because on a busy machine the first time can be over before the event loop was looked at.
  timer = setTimeout(() => {
    timer = setTimeout(exitProcess, timeToEnd).unref();
  }, timeToEnd).unref();
  throw exitSignal;
};

// Scripts must not take their end for an error: some plugins exit with code 1 then.
const emit = process.emit.bind(process);
process.emit = (event, ...args) => args[0] === exitSignal || emit(event, ...args);

process.on('uncaughtException', error => {
  console.error(error);
  exitProcess(1);
});

process.on('message', async ({ entry, args, cwd, env }) => {
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  // In place, because packages keep the array.
  process.argv.splice(0, Number.POSITIVE_INFINITY, process.execPath, entry, ...args);
  process.exitCode = undefined;
  evaluated = false;
  // The connection to the parent must not keep the event loop alive.
  process.channel.unref();
  await import(`${pathToFileURL(entry)}?${++count}`);
  evaluated = true;
});

process.on('beforeExit', code => {
  // As Node.js does when a top-level `await` never settles.
  if (evaluated === false) exitProcess(13);
  if (evaluated === undefined) return;
  evaluated = undefined;
  clearTimeout(timer);
  for (const server of servers) server.close();
  servers.clear();
  for (const [event, listener] of listeners()) if (!ofRunner.has(listener)) process.off(event, listener);
  process.channel.ref();
  for (const stream of [process.stdout, process.stderr]) stream.write(`\0${code}\0`);
});

/** Listeners on the process, with their events. */
const listeners = () =>
  process.eventNames().flatMap(event => process.rawListeners(event).map(listener => [event, listener]));

/** Listeners that are here before the first script. What scripts add would hear of later ones. */
const ofRunner = new Set(listeners().map(([, listener]) => listener));
