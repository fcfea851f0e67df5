import type { ComponentProps, ReactNode } from 'react';
import { rootProps } from '../../logic/rootProps';
import './FileTree.css';
import { type FileNode, fileEntries } from './fileEntries';

/** A file or folder of {@link FileTree}. */
export interface FileItem {
  /** Name; one that ends with `/` is a folder. */
  name: string;
  /** Text after the name. @default none */
  comment?: string;
  /** Whether it is marked. @default false */
  highlight?: boolean;
  /** Content of a folder. @default none */
  items?: FileItem[];
}

/** Props of {@link FileTree}. */
export interface FileTreeProps extends ComponentProps<'div'> {
  /** A Markdown list: names, comments after a space, bold names are marked, folders contain a list. @default none */
  children?: ReactNode;
  /** The files as data, instead of a list. @default none */
  items?: FileItem[];
  /** Number of levels whose folders are initially open. @default all levels */
  openLevels?: number;
}

/** Files and folders as a tree whose folders can be closed. */
export function FileTree({ children, items, openLevels = Number.POSITIVE_INFINITY, ...rest }: FileTreeProps) {
  if (import.meta.env.SSG_MD) return items ? `\n${markdown(items)}\n` : children;
  const files = items ? items.map(nodeOf) : fileEntries(children);
  return (
    <div {...rootProps('duet-files rp-not-doc', rest)}>
      <Files files={files} level={1} openLevels={openLevels} />
    </div>
  );
}

function Files({ files, level, openLevels }: { files: FileNode[]; level: number; openLevels: number }) {
  return (
    <ul>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the files never change their order
        <li key={index}>
          {file.items.length > 0 ? (
            <details open={level <= openLevels}>
              <summary>
                <Line file={file} />
              </summary>
              <Files files={file.items} level={level + 1} openLevels={openLevels} />
            </details>
          ) : (
            <Line file={file} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({ file: { name, comment, highlight, isFolder } }: { file: FileNode }) {
  const kind = isFolder ? 'folder' : name === '…' || name === '...' ? 'more' : 'file';
  const Name = highlight ? 'strong' : 'span';
  return (
    <>
      <Name className="duet-files__name" data-kind={kind}>
        <bdi dir="ltr">{name}</bdi>
      </Name>
      {comment && (
        <>
          {' '}
          <span className="duet-files__comment">{comment}</span>
        </>
      )}
    </>
  );
}

function nodeOf({ items = [], ...file }: FileItem): FileNode {
  return { ...file, isFolder: items.length > 0 || file.name.endsWith('/'), items: items.map(nodeOf) };
}

/** The files as a nested list. */
function markdown(items: FileItem[], indent = ''): string {
  return items
    .map(({ name, comment, highlight, items = [] }) => {
      const line = `${indent}- ${highlight ? `**${name}**` : name}${comment ? ` ${comment}` : ''}\n`;
      return line + markdown(items, `${indent}  `);
    })
    .join('');
}
