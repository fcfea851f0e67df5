/** Characters around the text of comments, until it is known whether the page has the same language. */
export const marks = {
  comment: '\uE000',
  commentEnd: '\uE001',
  cell: '\uE002',
  cellEnd: '\uE003',
} as const;

/** What a parameter without a default has in the column of defaults. */
export const noDefault = '–';
