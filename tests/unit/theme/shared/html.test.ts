import { describe, expect, it } from '@rstest/core';
import { classesOf, removeProperties } from '../../../../theme/shared/html';

describe('classesOf', () => {
  it.each([
    [undefined, []],
    [{}, []],
    [{ class: 'a  b' }, ['a', 'b']],
    [{ className: ['a', 'b c'] }, ['a', 'b', 'c']],
    [{ class: '' }, []],
  ])('of %j are %j', (properties, classes) => {
    expect(classesOf({ type: 'element', ...(properties && { properties }) })).toEqual(classes);
  });
});

describe('removeProperties', () => {
  it('removes what is named, and needs no properties', () => {
    const node = { type: 'element', properties: { style: 'a', class: 'b', id: 'c' } };
    removeProperties(node, 'style', 'class', 'other');
    expect(node.properties).toEqual({ id: 'c' });
    expect(() => removeProperties({ type: 'text' }, 'style')).not.toThrow();
  });
});
