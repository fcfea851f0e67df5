import type { HtmlNode } from '../html';
import { addMark, type Marks, marksInMeta, type Taken, takeMarks } from './codeMarks';
import { compactCode } from './compactCode';

/** Height of a line of code and of the padding around all lines, in pixels, as in CodeBlock.css. */
const lineHeight = 24;
const padding = 32;

/** The context in which Shiki calls a transformer; `meta` belongs to one sample. */
interface Context {
  options: { meta?: { __raw?: string } };
  meta: { duetMarks?: Marks };
}

/**
 * Shiki transformer in build and browser: reads `[!code ++]` and `{1,3-5}`, compacts markup, drops useless folds.
 * @param onTaken is called when the marks are out of a sample, for what other transformers keep in `meta`
 */
export function codeTransformer(onTaken?: (meta: object, taken: Taken) => void) {
  return {
    name: 'duet',
    enforce: 'post' as const,
    preprocess(this: Context, source: string) {
      const taken = takeMarks(source);
      onTaken?.(this.meta, taken);
      const { code, marks } = taken;
      for (const [line, kinds] of marksInMeta(this.options.meta?.__raw)) {
        for (const kind of kinds) addMark(marks, kind, line);
      }
      this.meta.duetMarks = marks;
      return code;
    },
    line(this: Context, line: HtmlNode, number: number) {
      const kinds = this.meta.duetMarks?.get(number);
      if (kinds) line.properties!['data-mark'] = [...kinds].join(' ');
    },
    // biome-ignore lint/suspicious/noExplicitAny: Shiki's own tree type is wider than the part we touch
    root(root: any) {
      const pre = (root as HtmlNode).children?.find(node => node.tagName === 'pre');
      const lines = countLines(pre);
      const { fold, height } = pre?.properties ?? {};
      if (fold && typeof height === 'number' && lines * lineHeight + padding <= height) {
        delete pre!.properties!.fold;
        delete pre!.properties!.height;
      }
      // The compiler drops properties that are false, but keeps strings.
      if (pre?.properties?.wrapCode === false) pre.properties.wrapCode = 'false';
      compactCode(root);
    },
  };
}

/** Number of lines in a highlighted sample. */
function countLines(pre?: HtmlNode): number {
  const code = pre?.children?.find(node => node.tagName === 'code');
  return code?.children?.filter(node => node.tagName === 'span').length ?? 0;
}
