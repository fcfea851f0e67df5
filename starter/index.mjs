#!/usr/bin/env node
/** The command `npm create duet-docs`: writes a project into a new folder and says what to do next. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArguments, usage } from './arguments.mjs';
import { projectFiles } from './project.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

try {
  const options = parseArguments(process.argv.slice(2));
  if (options.help) console.log(usage);
  else if (options.version) console.log(version);
  else create(options);
} catch (error) {
  console.error(`create-duet-docs: ${error.message}`);
  process.exitCode = 1;
}

/**
 * Writes the project.
 * @param {import('./arguments.mjs').Options} options
 * @throws {Error} if the folder holds files already: nothing is overwritten
 */
function create(options) {
  const folder = resolve(options.folder);
  if (existsSync(folder) && readdirSync(folder).some(name => name !== '.git')) {
    throw new Error(`"${options.folder}" is not empty. Name a new folder, or empty this one first.`);
  }
  const files = projectFiles(options, version);
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const shownFolder = relative(process.cwd(), folder) || '.';
  console.log(`Created ${files.size} files in ${shownFolder}.

Next:
${shownFolder === '.' ? '' : `  cd ${shownFolder}\n`}  npm install
  npm start        serves the site at http://localhost:3000
  npm run build    writes it to doc_build

Set the address of your site (siteOrigin) and its title in rspress.config.ts.`);
}
