// Runs Node scripts one after the other in one process, so that the modules they share are loaded once.
// Each message is one script; when the event loop is empty, both output streams end with a mark.
import { pathToFileURL } from 'node:url';

let count = 0;
/** Whether the script has been evaluated; undefined between scripts. */
let evaluated;

// Each script may add its own listeners.
process.setMaxListeners(0);

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
  if (evaluated === false) process.exit(13);
  if (evaluated === undefined) return;
  evaluated = undefined;
  process.channel.ref();
  for (const stream of [process.stdout, process.stderr]) stream.write(`\0${code}\0`);
});
