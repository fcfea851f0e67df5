import { describe, expect, it } from '@rstest/core';
import { anchorRules, anchorsOf, releaseKey } from '../../../../../../plugins/tools/check/pages/anchors';
import { pageOf, told } from '../../support';

const page = pageOf('# Title\n\n## Usage {#use}\n\n<span id="old" />\n\n<a name="older">x</a>\n\nText\n');

describe('anchorsOf', () => {
  it('lists ids of headings and elements', () => {
    expect(anchorsOf(page)).toEqual(['title', 'use', 'old', 'older']);
  });
});

describe('anchorRules', () => {
  it('accepts a page that still has all released anchors', () => {
    expect(anchorRules([page], { '/en/a': ['title', 'old', 'older'] })).toEqual([]);
  });

  it('reports a missing anchor at the title and suggests its new name', () => {
    const findings = anchorRules([page], { '/en/a': ['user', 'configuration'] });
    expect(told(findings)).toEqual([
      'pages/anchor 1: The anchor #user of the last release is missing.',
      'pages/anchor 1: The anchor #configuration of the last release is missing.',
    ]);
    expect(findings[0]!.fix).toContain('Did you mean `use`?');
    expect(findings[1]!.fix).not.toContain('Did you mean');
    expect(findings[1]!.fix).toContain('<span id="configuration" />');
  });

  it('says nothing about pages that the release did not have', () => {
    expect(anchorRules([page], { '/en/other': ['gone'] })).toEqual([]);
  });
});

describe('releaseKey', () => {
  it('has the language only on a site with several', () => {
    expect(releaseKey({ lang: 'zh', route: '/a' })).toBe('/zh/a');
    expect(releaseKey({ lang: '', route: '/a' })).toBe('/a');
  });
});
