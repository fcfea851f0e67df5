import type { Position } from '../../../../shared/frontmatter';
import type { Fence } from './page';

/** Attributes of a fence: `key="value"`, `key='value'`, `key=value` or a bare `key`; `{1,3}` is skipped. */
export function parseMeta(meta: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  const pattern = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?|\{[^}]*\}/g;
  for (const [, key, double, single, bare] of meta.matchAll(pattern)) {
    if (key) attributes[key] = double ?? single ?? bare ?? '';
  }
  return attributes;
}

/** Position in the file of a line and column (from 1) inside the code of a fence. */
export function positionInFence(fence: Fence, line: number, column: number): Position {
  if (fence.included) return { line, column };
  return { line: fence.line + line, column: column + fence.indent };
}
