// Fixes a fault: the development server loads the styles of Rspress's components that ours replace, above ours.
// Without it: pages look different in development than in the build, which drops unused components.
import { modulePatch } from './themePatch';

/** Styles for elements and classes that our own components use too. */
const shared = /[\\/](DocContent[\\/]doc|Link[\\/]index)\.css$/;

/** Puts the styles of Rspress's components below ours in development, and leaves out those that match our elements. */
export const stockStyles = modulePatch(
  {
    name: 'stock-styles',
    package: '@rspress/core',
    loss: 'pages look different in development than in the build',
    file: /[\\/]core[\\/]dist[\\/]theme[\\/](?:components|layout)[\\/].*\.css$/,
    order: 'pre',
    only: 'dev',
  },
  /\{/,
  (css, path) => (shared.test(path) ? '' : `@layer duet.stock {\n${css}\n}`),
);
