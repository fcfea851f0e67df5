import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element of a page. */
export type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a page in reading order, including those inside `<noscript>` and `<template>`. */
export const elementsOf = (html: string): Generator<Element> =>
  elementsBelow(parse(html, { scriptingEnabled: false }));

function* elementsBelow({ childNodes }: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsBelow('content' in child ? child.content : child);
  }
}
