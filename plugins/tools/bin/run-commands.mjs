// Runs Node scripts one after the other in one process, so that the modules they share are loaded once.
// Each message is one script; when the event loop is empty, both output streams end with a mark.
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

// Each script may add its own listeners.
process.setMaxListeners(0);

process.exit = code => {
  if (code !== undefined) process.exitCode = code;
  evaluated = true;
  // Twice, because on a busy machine the first time can be over before the event loop was looked at.
  timer = setTimeout(() => {
    timer = setTimeout(exitProcess, timeToEnd).unref();
  }, timeToEnd).unref();
  throw exitSignal;
};

process.on('uncaughtException', error => {
  if (error === exitSignal) return;
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
  process.channel.ref();
  for (const stream of [process.stdout, process.stderr]) stream.write(`\0${code}\0`);
});
