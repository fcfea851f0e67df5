import { describe, expect, it } from '@rstest/core';
import { slotsIn } from '../../../../../plugins/tools/overrides/slotsIn';

const layout = "import { Layout as DuetLayout, Nav } from 'rspress-theme-duet';\n";

describe('slots in a module', () => {
  it.each([
    ['one', '<DuetLayout bottom={<p>Text</p>} />', ['bottom']],
    ['several', '<DuetLayout\n  top={a}\n  beforeDoc={b}\n/>', ['top', 'beforeDoc']],
    ['one of several layouts', '<DuetLayout top={<Nav navTitle="a > b" />} />', ['top', 'navTitle']],
    ['behind spread props', '<DuetLayout {...props} afterDoc={x} />', ['afterDoc']],
    [
      'with arrows, quotes and braces',
      "<DuetLayout top={a.map(b => <i>Don't {b}</i>)} bottom={c} />",
      ['top', 'bottom'],
    ],
    ['none in the children', '<DuetLayout><p title="x">text</p></DuetLayout>', []],
    ['none in comments and strings', '// <DuetLayout top={a} />\nconst code = "<DuetLayout top={a} />";', []],
    ['with type arguments', '<DuetLayout<string> top={a} />', ['top']],
    ['none in other elements', '<><DuetLayoutFrame top={a} /><p top="" /></>', []],
  ])('%s', (_, code, slots) => {
    expect(slotsIn(layout + code)).toEqual(slots);
  });

  it('are those of the theme only', () => {
    expect(slotsIn("import { Layout } from './Layout';\n<Layout top={a} />")).toEqual([]);
    expect(slotsIn("import { Badge } from 'rspress-theme-duet';\n<Badge text={a} />")).toEqual([]);
  });
});
