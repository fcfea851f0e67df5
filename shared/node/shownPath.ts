import { relative } from 'node:path';

/** A path as messages show it: relative to the working directory, with forward slashes. */
export const shownPath = (path: string): string => relative(process.cwd(), path).replaceAll('\\', '/');
