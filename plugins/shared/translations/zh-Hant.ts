import type { Translation } from './translation';

/** The words of the plugins in Traditional Chinese. */
export const zhHant: Translation = {
  feedLinksTitle: '訂閱',
  redirectTitle: '頁面已移動',
  redirectText: '本頁已移至 ',
  staleNotice: '本節原文已更新，譯文尚未同步。',
  staleLink: '檢視原文',
  postMinutes: '閱讀約 {minutes} 分鐘',
  postTags: '標籤',
  postAuthors: '作者',
  postArchive: '彙整',
  postsPage: '{title}（第 {page} 頁，共 {pages} 頁）',
  postsTag: '{title}：標籤 {tag}',
  postsAuthor: '{title}：{author} 的文章',
  postsAbout: '{title}：{name}',
  postsOlder: '較舊的文章',
  postsNewer: '較新的文章',
  apiOverview: '總覽',
  apiType: '型別',
  apiDefault: '預設值',
  apiSource: '原始碼',
  apiDeprecated: '已棄用',
  apiDescription: '{title} API 參考中的 {name}。',
};
