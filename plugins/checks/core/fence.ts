import type { Fence } from './page';
import type { Place } from './place';

/** Attributes of a fence: `key="value"`, `key='value'`, `key=value` or a bare `key`; `{1,3}` is skipped. */
export function parseMeta(meta: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  const pattern = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?|\{[^}]*\}/g;
  for (const [, key, double, single, bare] of meta.matchAll(pattern)) {
    if (key) attributes[key] = double ?? single ?? bare ?? '';
  }
  return attributes;
}

/** The lines of a fence's code in its file: place of a line and column (from 1) inside the code. */
export function placeInFence(fence: Fence, line: number, column: number): Place {
  if (fence.included) return { line, column };
  return { line: fence.line + line, column: column + fence.indent };
}
