/** HTML in which links to other sites open in a new tab, unless they name a target themselves. */
export function externalLinksInNewTab(html: string): string {
  return html.replace(
    /<a\s(?![^>]*\starget\s*=)(?=[^>]*\bhref\s*=\s*["']?(?:https?:)?\/\/)/gi,
    '<a target="_blank" rel="noopener noreferrer" ',
  );
}
