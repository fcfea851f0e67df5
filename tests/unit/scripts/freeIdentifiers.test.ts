import { describe, expect, it } from '@rstest/core';
import { checkPageScripts, freeIdentifiers } from '../../../scripts/freeIdentifiers';

describe('freeIdentifiers', () => {
  it('knows what the script declares and what browsers have', () => {
    const script = `(function f({ key }, g) { const { dataset } = document.documentElement;
      for (const name of new Set([key])) localStorage.setItem(name, g(dataset, Math.max(1)));
      new MutationObserver(() => requestAnimationFrame(f)); })({ key: 'a' }, value => value.kept?.map(String))`;
    expect(freeIdentifiers(script)).toEqual([]);
  });

  it.each([
    ['a helper', 'helper(1)', 'helper'],
    ['a name that resembles a known one', 'docment.title', 'docment'],
    ['a helper of the bundler', 'import_storage.read()', 'import_storage'],
    ['a value of Node.js', 'process.cwd()', 'process'],
    ['a shorthand property', '({ helper })', 'helper'],
    ['a type of test runners', 'describe()', 'describe'],
    ['a helper inside a nested function', '[1].map(function inner() { return helper; })', 'helper'],
  ])('finds %s, and the function it is in', (_, body, name) => {
    expect(freeIdentifiers(`(function outer() { ${body}; })()`)).toEqual([{ name, inFunction: 'outer' }]);
  });

  it('fails for a script that cannot be parsed', () => {
    expect(() => freeIdentifiers('(function () { return; ')).toThrow('cannot be parsed');
  });
});

describe('checkPageScripts', () => {
  it('names each function and identifier once, and the fix', () => {
    const script = '(function first() { helper(); helper(); })((function second() { other(); }))';
    expect(() => checkPageScripts([script, script])).toThrow(
      /^Functions .*:\n- first uses helper\n- second uses other\nPass what they need as an argument of callSource/,
    );
  });
});
