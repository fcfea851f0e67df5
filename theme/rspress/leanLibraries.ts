import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { builderPlugin } from '../build/builderPlugin';

/**
 * Lets go of what no page uses of two libraries, and what the bundler keeps all the same.
 * React Router is one file that makes components by calls at its top level: they, and all that
 * they lead to, stay, because nobody can know that the calls do nothing else. And
 * unhead, which keeps the head of the document, is loaded when that is to change.
 * A file that is written in another way stays as it is.
 */
export function leanLibraries(): RspressPlugin {
  return builderPlugin('lean-libraries', api => {
    const environments = ['web'];
    api.transform({ test: /[\\/]react-router[\\/]dist[\\/].*\.m?js$/, environments }, ({ code }) =>
      withoutEffects(code),
    );
    // In development pages come without a head, so there is nothing to wait for.
    if (api.context.action !== 'build') return;
    api.transform({ test: /[\\/]@unhead[\\/]react[\\/]dist[\\/]client\.mjs$/, environments }, ({ code }) =>
      withLateHead(code, join(import.meta.dirname, './lateHead')),
    );
  });
}

/** Says of each thing that is made at the top level of React Router that making it has no effect. */
export function withoutEffects(code: string): string {
  return (
    code
      .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
      // Names for React's tools.
      .replace(/^\w+\.displayName = "\w+";$/gm, '')
      .replace(/^(var \w+ = )(React\d*\[\w+\]);$/gm, '$1/* @__PURE__ */ (() => $2)();')
      .replace(
        /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});\n(\1\.contextType = \w+;)$/gm,
        'var $1 = /* @__PURE__ */ (() => {\nconst $1 = $2;\n$3\nreturn $1;\n})();',
      )
  );
}

const createHead = /^function createHead\(options = \{\}\) \{[\s\S]*?^\}\n/m;
const imports = /^(?:import|export) \{[^}]*\} from 'unhead\/client';\n/gm;

/**
 * Puts hooks/lateHead in front of unhead in the module that makes Rspress's head.
 * @param lateHead path of that hook
 */
export function withLateHead(code: string, lateHead: string): string {
  if (!createHead.test(code) || !code.match(imports)) return code;
  const late = `import { lateHead } from ${JSON.stringify(lateHead)};
const unhead = () => import('unhead/client');
export const renderDOMHead = (...given) => unhead().then(({ renderDOMHead }) => renderDOMHead(...given));
`;
  return late + code.replace(imports, '').replace(createHead, 'const createHead = () => lateHead(unhead);\n');
}
