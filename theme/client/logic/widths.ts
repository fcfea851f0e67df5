/** Media query of windows whose navbar shows all entries; the table of widths is in styles/tokens.css. */
export const widerThanPhone = '(width >= 768px)';
