import { describe, expect, it } from '@rstest/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type FileNode, fileEntries } from '../../../../../../theme/client/components/FileTree/fileEntries';

/** What is shown of the entries, as text. */
const shown = (files: FileNode[]): unknown[] =>
  files.map(({ name, comment, highlight, isFolder, items }) => [
    (isFolder ? 'folder ' : 'file ') + html(name) + (highlight ? '!' : ''),
    ...(comment ? [html(comment)] : []),
    ...(items.length > 0 ? [shown(items)] : []),
  ]);
const html = (node: ReactNode) => renderToStaticMarkup(<>{node}</>);

describe('fileEntries', () => {
  it('reads names, comments, marks and folders as MDX compiles them', () => {
    const list = (
      <ul>
        {'\n'}
        <li>
          {'src'}
          {'\n'}
          <ul>
            {'\n'}
            <li>
              <strong>index.ts</strong>
              {' the entry'}
            </li>
            {'\n'}
            <li>…</li>
            {'\n'}
          </ul>
          {'\n'}
        </li>
        <li>public/ copied, with spaces</li>
      </ul>
    );
    expect(shown(fileEntries(list))).toEqual([
      ['folder src', [['file index.ts!', ' the entry'], ['file …']]],
      ['folder public/', 'copied, with spaces'],
    ]);
  });

  it('reads paragraphs, code, links and markup in comments', () => {
    const list = (
      <ol>
        <li>
          <p>
            <code>my file.md</code>
          </p>
          <ul>
            <li>
              <a href="/x">x.ts</a>
            </li>
          </ul>
        </li>
        <li>
          a.ts see <em>this</em>
        </li>
      </ol>
    );
    expect(shown(fileEntries(list))).toEqual([
      ['folder <code>my file.md</code>', [['file <a href="/x">x.ts</a>']]],
      ['file a.ts', 'see <em>this</em>'],
    ]);
  });

  it('reads every list, and nothing else', () => {
    const nodes = (
      <>
        <p>Text</p>
        <ul>
          <li>a</li>
        </ul>
      </>
    );
    expect(fileEntries(nodes.props.children)).toHaveLength(1);
    expect(fileEntries('a.ts')).toEqual([]);
  });
});
