import { describe, expect, it } from '@rstest/core';
import { breakableNames, partsOfNames } from '../../../../../theme/client/logic/partsOfNames';

describe('a text with names', () => {
  it.each([
    ['output.overrideBrowserslist', ['output.', 'overrideBrowserslist']],
    ['tools.swc and server.proxy', ['tools.swc and server.proxy']],
    ['the server.historyApiFallback', ['the server.', 'historyApiFallback']],
    ['server.middlewareMode', ['server.middlewareMode']],
    ['@scope/player/react-components', ['@scope/', 'player/', 'react-components']],
    ['LightningCssMinimizerRspackPlugin', ['Lightning', 'Css', 'Minimizer', 'Rspack', 'Plugin']],
    ['1.7.6 is out. Read on', ['1.7.6 is out. Read on']],
    ['.env, and so on...', ['.env, and so on...']],
  ])('%s can be broken in long names alone, after dots and slashes if that is enough', (text, parts) => {
    expect(partsOfNames(text)).toEqual(parts);
  });

  it('is broken earlier where letters are larger', () => {
    expect(partsOfNames('performance.chunkSplit', 14)).toEqual(['performance.', 'chunkSplit']);
  });

  it.each([
    ['<code>expect.addSnapshotSerializer</code>', '<code>expect.<wbr>add<wbr>Snapshot<wbr>Serializer</code>'],
    [
      '<code>includeHiddenElements</code> and includeHiddenElements',
      '<code>include<wbr>Hidden<wbr>Elements</code> and includeHiddenElements',
    ],
    [
      '<a href="./a-long.file.html">b.c</a> &amp; <em>1.7</em>',
      '<a href="./a-long.file.html">b.c</a> &amp; <em>1.7</em>',
    ],
  ])('%s can be broken in its text, not in its tags', (html, broken) => {
    expect(breakableNames(html)).toBe(broken);
  });
});
