/** Where a line can break in a long word. */
const mark = '\0';

/** Words with fewer characters fit into a line of the narrowest column: of text, and of code, whose letters are wider. */
const longText = 24;
const longCode = 18;
/** The same of the title, on a phone. */
export const longTitle = 14;

/**
 * Parts of a text between which a line can break: in long words after the dots and slashes of names such as
 * `output.overrideBrowserslist` and `@scope/package`, and in what is still too long between the words of a name such as
 * `LightningCssMinimizerRspackPlugin`.
 * @param long from how many characters on a word is long
 */
export function partsOfNames(text: string, long = longText): string[] {
  return marked(text, long).split(mark);
}

/** HTML whose lines can break at the same places, but not inside a tag. */
export function breakableNames(html: string): string {
  let long = longText;
  return html
    .replace(/<[^>]*>|[^<]+/g, part => {
      if (!part.startsWith('<')) return marked(part, long);
      long = part.startsWith('<code') ? longCode : longText;
      return part;
    })
    .replaceAll(mark, '<wbr>');
}

/** @param long from how many characters on a word is long */
function marked(text: string, long: number) {
  return text.replace(RegExp(`\\S{${long},}`, 'g'), word =>
    word
      .replace(/(\w[./])(?=[a-z])/gi, `$1${mark}`)
      .replace(RegExp(`\\w{${long},}`, 'g'), name => name.replace(/[a-z\d](?=[A-Z])/g, `$&${mark}`)),
  );
}
