/** Folders of the packages, which all have the same version. */
export const packages = ['theme', 'plugins/site', 'plugins/tools', 'starter'];

/**
 * Whether a version can follow another one.
 * @param {string} version such as 1.2.3
 * @param {string} last version of the last release
 */
export function isNewer(version, last) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [next, before] = [version, last].map(text => text.split('.').map(Number));
  const changed = next.findIndex((part, index) => part !== before[index]);
  return changed >= 0 && next[changed] > before[changed];
}

/**
 * A package.json with another version.
 * @param {string} manifest @param {string} version
 */
export function withVersion(manifest, version) {
  return manifest.replace(/"version": "[^"]*"/, `"version": "${version}"`);
}

/**
 * A package-lock.json with another version of our packages.
 * @param {string} lock @param {string} version
 */
export function lockWithVersion(lock, version) {
  const content = JSON.parse(lock);
  for (const folder of packages) content.packages[folder].version = version;
  return `${JSON.stringify(content, null, 2)}\n`;
}

/**
 * A changelog whose unreleased changes belong to a version.
 * @param {string} changelog @param {string} version @param {string} day such as 2026-01-31
 * @throws {Error} if it has no unreleased changes
 */
export function released(changelog, version, day) {
  const heading = /^## (?:Unreleased|\d+\.\d+\.\d+ \(unreleased\))$/m;
  if (!heading.test(changelog)) throw new Error('The changelog has no "## Unreleased".');
  return changelog.replace(heading, `## ${version} (${day})`);
}
