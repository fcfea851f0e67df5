// Buys 0.2 KB (gzip) of script on every page: a helper for a module of Node.js that FlexSearch names.
// Without it: the bundler puts that helper into the first load.
import { modulePatch } from './themePatch';

export const flexsearch = modulePatch(
  {
    name: 'flexsearch',
    package: 'flexsearch',
    loss: 'every page loads 0.2 KB more of script',
    file: /[\\/]flexsearch[\\/]dist[\\/].*\.m?js$/,
    environments: ['web'],
  },
  /import\("worker_threads"\)/,
  code => code.replaceAll('import("worker_threads")', 'Promise.reject()'),
);
