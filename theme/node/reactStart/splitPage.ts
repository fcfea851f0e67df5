import { isEmptyPage } from '../../../shared/emptyPage';
import { reactTemplate } from '../../shared/reactStart';

/** A tag of a script without text, or of a link. */
const tags = /<script\b[^>]*><\/script>|<link\b[^>]*>/g;

const attribute = (tag: string, name: string) => {
  const [, ...values] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag) ?? [];
  return values.find(value => value !== undefined) ?? '';
};

/** The files that a page loads for React, as they are named in the output. */
export interface ReactFiles {
  /** Of the entry. */
  entry: ReadonlySet<string>;
  /** Of any page. */
  all: ReadonlySet<string>;
}

/**
 * A page with the tags that load React in a template, from which a script of the page takes them when a reader needs
 * them. Undefined for a page without its content, and for one that contains its scripts.
 */
export function withLateReact(html: string, { entry, all }: ReactFiles): string | undefined {
  if (isEmptyPage(html)) return undefined;
  const isFile = (address: string, files: ReadonlySet<string>) =>
    [...files].some(file => address === file || address.endsWith(`/${file}`));
  let hasEntry = false;
  const late: string[] = [];
  const rest = html.replace(tags, tag => {
    const isScript = tag.startsWith('<script');
    const isLate = isScript
      ? isFile(attribute(tag, 'src'), entry)
      : /^(?:module)?preload$/.test(attribute(tag, 'rel')) && isFile(attribute(tag, 'href'), all);
    if (!isLate) return tag;
    hasEntry ||= isScript;
    late.push(tag);
    return late.length === 1 ? mark : '';
  });
  if (!hasEntry) return undefined;
  return rest.replace(mark, () => `<template id="${reactTemplate}">${late.join('')}</template>`);
}

const mark = '<!--duet-react-->';
