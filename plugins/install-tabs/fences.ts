import type { Code, Root, RootContent } from 'mdast';
import { callsNpm, commandFor } from '../../shared/commands/commandFor';
import { managers } from '../../shared/commands/managers';

/** Local name of the component, which cannot collide with an import of the page. */
const local = 'DuetPackageManagerTabs';

/** Which fences become tabs. */
export interface FenceSettings {
  word: string;
  languages: string[];
}

/** Whether a fence asks for tabs and has an npm command to make them from. */
export function asksForTabs({ lang, meta, value }: Code, { word, languages }: FenceSettings): boolean {
  return languages.includes(lang ?? '') && (meta ?? '').split(/\s+/).includes(word) && callsNpm(value);
}

/**
 * Remark plugin: turns fences such as ```` ```sh install ```` into
 * `<PackageManagerTabs command={{ npm: …, yarn: …, pnpm: …, bun: … }} />`.
 */
export function remarkInstallTabs(settings: FenceSettings) {
  return (tree: Root): void => {
    let found = false;
    const walk = (parent: { children: unknown[] }) => {
      parent.children.forEach((child, index) => {
        const node = child as RootContent;
        if (node.type === 'code' && asksForTabs(node, settings)) {
          parent.children[index] = tabs(node);
          found = true;
        } else if ('children' in node) walk(node);
      });
    };
    walk(tree);
    if (found) tree.children.unshift(importNode() as never);
  };
}

/** A fence of npm commands for every package manager. */
export const commandsFor = (code: string): Record<string, string> =>
  Object.fromEntries(managers.map(manager => [manager, commandFor(manager, code)]));

function tabs({ value }: Code) {
  return {
    type: 'mdxJsxFlowElement',
    name: local,
    attributes: [{ type: 'mdxJsxAttribute', name: 'command', value: expression(commandsFor(value)) }],
    children: [],
  };
}

/** The expression of a JSX attribute, both as text and as the tree that the compiler reads. */
function expression(value: Record<string, string>) {
  const properties = Object.entries(value).map(([key, text]) => ({
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name: key },
    value: { type: 'Literal', value: text, raw: JSON.stringify(text) },
  }));
  const statement = { type: 'ExpressionStatement', expression: { type: 'ObjectExpression', properties } };
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: { estree: { type: 'Program', sourceType: 'module', comments: [], body: [statement] } },
  };
}

/** `import { PackageManagerTabs as … } from '@rspress/core/theme'`: the component of the site's theme. */
function importNode() {
  const source = '@rspress/core/theme';
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: { type: 'Identifier', name: 'PackageManagerTabs' },
        local: { type: 'Identifier', name: local },
      },
    ],
    source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration] } },
  };
}
