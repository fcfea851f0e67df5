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
  postsAuthor: { en: '{title}: posts by {author}', zh: '{title}：作者 {author}' },
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
  /** Name of a parameter, a field or a key, in tables of an API. */
  openapiName: { en: 'Name', zh: '名称' },
  /** Whether a parameter or a field is required. */
  openapiRequired: { en: 'Required', zh: '必填' },
  openapiYes: { en: 'Yes', zh: '是' },
  openapiNo: { en: 'No', zh: '否' },
  openapiDescription: { en: 'Description', zh: '说明' },
  /** Method and path of an operation. */
  openapiRequest: { en: 'Request', zh: '请求' },
  openapiServers: { en: 'Servers', zh: '服务器' },
  openapiAddress: { en: 'Address', zh: '地址' },
  openapiAuthentication: { en: 'Authentication', zh: '认证' },
  /** Ways to authenticate for an operation; its column is narrow. */
  openapiAccess: { en: 'Access', zh: '认证' },
  openapiFlow: { en: 'Flow', zh: '流程' },
  /** An operation without authentication. */
  openapiNone: { en: 'no authentication', zh: '无需认证' },
  /** Between alternatives of authentication. */
  openapiOr: { en: 'or', zh: '或' },
  openapiScope: { en: 'Scope', zh: '权限范围' },
  openapiOperations: { en: 'Operations', zh: '操作' },
  /** Operations of a tag that are on pages of other tags. */
  openapiElsewhere: { en: 'On other pages', zh: '其他页面上的操作' },
  openapiWebhooks: { en: 'Webhooks', zh: 'Webhook 通知' },
  openapiWebhooksNote: {
    en: 'Requests that this API sends to an address of yours.',
    zh: '此 API 向你指定的地址发送的请求。',
  },
  openapiSchemas: { en: 'Schemas', zh: '数据结构' },
  openapiPathParameters: { en: 'Path parameters', zh: '路径参数' },
  openapiQueryParameters: { en: 'Query parameters', zh: '查询参数' },
  openapiHeaders: { en: 'Headers', zh: '标头' },
  openapiCookies: { en: 'Cookies', zh: 'Cookie 参数' },
  openapiBody: { en: 'Request body', zh: '请求体' },
  openapiResponses: { en: 'Responses', zh: '响应' },
  openapiStatus: { en: 'Status', zh: '状态码' },
  openapiContent: { en: 'Content', zh: '内容' },
  openapiDeprecatedNote: { en: 'Do not use it in new code.', zh: '请勿在新代码中使用。' },
  openapiVersion: { en: 'Version', zh: '版本' },
  openapiContact: { en: 'Contact', zh: '联系方式' },
  openapiLicense: { en: 'License', zh: '许可证' },
  openapiTerms: { en: 'Terms', zh: '服务条款' },
  /** Above the schemas of which exactly one has to fit. */
  openapiOneOf: { en: 'One of:', zh: '以下之一：' },
  /** Above the schemas of which at least one has to fit. */
  openapiAnyOf: { en: 'At least one of:', zh: '至少符合以下之一：' },
  /** The property whose value tells the schema. */
  openapiDiscriminator: { en: '{property} tells which one', zh: '由 {property} 区分' },
  openapiFormat: { en: 'Format: {format}', zh: '格式：{format}' },
  openapiAlways: { en: 'Always {value}', zh: '固定为 {value}' },
  openapiValues: { en: 'Values: {values}', zh: '可选值：{values}' },
  openapiMultiple: { en: 'Multiple of {value}', zh: '{value} 的倍数' },
  openapiLength: { en: 'Length', zh: '长度' },
  openapiItems: { en: 'Number of items', zh: '元素个数' },
  openapiProperties: { en: 'Number of properties', zh: '属性个数' },
  openapiUnique: { en: 'No item twice', zh: '元素不重复' },
  openapiPattern: { en: 'Pattern: {pattern}', zh: '正则表达式：{pattern}' },
  openapiReadOnly: { en: 'Read-only', zh: '只读' },
  openapiWriteOnly: { en: 'Write-only', zh: '只写' },
} as const satisfies Record<string, Record<'en' | 'zh', string>>;

/** Names of the texts. */
export type TextKey = keyof typeof text;
