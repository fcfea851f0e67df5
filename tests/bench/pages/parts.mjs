/**
 * A build in parts beside one build of the same pages: time and memory of each job, one after the other on this
 * machine, and of the build that joins them; and whether its output is that of one build. Run it with
 * `npm run bench -- --parts`; `--pages 6400`, `--counts 2,4`.
 */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { quiet } from '../quiet.mjs';
import { writeDocs } from './docs.mjs';
import { build } from './rspress.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1600' },
    counts: { type: 'string', default: '2,4' },
    wait: { type: 'string', default: '10' },
  },
});
const folder = join(root, `tests/bench/growth-${values.pages}`);
const cache = join(folder, 'node_modules/.cache');
const machines = join(folder, 'machines');
const shown = ({ seconds, megabytes }) => `${seconds.toFixed(1)} s / ${megabytes.toFixed(0)} MB`;
const measure = async name => {
  const figures = await build(root, folder, 'duet', true);
  console.log(`${name}: ${shown(figures)}`);
  return figures;
};

writeDocs(root, folder, Number(values.pages));
await quiet(Number(values.wait));
const whole = await measure('One build');
renameSync(join(folder, 'out-duet'), join(folder, 'out-whole'));
for (const count of values.counts.split(',').map(Number)) {
  const parts = [];
  for (let number = 1; number <= count; number++) {
    rmSync(cache, { recursive: true, force: true });
    process.env.DUET_PART = `${number}/${count}`;
    parts.push(await measure(`Part ${number} of ${count}`));
    cpSync(join(cache, 'duet-pages'), join(machines, String(number)), { recursive: true });
  }
  delete process.env.DUET_PART;
  rmSync(cache, { recursive: true });
  for (let number = 1; number <= count; number++)
    cpSync(join(machines, String(number)), join(cache, 'duet-pages'), { recursive: true });
  const joined = await measure('Joined');
  const seconds = Math.max(...parts.map(part => part.seconds)) + joined.seconds;
  const megabytes = Math.max(...[...parts, joined].map(part => part.megabytes));
  const others = differences(join(folder, 'out-whole'), join(folder, 'out-duet'));
  console.log(
    `${count} machines: ${shown({ seconds, megabytes })}, one: ${shown(whole)}; ${others} files differ.`,
  );
  rmSync(machines, { recursive: true });
}
rmSync(folder, { recursive: true });

/** How many files of two builds differ, or are in one of them only. */
function differences(a, b) {
  const names = place =>
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(place.length));
  const [first, second] = [new Set(names(a)), new Set(names(b))];
  const isSame = name =>
    first.has(name) && second.has(name) && readFileSync(join(a, name)).equals(readFileSync(join(b, name)));
  return [...new Set([...first, ...second])].filter(name => !isSame(name)).length;
}
