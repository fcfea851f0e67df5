import { type History, type State, stateAt } from './history';

/** How something that a site overrides has changed between the version it was written against and this one. */
export interface Drift {
  /** One line per change; empty if there is none. */
  changes: string[];
  /** Path of the implementation in the package, if it changed; this only matters to a site that copied it. */
  code?: string;
}

/**
 * Compares what the site overrides with what it was.
 * @param version the version that the override was written against
 */
export function driftSince(history: History, item: string, version: string): Drift {
  const before = stateAt(history, item, version);
  const now = stateAt(history, item, history.versions.at(-1)!);
  if (!now) return { changes: ['It no longer exists, so the override has no effect.'] };
  if (!before) return { changes: [`It did not exist in ${version}.`] };
  const changes = changesOf(before, now);
  return before.code === now.code ? { changes } : { changes, code: now.code!.split(' ')[0]! };
}

function changesOf(before: State, now: State): string[] {
  const aspects = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(name => name !== 'code');
  return aspects.sort().flatMap(aspect => {
    const [was, is] = [before[aspect], now[aspect]];
    if (was === is) return [];
    if (was === undefined) return [`+ ${written(aspect, is!)}`];
    if (is === undefined) return [`- ${written(aspect, was)}`];
    return [`~ ${aspect}: ${was} → ${is}`];
  });
}

const written = (aspect: string, value: string) => (value ? `${aspect}: ${value}` : aspect);
