import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { withoutEffects } from '../../../../../theme/node/patches/reactRouter';

describe('what React Router makes at its top level', () => {
  it('is marked as free of effects', () => {
    const code = [
      'var Link = React10.forwardRef(',
      '  function Link2() {}',
      ');',
      'Link.displayName = "Link";',
      'var RouteContext = React.createContext({});',
      'var useOptimistic = React3[USE_OPTIMISTIC];',
      'var Boundary = class extends React2.Component {',
      '  render() {',
      '    return null;',
      '  }',
      '};',
      'Boundary.contextType = RouteContext;',
      'var version = start();',
    ].join('\n');
    expect(withoutEffects(code).split('\n').filter(Boolean)).toEqual([
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      '  function Link2() {}',
      ');',
      'var RouteContext = /* @__PURE__ */ React.createContext({});',
      'var useOptimistic = /* @__PURE__ */ (() => React3[USE_OPTIMISTIC])();',
      'var Boundary = /* @__PURE__ */ (() => {',
      'const Boundary = class extends React2.Component {',
      '  render() {',
      '    return null;',
      '  }',
      '};',
      'Boundary.contextType = RouteContext;',
      'return Boundary;',
      '})();',
      'var version = start();',
    ]);
  });

  it('is written as the build expects it', () => {
    const folder = 'node_modules/react-router/dist/development';
    // Its file for browsers; the others are for servers.
    const index = readFileSync(join(folder, 'index.mjs'), 'utf8');
    const [, file] = /BrowserRouter,[\s\S]*?from "(\.\/chunk-\w+\.mjs)"/.exec(index) ?? [];
    const code = readFileSync(join(folder, file!), 'utf8');
    const lean = withoutEffects(code);
    expect(code).toMatch(/^var Link = React\d*\.forwardRef\(/m);
    expect(lean).toMatch(/^var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m);
    expect(lean).toContain('var RenderErrorBoundary = /* @__PURE__ */ (() => {');
    expect(lean).not.toMatch(/^\w+\.displayName = /m);
  });
});
