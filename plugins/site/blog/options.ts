import { z } from 'zod';
import { perLanguageSchema } from '../../../shared/node/perLanguageSchema';
import { uniqueItems } from '../../../shared/node/uniqueItems';

const ListOptions = z.strictObject({
  /** Folder of the posts, below the folder of a language: `/blog/`. The list is its page. */
  folder: z.string().regex(/^(\/[\w-]+)+\/$/, 'expected a folder such as "/blog/"'),
  /** Title of the list, one for all languages or one per language. */
  title: perLanguageSchema,
  /** One sentence below the title, one for all languages or one per language. */
  description: perLanguageSchema.optional(),
  /** Posts on one page of the list; 1 or more. @default 10 */
  perPage: z.int().min(1).default(10),
  /** Whether every author has a page with their posts, to which their name on posts leads, and all authors have one together. @default false */
  authorPages: z.boolean().default(false),
  /** Whether a page lists all posts by year. @default false */
  archive: z.boolean().default(false),
});

const AuthorOptions = z.strictObject({
  /** Name of the author, one for all languages or one per language. */
  name: perLanguageSchema,
  /** Page of the author elsewhere. */
  url: z.url().optional(),
  /** Picture on the page of the author: a path in the public folder such as `/ada.png`, or a full address. */
  picture: z
    .string()
    .regex(
      /^(\/|https?:\/\/)\S+$/,
      'expected a path of the public folder such as "/ada.png", or a full address',
    )
    .optional(),
});

/** Options of `pluginBlog()`. */
export const BlogOptions = z.strictObject({
  /** The lists: of a blog, a changelog, or several. */
  lists: z.array(ListOptions).min(1, 'expected at least one list').superRefine(uniqueItems('folder')),
  /** Authors by the short names that posts use: `authors: [ada]`. A post can also name an author in full. @default {} */
  authors: z.record(z.string(), AuthorOptions).default({}),
  /** Words of the lists and of posts, to add languages or to replace those of the plugin. */
  text: z
    .strictObject({
      /** Reading time; `{minutes}` is the number. */
      postMinutes: perLanguageSchema.optional(),
      /** Link to the posts before those of a page of the list. */
      postsOlder: perLanguageSchema.optional(),
      /** Link to the posts after those of a page of the list. */
      postsNewer: perLanguageSchema.optional(),
      /** Title of a further page of the list; `{page}` and `{pages}` are numbers, `{title}` is the title of the list. */
      postsPage: perLanguageSchema.optional(),
      /** Title of the page of a tag, with `{title}` and `{tag}`. */
      postsTag: perLanguageSchema.optional(),
      /** Title of the page of an author, with `{title}` and `{author}`. */
      postsAuthor: perLanguageSchema.optional(),
      /** Title of the pages with all tags, all authors and all years: `{title}` is the title of the list, `{name}` one of the next three words. */
      postsAbout: perLanguageSchema.optional(),
      /** Name of all tags together. */
      postTags: perLanguageSchema.optional(),
      /** Name of all authors together. */
      postAuthors: perLanguageSchema.optional(),
      /** Name of the list of posts by year. */
      postArchive: perLanguageSchema.optional(),
    })
    .optional(),
});

/** Options of `pluginBlog()`. */
export type BlogOptions = z.input<typeof BlogOptions>;

/** Options with their defaults filled in. */
export type BlogSettings = z.output<typeof BlogOptions>;

/** One list with its defaults filled in. */
export type ListSettings = BlogSettings['lists'][number];
