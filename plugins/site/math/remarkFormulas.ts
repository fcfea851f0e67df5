import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Node, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { userError } from '../../../shared/node/userError';
import { mdxNode } from '../../shared/mdxNode';
import { relativeTo } from '../../shared/site';
import { formula, type Temml } from './formula';
import type { MathSettings } from './options';
import { sheetAddress } from './styleSheet';

const ownSheet = join(import.meta.dirname, 'client/math.css');
/** Temml's rules for differences between browsers. */
const temmlSheet = () => createRequire(ownSheet).resolve('temml/dist/Temml-Local.css');

/** A formula, as `remark-math` makes it. */
export interface MathNode extends Node {
  type: 'math' | 'inlineMath';
  value: string;
}

/** The formulas of a page, in order. */
export function formulasOf(tree: Root): MathNode[] {
  const formulas: MathNode[] = [];
  visit(tree, ['math', 'inlineMath'], node => {
    formulas.push(node as Node as MathNode);
  });
  return formulas;
}

/** Remark plugin: turns the formulas of a page into MathML; all wrong ones are reported at once. */
export function remarkFormulas(load: () => Promise<Temml>, settings: MathSettings) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const formulas = formulasOf(tree);
    if (formulas.length === 0) return;
    const temml = await load();
    const styles = new Map<string, string>();
    const problems: string[] = [];
    for (const node of formulas) {
      try {
        const made = formula(temml, node.value, node.type === 'math', settings.macros);
        for (const [name, style] of made.styles) styles.set(name, style);
        Object.assign(node, elementOf(node, made.attributes, made.html));
      } catch (error) {
        problems.push(
          `${relativeTo(process.cwd(), file.path)}:${node.position?.start.line}: ${reason(error)}`,
        );
      }
    }
    if (problems.length > 0)
      throw userError(`[rspress-plugin-duet/math] Formulas are wrong:\n  ${problems.join('\n  ')}`);
    const sheets = [temmlSheet(), ownSheet, ...(styles.size > 0 ? [sheetAddress(ownSheet, styles)] : [])];
    tree.children.unshift(...sheets.map(sheet => mdxNode(`import ${JSON.stringify(sheet)}`)));
  };
}

/** `<math>` with its content as one string: its elements need no component each. */
function elementOf(node: MathNode, attributes: Record<string, string>, html: string): RootContent {
  const props = Object.entries({ ...attributes, className: attributes.class, class: undefined })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    .join('');
  const math = `<math${props} dangerouslySetInnerHTML={{ __html: ${JSON.stringify(html)} }} />`;
  if (node.type === 'math') return mdxNode(`<div className="duet-math rp-not-doc">${math}</div>`);
  return { ...mdxNode(math), type: 'mdxJsxTextElement' } as RootContent;
}

/** The message of temml without the line that marks the place. */
const reason = (error: unknown) =>
  String((error as Error).message)
    .split('\n')[0]!
    .replace(/:\s*$/, '')
    .trim();
