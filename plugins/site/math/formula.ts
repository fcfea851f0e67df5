import { createHash } from 'node:crypto';

/** What this plugin uses of the package `temml`. */
export interface Temml {
  renderToString(tex: string, options: Record<string, unknown>): string;
}

/** A formula in MathML, without inline styles. */
export interface Formula {
  /** Attributes of `<math>`. */
  attributes: Record<string, string>;
  /** Content of `<math>`. */
  html: string;
  /** Declarations of its classes, by class. */
  styles: Map<string, string>;
}

/**
 * Translates TeX into MathML. Its inline styles become classes, because a strict policy allows no inline styles.
 * @throws a `ParseError` of temml if the formula is wrong
 */
export function formula(
  temml: Temml,
  tex: string,
  isBlock: boolean,
  macros: Record<string, string>,
): Formula {
  const html = temml.renderToString(tex, {
    displayMode: isBlock,
    throwOnError: true,
    // Temml adds the formula's own commands to the table.
    macros: { ...macros },
  });
  const styles = new Map<string, string>();
  const [, tag = '', content = ''] = /^<math([^>]*)>(.*)<\/math>$/s.exec(html) ?? [];
  const attributes = Object.fromEntries(
    [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)]
      // The style sheet says how a block is displayed.
      .filter(([, name]) => name !== 'style' && name !== 'xmlns')
      .map(([, name, value]) => [name!, value!]),
  );
  return { attributes, html: content.replace(/<\w[^>]*>/g, start => withClass(start, styles)), styles };
}

/** A start tag whose style has become a class. */
function withClass(tag: string, styles: Map<string, string>): string {
  const given = / style="([^"]*)"/.exec(tag)?.[1];
  if (given === undefined) return tag;
  // Temml also writes its own settings here, and values that are not set.
  const style = given
    .split(';')
    .filter(declaration =>
      /^(?!level|max-size|font-size|font-shape)[a-z-]+:(?!undefined$)./.test(declaration),
    )
    .join(';');
  const name = `duet-math-${createHash('sha256').update(style).digest('hex').slice(0, 6)}`;
  styles.set(name, style);
  const plain = tag.replace(/ style="[^"]*"/, '');
  return / class="/.test(plain)
    ? plain.replace(/ class="/, ` class="${name} `)
    : plain.replace(/^<\w+/, start => `${start} class="${name}"`);
}
