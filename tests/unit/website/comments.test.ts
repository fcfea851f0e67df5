import { describe, expect, it } from '@rstest/core';
import { commentFrom, commentsOf } from '../../../website/generate/comments';

describe('a doc comment', () => {
  it.each([
    ['/** One sentence. */', { text: 'One sentence.' }],
    ['/**\n * Two\n * lines.\n * @default 50\n */', { text: 'Two lines.', default: '50' }],
    ['/** A line. @default no link */', { text: 'A line.', default: 'no link' }],
    ['/** Author. Default: the title of the site. */', { text: 'Author.', default: 'the title of the site' }],
  ])('gives text and default: %s', (source, comment) => {
    expect(commentFrom(source)).toEqual(comment);
  });
});

describe('the comments of a declaration', () => {
  const declaration = `
declare const Inner: z.ZodObject<{
    /** Of another constant. */
    id: z.ZodString;
}>;
export declare const Options: z.ZodObject<{
    /** The feeds. */
    feeds: z.ZodArray<z.ZodObject<{
        /** The name. */
        id: z.ZodString;
        /** A name with a hyphen. */
        'read-me': z.ZodString;
        plain: z.ZodString;
        /** Called on a failure. */
        onFail: z.ZodOptional<z.ZodCustom<(error: unknown) => void, (error: unknown) => void>>;
    }, z.core.$strict>>;
    image: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
        /** What it shows. */
        alt: z.ZodOptional<z.ZodString>;
    }>]>;
}, z.core.$strict>;
`;

  it('are found by the names that lead to the option, in the named constant only, custom types too', () => {
    expect([...commentsOf(declaration, 'Options')]).toEqual([
      ['feeds', { text: 'The feeds.' }],
      ['feeds.id', { text: 'The name.' }],
      ['feeds.read-me', { text: 'A name with a hyphen.' }],
      ['feeds.onFail', { text: 'Called on a failure.', type: '(error: unknown) => void' }],
      ['image.alt', { text: 'What it shows.' }],
    ]);
  });

  it('are empty for an unknown constant', () => {
    expect(commentsOf(declaration, 'Other').size).toBe(0);
  });
});
