import type { PageNode } from '../../shared/html';

/** Width and height in CSS pixels. */
export type ImageSize = readonly [width: number, height: number];

/** The parts of MDX in a compiled page that contain images from the page's own folder. */
interface MdxNode extends PageNode {
  attributes?: { type: string; name?: string; value?: unknown }[];
  data?: {
    estree?: { body: { source?: { value?: unknown }; specifiers?: { local: { name: string } }[] }[] };
  };
}

/**
 * Adds width and height to the images of a compiled page that have neither, in place. Not where a class or a style may
 * set the height alone: the width would no longer follow from it.
 */
export function sizedImages(tree: PageNode, sizeOf: (source: string) => ImageSize | undefined): void {
  const imports = new Map<string, string>();
  const walk = (node: MdxNode) => {
    for (const { source, specifiers } of node.data?.estree?.body ?? []) {
      if (specifiers?.[0] && typeof source?.value === 'string')
        imports.set(specifiers[0].local.name, source.value);
    }
    if (node.tagName === 'img' && node.properties) {
      const { src, width, height, className, style } = node.properties;
      const isOpen = typeof src === 'string' && !decidesSize(width, height, className, style);
      const size = isOpen ? sizeOf(src) : undefined;
      if (size) [node.properties.width, node.properties.height] = size;
    } else if (node.name === 'img' && node.attributes) sizeTag(node.attributes, imports, sizeOf);
    for (const child of node.children ?? []) walk(child as MdxNode);
  };
  walk(tree);
}

/** Whether an image has a size, a class, or a style, as text or as code, with a height, `max-height` or `blockSize`. */
function decidesSize(width: unknown, height: unknown, className: unknown, style: unknown): boolean {
  if (width || height || className) return true;
  const code = typeof style === 'object' && style !== null ? Reflect.get(style, 'value') : style;
  return /height|block-?size/i.test(String(code ?? ''));
}

/** The same for an image written as a tag, whose address is text or the name of an import. */
function sizeTag(
  attributes: NonNullable<MdxNode['attributes']>,
  imports: ReadonlyMap<string, string>,
  sizeOf: (source: string) => ImageSize | undefined,
): void {
  const given = (name: string) => attributes.find(attribute => attribute.name === name)?.value;
  const className = given('className') || given('class');
  if (decidesSize(given('width'), given('height'), className, given('style'))) return;
  const value = given('src') as string | { value?: string } | undefined;
  const source = typeof value === 'string' ? value : imports.get(value?.value ?? '');
  const size = source === undefined ? undefined : sizeOf(source);
  if (!size) return;
  for (const [index, name] of ['width', 'height'].entries()) {
    attributes.push({ type: 'mdxJsxAttribute', name, value: String(size[index]) });
  }
}
