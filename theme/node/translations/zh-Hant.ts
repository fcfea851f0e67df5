import type { Translation } from './translation';

/** The words of the theme in Traditional Chinese. */
export const zhHant: Translation = {
  prevPageText: '上一頁',
  nextPageText: '下一頁',
  outlineTitle: '本頁目錄',
  sourceCodeText: '原始碼',
  homeText: '首頁',

  // Search
  searchPlaceholderText: '搜尋文件',
  searchPanelCancelText: '取消',
  searchNoResultsText: '找不到',
  searchSuggestedQueryText: '請嘗試其他關鍵字',
  searchCountText: '共 {{count}} 筆結果',
  searchLoadingText: '搜尋中…',
  searchFailedText: '無法載入搜尋索引。',
  searchRetryText: '重試',
  searchHistoryLabel: '搜尋紀錄',
  searchRecentText: '最近的搜尋',
  searchVisitedText: '最近瀏覽',
  searchClearText: '清除紀錄',

  // Landing page
  heroGetStarted: '開始使用',
  heroLearnMore: '瞭解更多',
  heroSource: '檢視原始碼',
  benchmarkMetric: '測試項目',
  benchmarkTime: '時間',

  // Frame of the page
  skipLinkText: '跳至主要內容',
  progressLabel: '正在載入頁面',
  closeText: '關閉',
  bannerLabel: '公告',
  bannerClose: '關閉公告',
  notFoundText: '找不到頁面',
  takeMeHomeText: '返回首頁',

  // Sidebar and mobile bar
  sidebarLabel: '本章頁面',
  sidebarToggle: '「{{group}}」的頁面',
  mobileBarLabel: '選單與目錄',
  menuTitle: '選單',

  // Article
  headingLink: '本節連結',
  tableLabel: '可捲動的表格',
  taskDone: '已完成',
  taskOpen: '待辦',
  scrollToTopText: '回到頂端',

  // Article footer
  editLinkText: '編輯此頁',
  lastUpdatedText: '最後更新',
  lastUpdatedColon: '：',
  prevNextLabel: '上一頁與下一頁',

  // Navbar
  navLabel: '主要導覽',
  navOpen: '開啟選單',
  navClose: '關閉選單',
  navMore: '展開「{{name}}」',
  navTools: '更多選項',
  newTab: '（在新分頁中開啟）',
  languageMenu: '語言：{{name}}',
  versionMenu: '版本：{{name}}',
  appearance: '佈景主題',
  appearanceAuto: '佈景主題：跟隨系統',
  appearanceLight: '佈景主題：淺色',
  appearanceDark: '佈景主題：深色',
  socialMore: '更多連結',
  socialOther: '連結',
  socialImage: '{{name}} 圖片',

  // Code blocks and copy buttons
  codeButtonGroupCopyButtonText: '複製',
  codeButtonGroupWrapButtonText: '自動換行',
  codeLabel: '程式碼：{{lang}}',
  codeUnfold: '顯示全部程式碼',
  codeFold: '收合程式碼',
  copyDone: '已複製',
  copyPrompt: '請按 {{keys}} 複製，再按 Enter',

  // Install commands
  commandTabs: '套件管理工具',
  commandLabel: '{{tool}} 指令',

  // Callouts and tags
  'callout.tip': '提示',
  'callout.note': '備註',
  'callout.important': '重要',
  'callout.warning': '警告',
  'callout.caution': '小心',
  'callout.danger': '危險',
  'callout.info': '資訊',
  'callout.details': '詳細資訊',
  tagNew: '新',
  tagExperimental: '實驗性',
  tagDeprecated: '已棄用',

  // Overview pages
  overviewTitle: '總覽',
  overviewOthers: '其他',
  overviewCount: '找到 {{count}} 個頁面',
  'overview.filterNameText': '篩選',
  'overview.filterPlaceholderText': '輸入關鍵字',
  'overview.filterNoResultText': '找不到符合的 API',

  // Agent prompts and pages as Markdown
  promptEyebrow: '交給你的代理程式',
  promptTitle: '代理程式提示詞',
  promptCopyText: '複製提示詞',
  promptExpandText: '顯示提示詞',
  copyMarkdownText: '將本頁複製為 Markdown',
  openInText: '在 {{name}} 中開啟',
  addServerText: '新增至 {{name}}',
  llmsView: '以 Markdown 檢視',
  llmsMissing: '無法取得 Markdown',
  llmsQuestion: '請閱讀 {{url}}，我想針對其內容提問。',

  // Navigation
  connectionLost: '網路連線中斷，恢復連線後將自動開啟該頁面。',

  // Image zoom
  imageZoomOpen: '放大圖片 {{name}}',
  imageZoomImage: '圖片',

  // Optional parts
  breadcrumbsLabel: '目前位置',
  versionLabel: '版本說明',
  versionOld: '這是 {{version}} 版的文件。',
  versionUnreleased: '這是 {{version}} 版的文件，該版本尚未發布。',
  versionSamePage: '檢視 {{version}} 版的此頁',
  versionHome: '檢視 {{version}} 版的文件',
  helpfulQuestion: '本頁內容對你有幫助嗎？',
  helpfulYes: '有',
  helpfulNo: '沒有',
  helpfulThanks: '感謝你的回覆。',
  helpfulFailed: '無法送出回覆，請稍後再試。',
  helpfulIssue: '回報本頁的問題',
  shortcutsTitle: '鍵盤快速鍵',
  shortcutsOutline: '本頁目錄',
  shortcutsOn: '啟用單鍵快速鍵',
  untranslatedLabel: '翻譯說明',
  untranslatedText: '本頁尚未翻譯，以下為原文。',
  draftMark: '草稿：此頁僅在開發環境中顯示。',
  unlistedMark: '未列出：只有知道網址的讀者才能找到此頁。',
  assistantOpen: '提問',
  assistantTitle: '向文件提問',
  assistantLog: '問題與回答',
  assistantField: '你的問題',
  assistantSend: '提問',
  assistantStop: '停止',
  assistantBusy: '正在尋找答案…',
  assistantStopped: '已停止。',
  assistantSources: '來源',
  assistantNew: '新對話',
  assistantLimited: '短時間內提問過多，請稍候一分鐘再試。',
  assistantFailed: '無法取得回答，請再試一次。',
  assistantNote: '回答由語言模型產生，可能有誤，請對照來源查證。',

  // Rspress's own keys
  languagesText: '語言',
  themeText: '佈景主題',
  versionsText: '版本',
  lastUpdatedAuthorText: '作者',
  copyMarkdownLinkText: '複製 Markdown 連結',
  promptCopiedText: '已複製',
  promptCollapseText: '收合',
};
