import { describe, expect, it } from '@rstest/core';
import { pageError, type Result } from '../../../../../../plugins/tools/check/core/finding';
import {
  formatFinding,
  formatSummary,
  formatWarnings,
  overlay,
  report,
} from '../../../../../../plugins/tools/check/core/report';

const finding = pageError(
  'pages/anchor',
  { file: 'docs/a,b.mdx' },
  { line: 3, column: 5 },
  '50% <gone>\nnow',
  'Add it.',
);
const result: Result = {
  findings: [finding, { ...finding, severity: 'warning', fix: '' }],
  summaries: [
    {
      check: 'pages',
      counts: { pages: 2, links: 1, stale: 1 },
      optedOut: [{ file: 'a.mdx', line: 4, rule: 'pages/anchor', reason: 'moved' }],
    },
  ],
  pages: 2,
  milliseconds: 1234,
};

describe('report', () => {
  it('as text states place, message, fix and opt-out', () => {
    expect(formatFinding(finding)).toBe(
      [
        'docs/a,b.mdx:3:5  error  pages/anchor',
        '    50% <gone>',
        '    now',
        '    Fix: Add it.',
        '    Opt out: {/* duet-allow pages/anchor: why */} before it',
        '',
      ].join('\n'),
    );
    expect(formatFinding({ ...finding, fix: '' })).not.toContain('Fix:');
  });

  it('keeps the indentation of code in a fix', () => {
    expect(formatFinding({ ...finding, fix: 'It writes:\na\n    b' })).toContain('\n    a\n    b\n');
  });

  it('as JSON is the result itself', () => {
    expect(JSON.parse(report(result, 'json'))).toEqual(result);
  });

  it('as annotations escapes what GitHub would interpret', () => {
    const [error, warning] = report(result, 'github').split('\n');
    expect(error).toBe(
      '::error file=docs/a%2Cb.mdx,line=3,col=5,title=pages/anchor::50%25 <gone>%0Anow%0AAdd it.',
    );
    expect(warning).toMatch(/^::warning .*now$/);
  });

  it('ends with counts, opt-outs and totals', () => {
    expect(formatSummary(result)).toBe(
      [
        'pages: 2 pages, 1 link, 1 stale, 1 opted out',
        '  opted out of pages/anchor at a.mdx:4: moved',
        '2 pages in 1.23 s: 1 error, 1 warning',
      ].join('\n'),
    );
    expect(report(result, 'text').endsWith(formatSummary(result))).toBe(true);
  });

  it('lists many opt-outs for one reason in one line', () => {
    const optedOut = Array.from({ length: 11 }, (_, index) => ({
      file: 'api.mdx',
      line: index + 1,
      rule: 'samples',
      reason: 'a declaration',
    }));
    const text = formatSummary({ ...result, summaries: [{ check: 'samples', counts: {}, optedOut }] });
    expect(text).toContain('opted out of samples at api.mdx:1 and 10 other places: a declaration');
    expect(text).not.toContain('api.mdx:2');
  });
});

describe('overlay', () => {
  it('keeps errors of the compiler that no finding explains', () => {
    const compileErrors = ['docs/a.mdx', 'docs/b.mdx'].map(file => ({
      file,
      message: `No <grammar> in ${file}`,
    }));
    const told = (rule: string) => overlay([{ ...finding, rule, file: 'docs/a.mdx' }], compileErrors);
    expect(told('parity/links')).toContain('No &lt;grammar&gt; in docs/a.mdx');
    expect(told('pages/code-block')).not.toContain('in docs/a.mdx');
    expect(told('pages/code-block')).toContain('No &lt;grammar&gt; in docs/b.mdx');
  });

  it('escapes markup', () => {
    expect(overlay([finding])).toContain('50% &lt;gone&gt;');
  });

  it('shows 20 errors and counts the others', () => {
    const text = overlay(Array.from({ length: 23 }, () => finding));
    expect(text.match(/pages\/anchor: why/g)).toHaveLength(20);
    expect(text).toContain('… and 3 more');
  });
});

describe('formatWarnings', () => {
  const warning = { ...finding, severity: 'warning' as const };

  it('lists a few warnings and counts the others', () => {
    expect(formatWarnings([warning])).toBe(formatFinding(warning));
    const text = formatWarnings(Array.from({ length: 13 }, () => warning));
    expect(text.match(/warning {2}pages/g)).toHaveLength(10);
    expect(text).toContain('… and 3 more warnings');
  });
});
