/** Parses lines of JSON; empty lines are skipped. */
export function jsonLines<Line>(text = ''): Line[] {
  return text
    .split('\n')
    .filter(line => line.trim())
    .map(line => JSON.parse(line));
}

/** Values as lines of JSON. */
export function toLines(values: unknown[]): string {
  return values.map(value => `${JSON.stringify(value)}\n`).join('');
}
