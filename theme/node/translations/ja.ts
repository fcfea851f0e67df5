import type { Translation } from './translation';

/** The words of the theme in Japanese. */
export const ja: Translation = {
  prevPageText: '前のページ',
  nextPageText: '次のページ',
  outlineTitle: 'このページの内容',
  sourceCodeText: 'ソース',
  homeText: 'ホーム',

  // Search
  searchPlaceholderText: 'ドキュメントを検索',
  searchPanelCancelText: 'キャンセル',
  searchNoResultsText: '見つかりませんでした：',
  searchSuggestedQueryText: '別のキーワードでお試しください',
  searchCountText: '{{count}} 件の結果',
  searchLoadingText: '検索中…',
  searchFailedText: '検索インデックスを読み込めませんでした。',
  searchRetryText: '再試行',
  searchHistoryLabel: '検索履歴',
  searchRecentText: '最近の検索',
  searchVisitedText: '最近見たページ',
  searchClearText: '履歴を消去',

  // Landing page
  heroGetStarted: 'はじめる',
  heroLearnMore: '詳しく見る',
  heroSource: 'ソースコード',
  benchmarkMetric: 'ベンチマーク',
  benchmarkTime: '時間',

  // Frame of the page
  skipLinkText: '本文へスキップ',
  progressLabel: 'ページを読み込み中',
  closeText: '閉じる',
  bannerLabel: 'お知らせ',
  bannerClose: 'お知らせを閉じる',
  notFoundText: 'ページが見つかりません',
  takeMeHomeText: 'ホームに戻る',

  // Sidebar and mobile bar
  sidebarLabel: 'このセクションのページ',
  sidebarToggle: '「{{group}}」のページ',
  mobileBarLabel: 'メニューと目次',
  menuTitle: 'メニュー',

  // Article
  headingLink: 'このセクションへのリンク',
  tableLabel: 'スクロールできる表',
  taskDone: '完了',
  taskOpen: '未完了',
  scrollToTopText: 'トップへ戻る',

  // Article footer
  editLinkText: 'このページを編集',
  lastUpdatedText: '最終更新',
  lastUpdatedColon: '：',
  prevNextLabel: '前のページと次のページ',

  // Navbar
  navLabel: 'メインナビゲーション',
  navOpen: 'メニューを開く',
  navClose: 'メニューを閉じる',
  navMore: '「{{name}}」をさらに表示',
  navTools: 'その他のオプション',
  newTab: '（新しいタブで開きます）',
  languageMenu: '言語：{{name}}',
  versionMenu: 'バージョン：{{name}}',
  appearance: 'テーマ',
  appearanceAuto: 'テーマ：システムに合わせる',
  appearanceLight: 'テーマ：ライト',
  appearanceDark: 'テーマ：ダーク',
  socialMore: 'その他のリンク',
  socialOther: 'リンク',
  socialImage: '{{name}} の画像',

  // Code blocks and copy buttons
  codeButtonGroupCopyButtonText: 'コピー',
  codeButtonGroupWrapButtonText: '折り返す',
  codeLabel: 'コード：{{lang}}',
  codeUnfold: 'コードをすべて表示',
  codeFold: '折りたたむ',
  copyDone: 'コピーしました',
  copyPrompt: 'コピーするには {{keys}}、続けて Enter を押してください',

  // Install commands
  commandTabs: 'パッケージマネージャー',
  commandLabel: '{{tool}} のコマンド',

  // Callouts and tags
  'callout.tip': 'ヒント',
  'callout.note': '補足',
  'callout.important': '重要',
  'callout.warning': '警告',
  'callout.caution': '注意',
  'callout.danger': '危険',
  'callout.info': '情報',
  'callout.details': '詳細',
  tagNew: '新規',
  tagExperimental: '実験的',
  tagDeprecated: '非推奨',

  // Overview pages
  overviewTitle: '概要',
  overviewOthers: 'その他',
  overviewCount: '{{count}} 件のページ',
  'overview.filterNameText': '絞り込み',
  'overview.filterPlaceholderText': 'キーワードを入力',
  'overview.filterNoResultText': '一致する API が見つかりません',

  // Agent prompts and pages as Markdown
  promptEyebrow: 'エージェント向け',
  promptTitle: 'エージェント用プロンプト',
  promptCopyText: 'プロンプトをコピー',
  promptExpandText: 'プロンプトを表示',
  copyMarkdownText: 'ページを Markdown でコピー',
  openInText: '{{name}} で開く',
  addServerText: '{{name}} に追加',
  llmsView: 'Markdown で表示',
  llmsMissing: 'Markdown を取得できません',
  llmsQuestion: '{{url}} を読んでください。内容について質問があります。',

  // Navigation
  connectionLost: '接続が切れました。オンラインに戻るとページが開きます。',

  // Image zoom
  imageZoomOpen: '画像「{{name}}」を拡大',
  imageZoomImage: '画像',

  // Optional parts
  breadcrumbsLabel: 'パンくずリスト',
  versionLabel: 'バージョン情報',
  versionOld: 'これはバージョン {{version}} のドキュメントです。',
  versionUnreleased: 'これは未リリースのバージョン {{version}} のドキュメントです。',
  versionSamePage: 'バージョン {{version}} のこのページを見る',
  versionHome: 'バージョン {{version}} のドキュメントを見る',
  helpfulQuestion: 'このページは役に立ちましたか？',
  helpfulYes: 'はい',
  helpfulNo: 'いいえ',
  helpfulThanks: 'ご回答ありがとうございます。',
  helpfulFailed: '回答を送信できませんでした。後でもう一度お試しください。',
  helpfulIssue: 'このページの問題を報告',
  shortcutsTitle: 'キーボードショートカット',
  shortcutsOutline: 'このページの内容',
  shortcutsOn: '1 文字のキーをショートカットに使う',
  untranslatedLabel: '翻訳について',
  untranslatedText: 'このページはまだ翻訳されていません。原文を表示しています。',
  draftMark: '下書き：このページは開発環境でのみ表示されます。',
  unlistedMark: '限定公開：アドレスを知っている読者だけがこのページを見られます。',
  assistantOpen: '質問する',
  assistantTitle: 'ドキュメントに質問',
  assistantLog: '質問と回答',
  assistantField: '質問を入力',
  assistantSend: '質問',
  assistantStop: '停止',
  assistantBusy: '回答を探しています…',
  assistantStopped: '停止しました。',
  assistantSources: '参照元',
  assistantNew: '新しい会話',
  assistantLimited: '短時間に質問が集中しています。1 分ほど待ってからもう一度お試しください。',
  assistantFailed: '回答を読み込めませんでした。もう一度お試しください。',
  assistantNote: '回答は言語モデルによるもので、誤りを含むことがあります。参照元で確認してください。',

  // Rspress's own keys
  languagesText: '言語',
  themeText: 'テーマ',
  versionsText: 'バージョン',
  lastUpdatedAuthorText: '更新者',
  copyMarkdownLinkText: 'Markdown のリンクをコピー',
  promptCopiedText: 'コピーしました',
  promptCollapseText: '折りたたむ',
};
