import { child, type Documents, isFields, type Located, textOf } from './documents';
import type { Server } from './model';

/** The servers of a document, a path or an operation. */
export function readServers(documents: Documents, parent: Located): Server[] {
  return documents.items(documents.get(parent, 'servers')).flatMap(at => {
    if (!isFields(at.value) || typeof at.value.url !== 'string') {
      documents.report(at, 'a server needs `url`');
      return [];
    }
    const { url, description } = at.value;
    const variables = documents.entries(child(at, 'variables')).map(([name, { value }]) => {
      const fields = isFields(value) ? value : {};
      return {
        name,
        initial: String(fields.default ?? ''),
        values: Array.isArray(fields.enum) ? fields.enum.map(String) : [],
        ...textOf(fields, 'description'),
      };
    });
    const address = url.replace(
      /\{([^{}]+)\}/g,
      (all, name: string) => variables.find(variable => variable.name === name)?.initial || all,
    );
    return [{ url: address, variables, ...(description ? { description: String(description) } : {}) }];
  });
}
