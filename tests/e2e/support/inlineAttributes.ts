/** Tags with a `style` attribute or an event handler, which a strict policy refuses. */
export const inlineAttributes = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>/g)].map(([tag]) => tag);
