import { expect, it } from '@rstest/core';
import { optionalPackages } from '../../../../plugins/shared/optionalPackages';

it('loads what is there', async () => {
  const [temml] = await optionalPackages<[{ default: unknown }]>('math', 'temml');
  expect(temml.default).toBeTruthy();
});

it('names all packages that are missing', async () => {
  await expect(optionalPackages('math', 'not-here', 'temml', 'nor-here')).rejects.toThrow(
    '[rspress-plugin-duet/math] Missing packages: not-here, nor-here. Run: npm install -D not-here nor-here',
  );
});
