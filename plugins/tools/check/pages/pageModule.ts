import { basename, extname } from 'node:path';
import type { Component, Page } from '../core/page';
import { slashes } from '../core/project';

/** Where the code of an element or of one of its attributes is in the module that stands for a page. */
interface Range {
  start: number;
  end: number;
  line: number;
  column: number;
}

/** Components have capital letters; other names are elements of HTML. */
export const isChecked = ({ name }: Component) => /^[A-Z]/.test(name);

/** A module with the imports and components of a page, and where its parts are on the page. */
export function moduleOf(
  { code, components }: Page,
  shared: readonly string[],
): { text: string; ranges: Range[] } {
  const ranges: Range[] = [];
  const named = new Map(shared.map(file => [basename(file, extname(file)), file]));
  let text = `import { getCustomMDXComponent as __components } from '@rspress/core/theme';\n${code}\n`;
  for (const [name, file] of named) {
    if (!defines(code, name))
      text += `import ${name} from ${JSON.stringify(slashes(file).replace(/\.[jt]sx?$/, ''))};\n`;
  }
  text += 'declare const props: any; declare const frontmatter: any; declare const __children: any;\n';
  const checked = components.filter(isChecked);
  const unknown = new Set<string>();
  for (const component of checked) {
    const [name = ''] = component.name.split('.');
    if (defines(code, name) || named.has(name) || unknown.has(name)) continue;
    unknown.add(name);
    const start = text.length;
    // What is not imported is a component for Markdown, or does not exist.
    text += `const { ${name}: ${name} } = __components();\n`;
    ranges.push({ start, end: text.length, line: component.line, column: component.column });
  }
  for (const { name, line, column, written, hasChildren } of checked) {
    const start = text.length;
    text += `void (<${name}`;
    const inside = written.map(attribute => {
      const from = text.length + 1;
      text += ` ${attribute.text}`;
      return { start: from, end: text.length, line: attribute.line, column: attribute.column };
    });
    text += hasChildren ? `>{__children}</${name}>);\n` : ' />);\n';
    ranges.push({ start, end: text.length, line, column }, ...inside);
  }
  return { text, ranges };
}

/** Whether code imports or declares a name. */
const defines = (code: string, name: string) => new RegExp(`\\b${name}\\b`).test(code);
