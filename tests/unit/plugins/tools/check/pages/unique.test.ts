import { describe, expect, it } from '@rstest/core';
import { uniqueRules } from '../../../../../../plugins/tools/check/pages/unique';
import { pageOf, told } from '../../support';

const page = (route: string, source: string, identity = {}) => pageOf(source, { route, ...identity });

describe('uniqueRules', () => {
  it('reports the second page with the same title, whatever its case', () => {
    const findings = uniqueRules([page('/a', '# Start\n'), page('/b', '\n# start\n')]);
    expect(told(findings)).toEqual(['pages/duplicate-title 2: docs/en/a.mdx has the same title: "start".']);
    expect(findings[0]!.file).toBe('docs/en/b.mdx');
  });

  it('prefers the title of the frontmatter to the heading', () => {
    const pages = [page('/a', '---\ntitle: One\n---\n\n# Start\n'), page('/b', '# Start\n')];
    expect(uniqueRules(pages)).toEqual([]);
    expect(uniqueRules([...pages, page('/c', '---\ntitle: One\n---\n')])).toMatchObject([{ line: 2 }]);
  });

  it('reports a repeated description', () => {
    const source = '---\ndescription: Same.\n---\n';
    expect(told(uniqueRules([page('/a', source), page('/b', source)]))).toEqual([
      'pages/duplicate-description 2: docs/en/a.mdx has the same description: "Same.".',
    ]);
  });

  it('compares only pages of one language that have a route', () => {
    expect(
      uniqueRules([
        page('/a', '# A\n'),
        page('/a', '# A\n', { lang: 'zh' }),
        page('/b', '# A\n', { fragment: true }),
        page('/c', 'No title\n'),
        page('/d', 'No title\n'),
      ]),
    ).toEqual([]);
  });
});
