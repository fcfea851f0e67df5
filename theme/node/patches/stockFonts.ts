// Fixes a fault: Rspress's default for its font variables would win over the theme's fonts, which any rule of a site
// overrides. With it, a variable has another value only where the site or a plugin sets it.
// Without it: text has the fonts of Rspress.
import { modulePatch } from './themePatch';

/** Removes Rspress's default of the variables of the fonts; `tokens.css` has ours. */
export const stockFonts = modulePatch(
  {
    name: 'stock-fonts',
    package: '@rspress/core',
    loss: 'text has the fonts of Rspress',
    file: /[\\/]core[\\/]dist[\\/]theme[\\/]styles[\\/]base\.css$/,
    order: 'pre',
  },
  /--rp-font-family-base:/,
  css => css.replace(/--rp-font-family-\w+:[^;}]*;?/g, ''),
);
