import { expect, it } from '@rstest/core';
import { statedValues } from '../../../../../plugins/checks/claims/statedValues';
import { pageOf } from '../support';

const known = ['a.b', 'a.b.c', 'mode'];
const valuesOf = (text: string, route = '/guide') => {
  const page = pageOf(`${text}\n`, { route });
  return page.statements.flatMap(statement =>
    statedValues(page, statement, '/config', path => known.includes(path)).map(
      ({ kind, path, value, isCell }) => `${isCell ? 'cell' : 'text'} ${path} ${kind} ${value}`,
    ),
  );
};

it.each<[string, string[]]>([
  ['`a.b` defaults to `1`.', ['text a.b default 1']],
  ['`a.b` 默认为 `1`，从 1.2.3 开始支持。', ['text a.b default 1', 'text a.b version 1.2.3']],
  ['`mode` is of type `string`.', ['text mode type string']],
  ['`a.b` and `mode` default to `1`.', []],
  ['Something defaults to `1` in `a.b`.', []],
  ['| Option | Default |\n| - | - |\n| a.b.c | `1` |', ['cell a.b.c default 1']],
  ['| `a.b` | 默认值 |\n| - | - |\n| `c` | `1` |', ['cell a.b.c default 1']],
  ['| Option | Default |\n| - | - |\n| `mode` | `1` |', []],
  ['| Old | New |\n| - | - |\n| `a.b` | default `1` |', []],
])('%s', (text, values) => {
  expect(valuesOf(text)).toEqual(values);
});

it('finds properties by the section of an option page, where other options are conditions', () => {
  const table = '| Name | Default |\n| - | - |\n| `c` | `1` |';
  expect(valuesOf(`# a.b\n\n${table}`, '/config/a/b')).toEqual(['cell a.b.c default 1']);
  expect(valuesOf('# mode\n\nWith `a.b` the default is `1`.', '/config/mode')).toEqual([]);
});
