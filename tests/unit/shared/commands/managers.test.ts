import { expect, it } from '@rstest/core';
import { commandFor } from '../../../../shared/commands/commandFor';
import { managers } from '../../../../shared/commands/managers';

it('lists npm first, and only package managers that have a command of their own', () => {
  const programs = managers.map(manager => commandFor(manager, 'npm install x').split(' ')[0]);
  expect(programs).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
});
