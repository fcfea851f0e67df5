import { describe, expect, it } from '@rstest/core';
import { elementsOf } from '../../../../plugins/shared/html';

const namesIn = (html: string) =>
  [...elementsOf(html)].map(({ tagName }) => tagName).filter(name => !/^(html|head|body)$/.test(name));

describe('elementsOf', () => {
  it.each<[string, string[]]>([
    ['<p>a<b>c</b></p><i></i>', ['p', 'b', 'i']],
    ['<template><img></template>', ['template', 'img']],
    ['<noscript><style></style><img></noscript>', ['noscript', 'style', 'img']],
    ['<svg><path/></svg>', ['svg', 'path']],
    ['<P>one<P>two', ['p', 'p']],
    ['<!-- <p> --><script>"<p>"</script>', ['script']],
    ['<textarea><p></textarea>', ['textarea']],
    ['', []],
    ['<div', []],
    ['<p title="<b>">页面</p>\r\n', ['p']],
  ])('reads %s', (html, expected) => {
    expect(namesIn(html)).toEqual(expected);
  });
});
