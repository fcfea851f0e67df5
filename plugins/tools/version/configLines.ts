/** The versions of a site, as its configuration lists them. */
export interface Versions {
  default: string;
  versions: readonly string[];
}

/** The new list: the name beside the current version, on the side of the newer ones. */
export function withVersion({ default: current, versions }: Versions, name: string): string[] {
  const at = versions.indexOf(current);
  const isNewestFirst = at === 0 && versions.length > 1;
  return versions.toSpliced(isNewestFirst ? 0 : at + 1, 0, name);
}

/** A change of the configuration: the line, if it is found there, and both texts. */
export interface Edit {
  line?: number;
  from: string;
  to: string;
}

/** What to change in a configuration, so that a version is listed and, as a second step, the current one. */
export function editsOf(source: string, multiVersion: Versions, name: string): { list: Edit; current: Edit } {
  const quote = /multiVersion[\s\S]*?versions\s*:\s*\[\s*"/.test(source) ? '"' : "'";
  const quoted = (text: string) => `${quote}${text}${quote}`;
  const listed = (versions: readonly string[]) => `versions: [${versions.map(quoted).join(', ')}]`;
  return {
    list: edit(
      source,
      /\bversions\s*:\s*\[[^\]]*\]/,
      listed(multiVersion.versions),
      listed(withVersion(multiVersion, name)),
    ),
    current: edit(
      source,
      /\bdefault\s*:\s*(["'`])[^"'`]*\1/,
      `default: ${quoted(multiVersion.default)}`,
      `default: ${quoted(name)}`,
    ),
  };
}

function edit(source: string, pattern: RegExp, from: string, to: string): Edit {
  const start = source.search(/\bmultiVersion\s*:/);
  const match = start < 0 ? undefined : pattern.exec(source.slice(start));
  if (!match) return { from, to };
  return {
    line: source.slice(0, start + match.index).split('\n').length,
    from: match[0].replace(/\s+/g, ' '),
    to,
  };
}
