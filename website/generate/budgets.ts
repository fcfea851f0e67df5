/** What a page may load, in bytes after gzip. */
export interface Budget {
  path: string;
  document: number;
  script: number;
  stylesheet: number;
}

/**
 * The budgets that a test of the first load lists.
 * @param source text of the test file
 */
export function budgetsIn(source: string): Budget[] {
  const rows = source.matchAll(
    /\['([^']+)', \{ document: ([\d_]+), script: ([\d_]+), stylesheet: ([\d_]+) \}\]/g,
  );
  return [...rows].map(([, path, ...sizes]) => {
    const [document, script, stylesheet] = sizes.map(size => Number(size.replaceAll('_', '')));
    return { path: path!, document: document!, script: script!, stylesheet: stylesheet! };
  });
}
