/** Where a line can break in a long word. */
const mark = '\0';

/** Words with fewer characters fit into a line of the narrowest column. */
const longWord = /\S{24,}/g;

/**
 * Parts of a text between which a line can break: in long words after the dots and slashes of names such as
 * `output.overrideBrowserslist` and `@scope/package`, and in what is still too long between the words of a name such as
 * `LightningCssMinimizerRspackPlugin`.
 */
export function partsOfNames(text: string): string[] {
  return text.replace(longWord, broken).split(mark);
}

/** HTML whose lines can break at the same places, but not inside a tag. */
export function breakableNames(html: string): string {
  return html
    .replace(/<[^>]*>|[^<]+/g, part => (part.startsWith('<') ? part : part.replace(longWord, broken)))
    .replaceAll(mark, '<wbr>');
}

const broken = (word: string) =>
  word
    .replace(/(\w[./])(?=[a-z])/gi, `$1${mark}`)
    .replace(/\w{24,}/g, name => name.replace(/[a-z\d](?=[A-Z])/g, `$&${mark}`));
