import { describe, expect, it } from '@rstest/core';
import { sizedImages } from '../../../../../theme/node/markdown/sizedImages';
import type { PageNode } from '../../../../../theme/shared/html';

const sizes: Record<string, [number, number]> = { '/a.svg': [720, 300], './b.png': [40, 20] };
const sizeOf = (source: string) => sizes[source];
const image = (properties: object) => ({ type: 'element', tagName: 'img', properties }) as PageNode;
const tag = (...attributes: object[]) =>
  ({ type: 'mdxJsxFlowElement', name: 'img', attributes, children: [] }) as PageNode;
const attribute = (name: string, value: unknown) => ({ type: 'mdxJsxAttribute', name, value });
const importOf = (name: string, path: string) =>
  ({
    type: 'mdxjsEsm',
    data: { estree: { body: [{ source: { value: path }, specifiers: [{ local: { name } }] }] } },
  }) as PageNode;
const sized = (...children: PageNode[]) => {
  const tree: PageNode = { type: 'root', children };
  sizedImages(tree, sizeOf);
  return children;
};

describe('sizedImages', () => {
  it('sizes pictures at any depth', () => {
    const picture = image({ src: '/a.svg' });
    sized({ type: 'element', tagName: 'p', properties: {}, children: [picture] });
    expect(picture.properties).toEqual({ src: '/a.svg', width: 720, height: 300 });
  });

  it('sizes tags, by address and by import', () => {
    const [, byImport, byAddress] = sized(
      importOf('image0', './b.png'),
      tag(attribute('src', { type: 'mdxJsxAttributeValueExpression', value: 'image0' })),
      tag(attribute('src', '/a.svg')),
    ) as unknown as { attributes: { name: string; value: unknown }[] }[];
    const of = (node: typeof byImport) => node!.attributes.slice(1).map(({ name, value }) => [name, value]);
    expect(of(byImport)).toEqual([
      ['width', '40'],
      ['height', '20'],
    ]);
    expect(of(byAddress)).toEqual([
      ['width', '720'],
      ['height', '300'],
    ]);
  });

  it('leaves the width to a class or a style that may set the height alone', () => {
    const style = (value: unknown) => attribute('style', { type: 'mdxJsxAttributeValueExpression', value });
    const images = [
      image({ src: '/a.svg', className: ['logo'] }),
      image({ src: '/a.svg', style: 'max-height: 2em' }),
      tag(attribute('src', '/a.svg'), attribute('className', 'logo')),
      tag(attribute('src', '/a.svg'), attribute('class', 'logo')),
      tag(attribute('src', '/a.svg'), style('{ height: 20 }')),
      tag(attribute('src', '/a.svg'), style("{ maxHeight: '2em' }")),
      tag(attribute('src', '/a.svg'), attribute('style', 'block-size: 2em')),
    ];
    const before = structuredClone(images);
    expect(sized(...images)).toEqual(before);
    const [wide] = sized(image({ src: '/a.svg', style: 'width: 50%' }));
    expect(wide!.properties).toMatchObject({ width: 720, height: 300 });
  });

  it('leaves alone what has a size, what nobody knows, and what is no picture', () => {
    const given = image({ src: '/a.svg', width: 10 });
    const unknown = image({ src: 'https://example.com/a.svg' });
    const own = tag(attribute('src', '/a.svg'), attribute('height', '9'));
    const link = { type: 'element', tagName: 'a', properties: { src: '/a.svg' } } as PageNode;
    const before = structuredClone([given, unknown, own, link]);
    expect(sized(given, unknown, own, link)).toEqual(before);
  });
});
