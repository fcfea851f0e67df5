/** What a single key does. */
export type Shortcut = 'list' | 'previous' | 'next' | 'sidebar' | 'outline';

/** The keys, in the order of the list. */
export const shortcutKeys: Array<[key: string, shortcut: Shortcut]> = [
  ['p', 'previous'],
  ['n', 'next'],
  ['m', 'sidebar'],
  ['o', 'outline'],
  ['?', 'list'],
];
