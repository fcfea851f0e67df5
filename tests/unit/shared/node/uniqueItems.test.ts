import { expect, it } from '@rstest/core';
import { z } from 'zod';
import { uniqueItems } from '../../../../shared/node/uniqueItems';

it('reports each item whose value an earlier one has', () => {
  const schema = z.array(z.object({ id: z.string() })).superRefine(uniqueItems('id'));
  const { error } = schema.safeParse([{ id: 'a' }, { id: 'b' }, { id: 'a' }, { id: 'a' }]);
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [[2, 'id'], '"a" is taken by item 0; name another one'],
    [[3, 'id'], '"a" is taken by item 0; name another one'],
  ]);
  expect(schema.safeParse([{ id: 'a' }, { id: 'b' }]).success).toBe(true);
});
