/**
 * Follows pages as a reader does (tests/walks/README.md).
 *
 * `npm run walks`                    walks and samples that have not passed as they are now
 * `npm run walks -- cra vue-cli`     these, with their variants; "cra: ESLint" is one variant
 * `npm run walks -- docs/en/x.mdx`   the samples of a page
 * `npm run walks -- all`             every walk, and every sample that shows something
 * `npm run walks -- all --newest`    with the packages of today instead of those of the recorded day
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const args = process.argv.slice(2);
const names = args.filter(name => name !== '--newest');

const { status } = spawnSync('npx', ['--no-install', 'rstest', '--project', 'walks'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(names.length > 0 && { DUET_WALKS: JSON.stringify(names) }),
    ...(args.includes('--newest') && { DUET_WALKS_NEWEST: '1' }),
  },
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
