import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import { withLateHead } from '../../../../../theme/node/patches/lateHead';

describe('the module that makes the head', () => {
  const stock = readFileSync('node_modules/@unhead/react/dist/client.mjs', 'utf8');
  const late = withLateHead(stock, '/theme/deferredHead');

  it('loads unhead only when it is called', () => {
    expect(stock).toMatch(/^import .* from 'unhead\/client'/m);
    expect(late).not.toMatch(/^(import|export) .* from 'unhead\/client'/m);
    expect(late).toContain("import('unhead/client')");
    expect(late).toContain('import { deferredHead } from "/theme/deferredHead";');
  });

  it('keeps what it exports', () => {
    expect(late).toMatch(/^export const renderDOMHead/m);
    expect(late).toMatch(/^export \{ UnheadProvider, createHead \};/m);
    expect(late.match(/\bcreateHead =/g)).toHaveLength(1);
    expect(late).not.toContain('function createHead(');
  });
});
