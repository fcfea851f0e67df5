// Fixes a bug: on the 404 page of an address that cannot be decoded, such as `/%E4` or `/100%25`, React does not start.
// Without it: Rspress decodes the address, some parts of it twice, and throws.
import { join } from 'node:path';
import { modulePatch } from './themePatch';

const call = /\bdecodeURIComponent\(/g;

export const brokenAddresses = modulePatch(
  {
    name: 'broken-addresses',
    package: '@rspress/core',
    loss: 'React does not start on the 404 page of an address with a percent sign that encodes nothing',
    file: /[\\/]@rspress[\\/]core[\\/]dist[\\/]runtime[\\/](route|hooks[\\/]use(Sidebar|ActiveMatcher))\.js$/,
    environments: ['web'],
  },
  new RegExp(call.source),
  code =>
    `import { decoded } from ${JSON.stringify(join(import.meta.dirname, '../../../shared/decoded'))};\n${code.replace(call, 'decoded(')}`,
);
