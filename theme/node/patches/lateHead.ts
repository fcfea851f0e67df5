// Saves 4.8 KB (gzip) of script on every page: unhead is loaded before the head of the document first changes.
// Without it: unhead is part of the first load; titles and tags are the same.
import { join } from 'node:path';
import { modulePatch } from './themePatch';

const imports = /^(?:import|export) \{[^}]*\} from 'unhead\/client';\n/gm;
const createHead = /^function createHead\(options = \{\}\) \{[\s\S]*?^\}\n/m;

export const lateHead = modulePatch(
  {
    name: 'late-head',
    package: '@unhead/react',
    loss: 'every page loads 5 KB more of script',
    file: /[\\/]@unhead[\\/]react[\\/]dist[\\/]client\.mjs$/,
    environments: ['web'],
    // In development pages come without a head, so unhead is needed at once.
    only: 'build',
  },
  new RegExp(`${imports.source}[\\s\\S]*${createHead.source}`, 'm'),
  code => withLateHead(code, join(import.meta.dirname, '../../client/patches/late-head/deferredHead')),
);

/** Puts `deferredHead`, a module's path, in front of unhead in the module that makes Rspress's head. */
export function withLateHead(code: string, deferredHead: string): string {
  const late = `import { deferredHead } from ${JSON.stringify(deferredHead)};
const unhead = () => import('unhead/client');
addEventListener('duet-prefetch', () => unhead().catch(() => {}), { once: true });
export const renderDOMHead = (...given) => unhead().then(({ renderDOMHead }) => renderDOMHead(...given));
`;
  return (
    late + code.replace(imports, '').replace(createHead, 'const createHead = () => deferredHead(unhead);\n')
  );
}
