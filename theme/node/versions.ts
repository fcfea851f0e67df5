import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

/** The oldest Rspress that works, as in `peerDependencies`: not every package manager stops at another one. */
export const oldestRspress = '2.0.19';

/** The problems with the versions of React and Rspress that a site has installed. @param root folder of the site */
export function versionProblems(root: string): string[] {
  return [reactProblem(root), rspressProblem(root)].filter(problem => problem !== undefined);
}

/** Without a React in the folder of the site, Rspress uses its own. */
function reactProblem(root: string): string | undefined {
  const manifest = join(root, 'node_modules/react/package.json');
  if (!existsSync(manifest)) return undefined;
  const version = versionIn(manifest);
  if (Number.parseInt(version, 10) >= 19) return undefined;
  return `React 19 is required, and ${relative(root, manifest)} is version ${version}. Run \`npm install react@19 react-dom@19\`.`;
}

function rspressProblem(root: string): string | undefined {
  let version: string;
  try {
    version = versionIn(createRequire(join(root, 'package.json')).resolve('@rspress/core/package.json'));
  } catch {
    return undefined;
  }
  // Builds of a commit have no order.
  if (version.startsWith('0.') || version.localeCompare(oldestRspress, 'en', { numeric: true }) >= 0)
    return undefined;
  return `Rspress ${oldestRspress} or newer is required, and @rspress/core is version ${version}. Run \`npm install -D @rspress/core@2\`.`;
}

const versionIn = (manifest: string): string => JSON.parse(readFileSync(manifest, 'utf8')).version;
