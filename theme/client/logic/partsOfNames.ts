/**
 * Parts of a text between which a line can break: after the dots of names such as `output.overrideBrowserslist`,
 * which a narrow column would otherwise break inside a word.
 */
export function partsOfNames(text: string): string[] {
  return text.split(/(?<=\w\.)(?=[a-z])/i);
}
