import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from '@rstest/core';
import { createElement, type ReactNode } from 'react';
import { withErrors } from '../../../../../theme/node/patches/markdownErrors';

// Below `node_modules`, where the renderer finds React.
mkdirSync('node_modules/.cache', { recursive: true });
const folder = mkdtempSync(resolve('node_modules/.cache/duet-markdown-errors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('lets the renderer of Markdown reject instead of rendering nothing', async () => {
  const stock = readFileSync('node_modules/react-render-to-markdown/dist/index.js', 'utf8');
  writeFileSync(join(folder, 'index.mjs'), withErrors(stock));
  const { renderToMarkdownString: render }: { renderToMarkdownString(node: ReactNode): Promise<string> } =
    await import(/* webpackIgnore: true */ pathToFileURL(join(folder, 'index.mjs')).href);
  const Broken = () => {
    throw new Error('no such thing');
  };
  await expect(render(createElement(Broken))).rejects.toThrow('no such thing');
  expect(await render(createElement('p', null, 'Text'))).toContain('Text');
});
