import { describe, expect, it } from '@rstest/core';
import {
  headersBlock,
  nginxHeaders,
  vercelHeaders,
  withMeta,
} from '../../../../../plugins/site/security/hostFiles';

const headers = { 'Content-Security-Policy': "default-src 'self'", 'X-A': 'say "hi" \\ $x' };

describe('files for hosts', () => {
  it('have a block for Netlify and Cloudflare, below the base', () => {
    expect(headersBlock(headers, '/docs/')).toBe(
      '/docs/*\n  Content-Security-Policy: default-src \'self\'\n  X-A: say "hi" \\ $x\n',
    );
  });

  it('have quoted directives for nginx', () => {
    expect(nginxHeaders(headers)).toContain(
      'add_header Content-Security-Policy "default-src \'self\'" always;\nadd_header X-A "say \\"hi\\" \\\\ $x" always;\n',
    );
  });

  it('have an entry for Vercel that matches everything below the base', () => {
    const { source, headers: list } = vercelHeaders(headers, '/v1.0/');
    expect(source).toBe('/v1\\.0/(.*)');
    expect(list[0]).toEqual({ key: 'Content-Security-Policy', value: "default-src 'self'" });
  });
});

describe('withMeta', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;

  it.each([
    ['<html><head><script>1</script>', `<html><head>${meta}<script>1</script>`],
    [
      '<head lang="x">\n<meta charset="utf-8"><script>1</script>',
      `<head lang="x">\n<meta charset="utf-8">${meta}<script>1</script>`,
    ],
    ['<p>no head</p>', '<p>no head</p>'],
  ])('puts the policy before scripts and after the encoding of %s', (html, expected) => {
    expect(withMeta(html, "default-src 'self'; frame-ancestors 'self'")).toBe(expected);
  });
});
