import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** A file or folder, with what is shown of it. */
export interface FileNode {
  /** Its name, which may be a link or code. */
  name: ReactNode;
  /** Text after the name. */
  comment?: ReactNode;
  /** Whether it is marked. */
  highlight?: boolean;
  /** Whether it is a folder. */
  isFolder: boolean;
  /** Content of a folder. */
  items: FileNode[];
}

type ElementNode = ReactElement<{ children?: ReactNode }>;

/** Reads the lists among the nodes: each item is a name, a comment after a space, and a list of what the folder contains. */
export function fileEntries(nodes: ReactNode): FileNode[] {
  return elementsOf(nodes)
    .filter(isList)
    .flatMap(list => elementsOf(list.props.children))
    .map(item => fileEntry(Children.toArray(item.props.children)));
}

/** Reads the content of a list item. */
function fileEntry(nodes: ReactNode[]): FileNode {
  // A list with blank lines between its items has paragraphs in them.
  const content = nodes.flatMap(node =>
    isElement(node) && node.type === 'p' ? Children.toArray(node.props.children) : [node],
  );
  const items = fileEntries(content);
  const line = content.filter(node => !(isElement(node) && isList(node)) && !isBlank(node));
  const [first, ...rest] = line;
  if (typeof first !== 'string') {
    const isMarked = isElement(first) && first.type === 'strong';
    const name = isMarked ? first.props.children : first;
    return entry(name, rest, items, isMarked);
  }
  const [name = '', comment = ''] = first.trimStart().split(/\s(.*)/s);
  return entry(name, [comment, ...rest], items);
}

function entry(name: ReactNode, comment: ReactNode[], items: FileNode[], highlight = false): FileNode {
  const text = comment.filter((node, index) => index > 0 || !isBlank(node));
  const isFolder = items.length > 0 || (typeof name === 'string' && name.endsWith('/'));
  return {
    name,
    items,
    isFolder,
    ...(highlight && { highlight }),
    ...(text.length > 0 && { comment: text }),
  };
}

const isElement = (node: ReactNode): node is ElementNode => isValidElement(node);
const isList = (element: ElementNode) => element.type === 'ul' || element.type === 'ol';
const isBlank = (node: ReactNode) => typeof node === 'string' && node.trim() === '';
const elementsOf = (nodes: ReactNode): ElementNode[] => Children.toArray(nodes).filter(isElement);
