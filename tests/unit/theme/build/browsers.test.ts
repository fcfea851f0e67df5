import type { UserConfig } from '@rspress/core';
import { expect, it } from '@rstest/core';
import { browsersPlugin } from '../../../../theme/build/browsers';

/** The browsers that a site is built for. */
const target = (builderConfig?: UserConfig['builderConfig']) => {
  const config = browsersPlugin().config!({ ...(builderConfig && { builderConfig }) }, {} as never, true);
  return (config as UserConfig).builderConfig?.environments?.web?.output;
};

it('builds for the browsers that the theme supports', () => {
  expect(target()?.overrideBrowserslist).toContain('safari >= 17.5');
});

it('keeps the other settings of the build', () => {
  const web = { output: { assetPrefix: '/a/' } };
  expect(target({ environments: { web } })).toMatchObject({
    assetPrefix: '/a/',
    overrideBrowserslist: expect.anything(),
  });
});

it.each<NonNullable<UserConfig['builderConfig']>>([
  { output: { overrideBrowserslist: ['chrome 90'] } },
  { environments: { web: { output: { overrideBrowserslist: ['chrome 90'] } } } },
])("leaves a site's own list alone: %j", builderConfig => {
  expect(target(builderConfig)).toEqual(builderConfig.environments?.web?.output);
});
