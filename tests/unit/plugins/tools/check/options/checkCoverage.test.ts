import { describe, expect, it } from '@rstest/core';
import { checkProperties, missingPages } from '../../../../../../plugins/tools/check/options/checkCoverage';
import { projectOf } from '../../support';
import { documented, optionPage, optionsOf, reported } from './support';

const facts = ['**Type:** `a`'];

describe('checkProperties', () => {
  const options = optionsOf('a', 'a.one', 'a.two', 'a.three', 'a.old!', 'a.two.deep', 'a.three.deep');
  const check = (...headings: string[]) =>
    reported(
      checkProperties(documented(Object.fromEntries(['a', ...headings].map(each => [each, facts]))), {
        options,
      }),
    );

  it('reports the property that is left out, but no deprecated one', () => {
    expect(check('one', 'two')).toEqual([
      'options/property: The page describes properties of `a` but not `three`. -> Add a heading `three` with its <OptionFacts>.',
    ]);
  });

  it.each([[[]], [['one', 'two', 'three']], [['one', 'two', 'three.deep']]])('accepts %j', headings => {
    expect(check(...headings)).toEqual([]);
  });

  it('accepts a page that describes only a few properties of a large type', () => {
    expect(check('one')).toEqual([]);
  });
});

describe('missingPages', () => {
  const paged = [...optionsOf('brush.width', 'cssModules', 'old!', 'ignored').values()];
  const settings = { folder: '/config', ignore: { ignored: 'internal' } };

  it('reports an option without a page in each language', () => {
    const pages = [optionPage({ 'brush.width': facts })];
    expect(missingPages(projectOf(), pages, { paged }, settings).map(({ file }) => file)).toEqual([
      'docs/en/config/css-modules.mdx',
      'docs/zh/config/brush/width.mdx',
      'docs/zh/config/css-modules.mdx',
    ]);
  });

  it('opts out in the options of the plugin, because there is no page for a comment', () => {
    const [finding] = missingPages(projectOf(), [], { paged }, settings);
    expect(finding!.optOut).toBe("ignore: { 'brush.width': 'why' } in the options of the plugin");
  });
});
