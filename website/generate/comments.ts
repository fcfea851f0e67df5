import { ts } from '@ts-morph/common';

/** What a doc comment says of an option. */
export interface Comment {
  text: string;
  /** Default in words or as JavaScript. */
  default?: string;
  /** TypeScript type, where the schema itself does not know it. */
  type?: string;
}

/**
 * The doc comments of a declaration, by the names that lead to the property: `feeds.id`.
 * @param declaration text of a `.d.ts` file with the type of a schema
 * @param name the constant that holds the schema
 */
export function commentsOf(declaration: string, name: string): Map<string, Comment> {
  const file = ts.createSourceFile('options.d.ts', declaration, ts.ScriptTarget.Latest, true);
  const comments = new Map<string, Comment>();
  const visit = (node: ts.Node, path: string[]): void => {
    const innerPath = ts.isPropertySignature(node)
      ? [...path, node.name.getText(file).replace(/^'(.*)'$|^"(.*)"$/, '$1$2')]
      : path;
    const [comment] = ts.isPropertySignature(node) ? ts.getJSDocCommentsAndTags(node) : [];
    if (comment && ts.isPropertySignature(node)) {
      const type = customTypeIn(node.type, file);
      comments.set(innerPath.join('.'), { ...commentFrom(comment.getText(file)), ...(type && { type }) });
    }
    ts.forEachChild(node, child => visit(child, innerPath));
  };
  const find = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText(file) === name) visit(node, []);
    else ts.forEachChild(node, find);
  };
  find(file);
  return comments;
}

/** Reads a doc comment: its text in one line, and the default from `@default` or a sentence "Default: …". */
export function commentFrom(source: string): Comment {
  const text = source
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [, before = '', stated] = /^(.*?)\s*(?:@default |\bDefault: )(.+?)\.?$/.exec(text) ?? [];
  return stated ? { text: before, default: stated } : { text };
}

/** The type that `z.custom` was given, below wrappers such as `z.ZodOptional`. */
function customTypeIn(node: ts.TypeNode | undefined, file: ts.SourceFile): string | undefined {
  if (!node || !ts.isTypeReferenceNode(node)) return undefined;
  const [first] = node.typeArguments ?? [];
  return node.typeName.getText(file) === 'z.ZodCustom' ? first?.getText(file) : customTypeIn(first, file);
}
