import { describe, expect, it } from '@rstest/core';
import { documentedOptions } from '../../../../../../plugins/tools/check/core/documentedOptions';
import { typeComparison } from '../../../../../../plugins/tools/check/options/checkTypes';
import { pageOf } from '../../support';

const block = (code: string) => `\n\n  \`\`\`ts\n  ${code}\n  \`\`\``;
const comparisons = (...types: string[]) => {
  const source = types.map(
    (type, index) =>
      `${index === 0 ? '# a' : '## b'}\n\n<OptionFacts>\n\n- **Type:** ${type}\n\n</OptionFacts>\n\n`,
  );
  const options = documentedOptions(pageOf(source.join('')));
  return options.map(option => typeComparison(option, options));
};

describe('typeComparison', () => {
  it('takes the code span, with the declarations of its bullet', () => {
    expect(comparisons(`\`A[]\`${block('type A = 1;')}`)).toEqual([
      { path: 'a', text: 'A[]', declarations: ['type A = 1;'] },
    ]);
  });

  it('takes the last declared type without a code span', () => {
    expect(comparisons(block('type A = 1; \n  type B = A;'))[0]!.text).toBe('B');
    expect(comparisons(block('{ c: 1 }'))[0]).toEqual({ path: 'a', text: '{ c: 1 }', declarations: [] });
  });

  it('adds the declarations of the option above, unless the bullet declares the same name', () => {
    const [, inherited] = comparisons(`\`A\`${block('type A = 1;')}`, '`A`');
    expect(inherited).toEqual({ path: 'a.b', text: 'A', declarations: ['type A = 1;'] });
    const [, own] = comparisons(`\`A\`${block('type A = 1;')}`, `\`A\`${block('type A = 2;')}`);
    expect(own!.declarations).toEqual(['type A = 2;']);
  });
});
