/** Adds the styles of a part that is loaded late. Unlike a `style` element, a strict Content-Security-Policy allows it. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
