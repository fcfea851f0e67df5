import type { Translation } from './translation';

/** The words of the plugins in Japanese. */
export const ja: Translation = {
  feedLinksTitle: '購読',
  redirectTitle: 'ページは移動しました',
  redirectText: 'ページの移動先： ',
  staleNotice: 'このセクションの原文は、翻訳後に変更されています。',
  staleLink: '原文を読む',
  postMinutes: '読了時間 約 {minutes} 分',
  postTags: 'タグ',
  postAuthors: '著者',
  postArchive: 'アーカイブ',
  postsPage: '{title}（{page} / {pages} ページ）',
  postsTag: '{title}：{tag}',
  postsAuthor: '{title}：{author} の記事',
  postsAbout: '{title}：{name}',
  postsOlder: '以前の記事',
  postsNewer: '新しい記事',
  apiOverview: '概要',
  apiType: '型',
  apiDefault: 'デフォルト',
  apiSource: 'ソース',
  apiDeprecated: '非推奨',
  apiDescription: '{title} の API リファレンス：{name}。',
};
