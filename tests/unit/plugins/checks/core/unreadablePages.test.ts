import { expect, it } from '@rstest/core';
import { unreadablePages } from '../../../../../plugins/checks/core/unreadablePages';
import { pageOf, projectOf } from '../support';

it('reports pages and frontmatter that cannot be parsed, without an opt-out', () => {
  const findings = unreadablePages(
    projectOf(pageOf('# Fine\n'), pageOf('# A\n\n<div>\n'), pageOf('---\na: b: c\n---\n# A\n')),
  );
  expect(findings.map(({ rule, line }) => [rule, line])).toEqual([
    ['page/syntax', 3],
    ['page/frontmatter', 2],
  ]);
  for (const { severity, optOut } of findings) {
    expect(severity).toBe('error');
    expect(optOut).toMatch(/^none/);
  }
});
