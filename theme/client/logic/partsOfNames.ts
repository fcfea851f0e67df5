/**
 * Parts of a text between which a line can break: after the dots and slashes of names such as
 * `output.overrideBrowserslist` and `@scope/package`.
 */
export function partsOfNames(text: string): string[] {
  return text.replace(/(\w[./])(?=[a-z])/gi, '$1\0').split('\0');
}

/** HTML whose lines can break at the same places, but not inside a tag. */
export function breakableNames(html: string): string {
  return html.replace(/(\w[./])(?=[a-z])(?![^<]*>)/gi, '$1<wbr>');
}
