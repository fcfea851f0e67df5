/** Parts of the theme whose props are slots. */
const withSlots = ['Layout', 'DocLayout', 'HomeLayout', 'Nav'];

/** Names of the props that a module of a site gives to the layouts of the theme. */
export function slotsIn(code: string): string[] {
  const found = new Set<string>();
  for (const { name, local } of importedFrom(code, 'rspress-theme-duet')) {
    if (!withSlots.includes(name)) continue;
    for (const { index } of code.matchAll(new RegExp(`<${local}\\b`, 'g')))
      for (const attribute of attributesAt(code, index + local.length + 1)) found.add(attribute);
  }
  return [...found];
}

/** The names that a module imports from another one, and what it calls them. */
export function importedFrom(code: string, module: string): { name: string; local: string }[] {
  const lists = code.matchAll(/^import (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"]/gm);
  return [...lists]
    .filter(([, , from]) => from === module)
    .flatMap(([, names]) => names!.split(','))
    .map(entry => entry.trim().split(/\s+as\s+/))
    .filter(([name]) => name)
    .map(([name, local = name]) => ({ name: name!, local: local! }));
}

/** Names of the attributes of a JSX element, from the place behind its name. */
function attributesAt(code: string, start: number): string[] {
  const names: string[] = [];
  const name = /[A-Za-z_]\w*/y;
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    const letter = code[at]!;
    if (letter === '{') depth++;
    else if (letter === '}') depth--;
    else if (depth > 0) continue;
    else if (letter === '>') break;
    else if (letter === '"' || letter === "'") at = code.indexOf(letter, at + 1);
    else {
      name.lastIndex = at;
      const [found] = name.exec(code) ?? [];
      if (!found) continue;
      names.push(found);
      at += found.length - 1;
    }
  }
  return names;
}
