import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { markupPlugin } from '../../../shared/markupPlugin';
import { cacheKey, hashOfFolders } from '../../../shared/node/cacheKey';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { optionalPackages } from '../../shared/optionalPackages';
import { markdownPages } from '../../shared/pageSource';
import { parseOptions } from '../../shared/parseOptions';
import type { Temml } from './formula';
import { withCodeFormulas } from './markdown';
import { MathOptions } from './options';
import { remarkFormulas } from './remarkFormulas';
import { styleSheets } from './styleSheet';

export type { MathOptions } from './options';

const name = 'math';

/** Shows formulas in TeX (`$x^2$`, `$$`) as MathML, which the build makes: pages need no script and no font for them. */
export const pluginMath: (options?: MathOptions) => RspressPlugin = pluginFactory((options = {}) => {
  const settings = parseOptions(name, MathOptions, options);
  type Packages = [{ default: Plugin<[object], Root> }, { default: Temml }];
  let packages: Promise<Packages> | undefined;
  const load = () => {
    packages ??= optionalPackages<Packages>(name, 'remark-math', 'temml');
    return packages;
  };
  const loadTemml = async () => (await load())[1].default;
  let remarkMath: Plugin<[object], Root>;
  return {
    name: `rspress-plugin-duet/${name}`,
    async config(config) {
      remarkMath = (await load())[0].default;
      const { remarkPlugins = [], ...markdown } = config.markdown ?? {};
      const math = [
        remarkMath,
        { singleDollarTextMath: settings.singleDollar },
      ] as (typeof remarkPlugins)[number];
      return {
        ...config,
        markdown: {
          ...markdown,
          remarkPlugins: [...remarkPlugins, math, markupPlugin(() => remarkFormulas(loadTemml, settings))],
        },
      };
    },
    builderConfig: {
      plugins: [
        markdownPages(name, (source, isMdx) => withCodeFormulas(source, remarkMath, settings, isMdx)),
        styleSheets(),
        cacheKey(`rspress-plugin-duet/${name}`, () => [settings, hashOfFolders(import.meta.dirname)]),
      ],
    },
  };
});
