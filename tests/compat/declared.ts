/**
 * Keys of an object type in a declaration file, nested ones as `hero.image.src`, in their order. Reads
 * objects in unions and arrays too; parameters of functions and index signatures have no keys.
 * @throws Error if the file does not declare the type
 */
export function keysOf(declarations: string, type: string): string[] {
  const text = declarations.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const start = new RegExp(`\\b(?:interface|type) ${type}\\b[^{;]*`).exec(text);
  if (!start) throw new Error(`${type} is not declared`);
  const keys: string[] = [];
  const path: (string | null)[] = [];
  let key: string | null = null;
  const tokens = /[{}();]|(?:readonly )?'?([\w.]+)'?\??\s*:|\[[^\]:]*:[^\]]*\]\s*:/g;
  tokens.lastIndex = start.index + start[0].length;
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    const [mark, name] = token;
    if (mark === '{' || mark === '(') {
      path.push(mark === '{' ? key : null);
      if (mark === '(') key = null;
    } else if (mark === '}' || mark === ')') {
      key = path.pop() ?? null;
    } else if (mark === ';') {
      key = null;
    } else if (name && path.slice(1).every(part => part !== null)) {
      key = name;
      keys.push([...path.slice(1), name].join('.'));
    }
    if (path.length === 0 && mark !== ')') break;
  }
  return [...new Set(keys)];
}

/** Names of the values that a declaration file exports; `export *` and types are left out. */
export function exportsOf(declarations: string): string[] {
  const lists = [...declarations.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').map(name => name.trim()),
  );
  const constants = [...declarations.matchAll(/^export declare (?:const|function) (\w+)/gm)];
  return [
    ...lists.filter(name => name && !name.startsWith('type ')),
    ...constants.map(([, name]) => name!),
  ].map(name => name.replace(/^.* as /, ''));
}
