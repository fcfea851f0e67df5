import type { Translation } from './translation';

/** The words of the theme in Arabic. */
export const ar: Translation = {
  prevPageText: 'الصفحة السابقة',
  nextPageText: 'الصفحة التالية',
  outlineTitle: 'في هذه الصفحة',
  sourceCodeText: 'المصدر',
  homeText: 'الرئيسية',

  // Search
  searchPlaceholderText: 'ابحث في الوثائق',
  searchPanelCancelText: 'إلغاء',
  searchNoResultsText: 'لا توجد نتائج لـ',
  searchSuggestedQueryText: 'جرّب كلمة مفتاحية أخرى',
  searchCountText: 'عدد النتائج: {{count}}',
  searchLoadingText: 'جارٍ البحث…',
  searchFailedText: 'تعذّر تحميل فهرس البحث.',
  searchRetryText: 'إعادة المحاولة',
  searchHistoryLabel: 'سجل البحث',
  searchRecentText: 'عمليات البحث الأخيرة',
  searchVisitedText: 'صفحات زرتها مؤخرًا',
  searchClearText: 'مسح السجل',

  // Landing page
  heroGetStarted: 'ابدأ الآن',
  heroLearnMore: 'اعرف المزيد',
  heroSource: 'الشيفرة المصدرية',
  benchmarkMetric: 'الاختبار',
  benchmarkTime: 'الوقت',

  // Frame of the page
  skipLinkText: 'تخطَّ إلى المحتوى',
  progressLabel: 'جارٍ تحميل الصفحة',
  closeText: 'إغلاق',
  bannerLabel: 'إعلان',
  bannerClose: 'إغلاق الإعلان',
  notFoundText: 'الصفحة غير موجودة',
  takeMeHomeText: 'العودة إلى الرئيسية',

  // Sidebar and mobile bar
  sidebarLabel: 'صفحات هذا القسم',
  sidebarToggle: 'صفحات {{group}}',
  mobileBarLabel: 'القائمة والمحتويات',
  menuTitle: 'القائمة',

  // Article
  headingLink: 'رابط هذا القسم',
  tableLabel: 'جدول قابل للتمرير',
  taskDone: 'تم',
  taskOpen: 'لم يتم بعد',
  scrollToTopText: 'العودة إلى الأعلى',

  // Article footer
  editLinkText: 'عدّل هذه الصفحة',
  lastUpdatedText: 'آخر تحديث',
  lastUpdatedColon: ': ',
  prevNextLabel: 'الصفحة السابقة والتالية',

  // Navbar
  navLabel: 'التنقل الرئيسي',
  navOpen: 'فتح القائمة',
  navClose: 'إغلاق القائمة',
  navMore: 'المزيد في {{name}}',
  navTools: 'خيارات أخرى',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  languageMenu: 'اللغة: {{name}}',
  versionMenu: 'الإصدار: {{name}}',
  appearance: 'المظهر',
  appearanceAuto: 'المظهر: حسب النظام',
  appearanceLight: 'المظهر: فاتح',
  appearanceDark: 'المظهر: داكن',
  socialMore: 'روابط أخرى',
  socialOther: 'رابط',
  socialImage: 'صورة {{name}}',

  // Code blocks and copy buttons
  codeButtonGroupCopyButtonText: 'نسخ',
  codeButtonGroupWrapButtonText: 'التفاف الأسطر',
  codeLabel: 'شيفرة: {{lang}}',
  codeUnfold: 'عرض الشيفرة كاملة',
  codeFold: 'عرض أقل',
  copyDone: 'تم النسخ',
  copyPrompt: 'للنسخ، اضغط {{keys}} ثم Enter',

  // Install commands
  commandTabs: 'مدير الحزم',
  commandLabel: 'الأمر الخاص بـ {{tool}}',

  // Callouts and tags
  'callout.tip': 'نصيحة',
  'callout.note': 'ملاحظة',
  'callout.important': 'مهم',
  'callout.warning': 'تحذير',
  'callout.caution': 'تنبيه',
  'callout.danger': 'خطر',
  'callout.info': 'معلومة',
  'callout.details': 'التفاصيل',
  tagNew: 'جديد',
  tagExperimental: 'تجريبي',
  tagDeprecated: 'مهمل',

  // Overview pages
  overviewTitle: 'نظرة عامة',
  overviewOthers: 'أخرى',
  overviewCount: 'عدد الصفحات: {{count}}',
  'overview.filterNameText': 'تصفية',
  'overview.filterPlaceholderText': 'أدخل كلمة مفتاحية',
  'overview.filterNoResultText': 'لم يُعثر على واجهة برمجية مطابقة',

  // Agent prompts and pages as Markdown
  promptEyebrow: 'لوكيلك الذكي',
  promptTitle: 'موجّه الوكيل',
  promptCopyText: 'نسخ الموجّه',
  promptExpandText: 'عرض الموجّه',
  copyMarkdownText: 'نسخ الصفحة بصيغة Markdown',
  openInText: 'فتح في {{name}}',
  addServerText: 'إضافة إلى {{name}}',
  llmsView: 'عرض بصيغة Markdown',
  llmsMissing: 'صيغة Markdown غير متاحة',
  llmsQuestion: 'اقرأ {{url}}. أريد طرح أسئلة عن محتواها.',

  // Navigation
  connectionLost: 'لا يوجد اتصال. ستُفتح الصفحة فور عودتك إلى الإنترنت.',

  // Image zoom
  imageZoomOpen: 'تكبير الصورة {{name}}',
  imageZoomImage: 'صورة',

  // Optional parts
  breadcrumbsLabel: 'مسار التنقل',
  versionLabel: 'الإصدار',
  versionOld: 'هذه وثائق الإصدار {{version}}.',
  versionUnreleased: 'هذه وثائق الإصدار {{version}} الذي لم يصدر بعد.',
  versionSamePage: 'هذه الصفحة في الإصدار {{version}}',
  versionHome: 'وثائق الإصدار {{version}}',
  helpfulQuestion: 'هل كانت هذه الصفحة مفيدة؟',
  helpfulYes: 'نعم',
  helpfulNo: 'لا',
  helpfulThanks: 'شكرًا على إجابتك.',
  helpfulFailed: 'تعذّر إرسال إجابتك. يُرجى المحاولة لاحقًا.',
  helpfulIssue: 'الإبلاغ عن مشكلة في هذه الصفحة',
  shortcutsTitle: 'اختصارات لوحة المفاتيح',
  shortcutsOutline: 'في هذه الصفحة',
  shortcutsOn: 'استخدام مفاتيح مفردة كاختصارات',
  untranslatedLabel: 'الترجمة',
  untranslatedText: 'لم تُترجم هذه الصفحة بعد. أنت تقرأ النص الأصلي.',
  draftMark: 'مسودة: تظهر هذه الصفحة في بيئة التطوير فقط.',
  unlistedMark: 'غير مدرجة: لا يصل إلى هذه الصفحة إلا من يعرف عنوانها.',
  assistantOpen: 'اطرح سؤالًا',
  assistantTitle: 'اسأل الوثائق',
  assistantLog: 'الأسئلة والأجوبة',
  assistantField: 'سؤالك',
  assistantSend: 'اسأل',
  assistantStop: 'إيقاف',
  assistantBusy: 'جارٍ البحث عن إجابة…',
  assistantStopped: 'تم الإيقاف.',
  assistantSources: 'المصادر',
  assistantNew: 'محادثة جديدة',
  assistantLimited: 'أسئلة كثيرة في وقت قصير. انتظر دقيقة ثم أعد المحاولة.',
  assistantFailed: 'تعذّر تحميل الإجابة. يُرجى المحاولة مرة أخرى.',
  assistantNote: 'الإجابات من نموذج لغوي وقد تكون خاطئة: تحقّق منها بالرجوع إلى المصادر.',

  // Rspress's own keys
  languagesText: 'اللغات',
  themeText: 'المظهر',
  versionsText: 'الإصدارات',
  lastUpdatedAuthorText: 'بواسطة',
  copyMarkdownLinkText: 'نسخ رابط Markdown',
  promptCopiedText: 'تم النسخ',
  promptCollapseText: 'طي',
};
