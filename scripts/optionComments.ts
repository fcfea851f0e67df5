import { ts } from '@ts-morph/common';

/**
 * The declarations of an options file with the comment of each option. The compiler
 * leaves comments out of inferred types, so editors would show no sentence on hover.
 * @param source text of the TypeScript file with the zod schemas
 * @param declaration text of the `.d.ts` file that the compiler wrote for it
 */
export function withOptionComments(source: string, declaration: string): string {
  const comments = commentsOf(source);
  let result = '';
  let end = 0;
  const visit = (node: ts.Node, path: string): void => {
    const named = ts.isVariableDeclaration(node) || ts.isPropertySignature(node);
    const innerPath = named ? `${path}.${node.name.getText(file)}` : path;
    const comment = ts.isPropertySignature(node) && comments.get(innerPath);
    if (comment) {
      const start = node.getStart(file);
      const indent = ' '.repeat(file.getLineAndCharacterOfPosition(start).character);
      result += `${declaration.slice(end, start)}${comment.replace(/\n\s*/g, `\n${indent} `)}\n${indent}`;
      end = start;
    }
    ts.forEachChild(node, child => visit(child, innerPath));
  };
  const file = parse('options.d.ts', declaration);
  visit(file, '');
  return result + declaration.slice(end);
}

/** Comments of the properties of a file's object literals, by constant and path: `.FeedsOptions.feeds.id`. */
function commentsOf(source: string): Map<string, string> {
  const file = parse('options.ts', source);
  const comments = new Map<string, string>();
  const constants = new Map<string, ts.Expression>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer) constants.set(name.getText(file), initializer);
    }
  }
  // Constants that are being read; a function may name one that reads it.
  const open = new Set<ts.Expression>();
  const visit = (node: ts.Node, path: string): void => {
    // A schema in a constant of its own.
    const constant = ts.isIdentifier(node) && constants.get(node.text);
    if (constant && !open.has(constant)) {
      open.add(constant);
      visit(constant, path);
      open.delete(constant);
    }
    const innerPath = ts.isPropertyAssignment(node) ? `${path}.${node.name.getText(file)}` : path;
    const [comment] = ts.isPropertyAssignment(node) ? ts.getJSDocCommentsAndTags(node) : [];
    if (comment) comments.set(innerPath, comment.getText(file));
    ts.forEachChild(node, child => visit(child, innerPath));
  };
  for (const [name, schema] of constants) visit(schema, `.${name}`);
  return comments;
}

const parse = (name: string, text: string) =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
