import { pluginOptions } from './plugins/options/index';
import { pluginPages } from './plugins/pages/index';
import { pluginParity } from './plugins/parity/index';
import { pluginSamples } from './plugins/samples/index';
import config from './rspress.config';

/** The site with its checks, until all pages are written and the checks join the site's own configuration. */
export default {
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    pluginOptions({
      folder: '/config',
      package: '@rsbuild/core',
      type: 'RsbuildConfig',
      packages: 'tests/facts',
      defaults: 'tests/facts/defaults.mjs',
      versions: 'tests/facts/versions.json',
    }),
    pluginPages({ descriptionLength: { en: 160, zh: 80 } }),
    pluginParity(),
    pluginSamples({
      packages: 'tests/facts',
      ambient: ['@rsbuild/core/types'],
      commands: ['rsbuild'],
      run: {
        command: ['rsbuild', 'build'],
        files: { 'src/index.ts': "document.body.textContent = 'Hello';\n" },
      },
    }),
  ],
};
