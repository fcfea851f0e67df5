import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The problem with the version of React that a site has installed, if any. Without one, Rspress uses its own.
 * @param root folder with the site's node_modules
 */
export function reactProblem(root: string): string | undefined {
  const manifest = join(root, 'node_modules/react/package.json');
  if (!existsSync(manifest)) return undefined;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (Number.parseInt(version, 10) >= 19) return undefined;
  return `React 19 is required, and ${relative(root, manifest)} is version ${version}. Run \`npm install react@19 react-dom@19\`.`;
}
