import { logger } from '@rspress/core';
import { expect, it, rstest } from '@rstest/core';
import { themeChangesPlugin } from '../../../../theme/node/themeChanges';

it('reports mistakes in the theme folder when they appear, and once', () => {
  const printed: string[] = [];
  for (const kind of ['warn', 'error'] as const)
    rstest.spyOn(logger, kind).mockImplementation(message => {
      printed.push(`${kind} ${message}`);
    });
  const found = { folder: '/theme', warnings: ['known'], errors: [] as string[] };
  let compile = () => {};
  const [plugin] = themeChangesPlugin(() => structuredClone(found)).builderConfig!.plugins as unknown as [
    { setup(api: object): void },
  ];
  plugin.setup({ onBeforeDevCompile: (run: () => void) => (compile = run) });
  const after = (change: Partial<typeof found>) => {
    printed.length = 0;
    Object.assign(found, change);
    compile();
    return [...printed];
  };
  expect(after({})).toEqual([]);
  const endless = ['error [rspress-theme-duet] endless'];
  expect(after({ errors: ['endless'] })).toEqual(endless);
  expect(after({ warnings: [] })).toEqual([]);
  expect(after({ errors: [] })).toEqual([]);
  expect(after({ errors: ['endless'] })).toEqual(endless);
  expect(after({ folder: '/none' })).toEqual([expect.stringContaining('Restart the development server')]);
  rstest.restoreAllMocks();
});
