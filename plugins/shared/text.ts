/** Every word that the plugins show to readers, by language. The option `text` of a plugin adds languages. */
export const text = {
  /** Before the links to the feeds of a page. */
  feedLinksTitle: { en: 'Subscribe', zh: '订阅' },
  /** Title of the page at an old address. */
  redirectTitle: { en: 'This page has moved', zh: '页面已移动' },
  /** Before the link on that page. */
  redirectText: { en: 'This page has moved to ', zh: '本页已移至 ' },
  /** Above a section whose original has changed since it was translated. */
  staleNotice: {
    en: 'The original of this section has changed since it was translated.',
    zh: '本节原文已更新，译文尚未同步。',
  },
  /** The link to that original. */
  staleLink: { en: 'Read the original', zh: '查看原文' },
  /** How long a post takes to read. */
  postMinutes: { en: '{minutes} min read', zh: '阅读约 {minutes} 分钟' },
  /** Name of all tags of posts. */
  postTags: { en: 'Tags', zh: '标签' },
  /** Name of all authors of posts. */
  postAuthors: { en: 'Authors', zh: '作者' },
  /** Name of the list of posts by year. */
  postArchive: { en: 'Archive', zh: '归档' },
  /** Title of a further page of a list of posts. */
  postsPage: { en: '{title} (page {page} of {pages})', zh: '{title}（第 {page} 页，共 {pages} 页）' },
  /** Title of the page of a tag. */
  postsTag: { en: '{title}: {tag}', zh: '{title}：标签 {tag}' },
  /** Title of the page of an author. */
  postsAuthor: { en: '{title}: posts by {author}', zh: '{title}：{author} 的文章' },
  /** Title of the pages of all tags, all authors and all years. */
  postsAbout: { en: '{title}: {name}', zh: '{title}：{name}' },
  /** Link to the posts before those of a page. */
  postsOlder: { en: 'Older posts', zh: '更早的文章' },
  /** Link to the posts after those of a page. */
  postsNewer: { en: 'Newer posts', zh: '较新的文章' },
  /** Link to the first page of a package, in the sidebar. */
  apiOverview: { en: 'Overview', zh: '概览' },
  /** Type of an export, in the facts about it. */
  apiType: { en: 'Type', zh: '类型' },
  /** Default of an export, in the facts about it. */
  apiDefault: { en: 'Default', zh: '默认值' },
  /** The link to the source of an export. */
  apiSource: { en: 'Source', zh: '源代码' },
  /** Above the reason why an export is deprecated. */
  apiDeprecated: { en: 'Deprecated', zh: '已弃用' },
  /** Description of the page of an export. */
  apiDescription: { en: '{name}, from the API reference of {title}.', zh: '{title} API 参考中的 {name}。' },
} as const satisfies Record<string, Record<'en' | 'zh', string>>;

/** Names of the texts. */
export type TextKey = keyof typeof text;
