import { describe, expect, it } from '@rstest/core';
import { withLocalCalls } from '../../../../theme/node/jsxCalls';

describe('withLocalCalls', () => {
  it('uses each import of the JSX functions once, and nothing else changes', () => {
    const body = 'export default () => _jsxs(_Fragment, { children: [_jsx("p", {}), _jsx("p", {})] });';
    expect(
      withLocalCalls(
        `import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";\n${body}`,
      ),
    ).toBe(
      `import { Fragment as _FragmentImport, jsx as _jsxImport, jsxs as _jsxsImport } from 'react/jsx-runtime'; const _Fragment = _FragmentImport, _jsx = _jsxImport, _jsxs = _jsxsImport;\n${body}`,
    );
  });

  it('takes names without `as`, line breaks and an import that is not the first', () => {
    expect(
      withLocalCalls(
        "import x from 'x';\nimport {\n  jsx,\n  jsxs as all\n} from 'react/jsx-runtime'\njsx();",
      ),
    ).toBe(
      "import x from 'x';\nimport { jsx as jsxImport, jsxs as allImport } from 'react/jsx-runtime'; const jsx = jsxImport, all = allImport;\njsx();",
    );
  });

  it.each(["import { jsx } from 'elsewhere';", "import * as runtime from 'react/jsx-runtime';", 'let a;'])(
    'keeps %s',
    code => {
      expect(withLocalCalls(code)).toBe(code);
    },
  );
});
