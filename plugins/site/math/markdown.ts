import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Plugin, unified } from 'unified';
import { replaceNodes } from '../../shared/pageSource';
import type { MathSettings } from './options';
import { formulasOf, type MathNode } from './remarkFormulas';

/** The source of a page with its formulas as code, which neither MDX nor Markdown changes: $`x`$ and a fence `math`. */
export function withCodeFormulas(
  source: string,
  remarkMath: Plugin<[object], Root>,
  settings: MathSettings,
  isMdx: boolean,
): string {
  if (!source.includes('$')) return source;
  const markdown = unified()
    .use(remarkParse)
    .use(remarkMath, { singleDollarTextMath: settings.singleDollar });
  if (isMdx) markdown.use(remarkMdx);
  return replaceNodes(source, text => markdown.parse(text), formulasOf, asCode);
}

function asCode({ type, value }: MathNode): string {
  return type === 'math' ? `\`\`\`math\n${value}\n\`\`\`` : `$\`${value}\`$`;
}
