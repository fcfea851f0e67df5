/** A path as the `source` of a rule in a `vercel.json`: characters with a meaning in its patterns are escaped. */
export const vercelPath = (path: string): string => path.replace(/[()[\]{}:*+?!.^$|]/g, '\\$&');
