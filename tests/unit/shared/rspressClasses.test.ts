import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import { articleClass, headingAnchorClass } from '../../../shared/rspressClasses';

const core = 'node_modules/@rspress/core/dist';

describe('the classes that Rspress sets', () => {
  it.each([
    [articleClass, 'theme/layout/DocLayout/index.js'],
    [headingAnchorClass, 'node/mdx/rehypePlugins/headerAnchor.js'],
  ])('%s is in %s', (name, file) => {
    expect(readFileSync(`${core}/${file}`, 'utf8')).toContain(name);
  });
});
