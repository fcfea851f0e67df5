import type { Translation } from './translation';

/** The words of the theme in Russian. */
export const ru: Translation = {
  prevPageText: 'Предыдущая страница',
  nextPageText: 'Следующая страница',
  outlineTitle: 'На этой странице',
  sourceCodeText: 'Исходный код',
  homeText: 'Главная',

  // Search
  searchPlaceholderText: 'Поиск по документации',
  searchPanelCancelText: 'Отмена',
  searchNoResultsText: 'Ничего не найдено по запросу',
  searchSuggestedQueryText: 'Попробуйте другое ключевое слово',
  searchCountText: 'Результаты: {{count}}',
  searchLoadingText: 'Поиск…',
  searchFailedText: 'Не удалось загрузить поисковый индекс.',
  searchRetryText: 'Повторить',
  searchHistoryLabel: 'История поиска',
  searchRecentText: 'Недавние запросы',
  searchVisitedText: 'Недавно просмотренные',
  searchClearText: 'Очистить историю',

  // Landing page
  heroGetStarted: 'Начать',
  heroLearnMore: 'Подробнее',
  heroSource: 'Исходный код',
  benchmarkMetric: 'Тест',
  benchmarkTime: 'Время',

  // Frame of the page
  skipLinkText: 'Перейти к содержанию',
  progressLabel: 'Загрузка страницы',
  closeText: 'Закрыть',
  bannerLabel: 'Объявление',
  bannerClose: 'Закрыть объявление',
  notFoundText: 'Страница не найдена',
  takeMeHomeText: 'На главную',

  // Sidebar and mobile bar
  sidebarLabel: 'Страницы этого раздела',
  sidebarToggle: 'Страницы раздела «{{group}}»',
  mobileBarLabel: 'Меню и содержание',
  menuTitle: 'Меню',

  // Article
  headingLink: 'Ссылка на раздел',
  tableLabel: 'Прокручиваемая таблица',
  taskDone: 'Выполнено',
  taskOpen: 'Не выполнено',
  scrollToTopText: 'Наверх',

  // Article footer
  editLinkText: 'Редактировать страницу',
  lastUpdatedText: 'Последнее обновление',
  lastUpdatedColon: ': ',
  prevNextLabel: 'Предыдущая и следующая страницы',

  // Navbar
  navLabel: 'Основная навигация',
  navOpen: 'Открыть меню',
  navClose: 'Закрыть меню',
  navMore: 'Ещё в разделе «{{name}}»',
  navTools: 'Другие параметры',
  newTab: '(откроется в новой вкладке)',
  languageMenu: 'Язык: {{name}}',
  versionMenu: 'Версия: {{name}}',
  appearance: 'Тема',
  appearanceAuto: 'Тема: как в системе',
  appearanceLight: 'Тема: светлая',
  appearanceDark: 'Тема: тёмная',
  socialMore: 'Другие ссылки',
  socialOther: 'Ссылка',
  socialImage: 'Изображение: {{name}}',

  // Code blocks and copy buttons
  codeButtonGroupCopyButtonText: 'Копировать',
  codeButtonGroupWrapButtonText: 'Перенос строк',
  codeLabel: 'Код: {{lang}}',
  codeUnfold: 'Показать весь код',
  codeFold: 'Свернуть',
  copyDone: 'Скопировано',
  copyPrompt: 'Чтобы скопировать, нажмите {{keys}}, затем Enter',

  // Install commands
  commandTabs: 'Менеджер пакетов',
  commandLabel: 'Команда для {{tool}}',

  // Callouts and tags
  'callout.tip': 'Совет',
  'callout.note': 'Примечание',
  'callout.important': 'Важно',
  'callout.warning': 'Предупреждение',
  'callout.caution': 'Осторожно',
  'callout.danger': 'Опасно',
  'callout.info': 'Информация',
  'callout.details': 'Подробности',
  tagNew: 'новое',
  tagExperimental: 'экспериментально',
  tagDeprecated: 'устарело',

  // Overview pages
  overviewTitle: 'Обзор',
  overviewOthers: 'Прочее',
  overviewCount: 'Найдено страниц: {{count}}',
  'overview.filterNameText': 'Фильтр',
  'overview.filterPlaceholderText': 'Введите ключевое слово',
  'overview.filterNoResultText': 'Подходящий API не найден',

  // Agent prompts and pages as Markdown
  promptEyebrow: 'Для вашего агента',
  promptTitle: 'Промпт для агента',
  promptCopyText: 'Скопировать промпт',
  promptExpandText: 'Показать промпт',
  copyMarkdownText: 'Скопировать страницу как Markdown',
  openInText: 'Открыть в {{name}}',
  addServerText: 'Добавить в {{name}}',
  llmsView: 'Посмотреть как Markdown',
  llmsMissing: 'Markdown недоступен',
  llmsQuestion: 'Прочитай {{url}}. Я хочу задать вопросы об этом.',

  // Navigation
  connectionLost: 'Нет соединения. Страница откроется, как только вы снова будете в сети.',

  // Image zoom
  imageZoomOpen: 'Увеличить изображение {{name}}',
  imageZoomImage: 'Изображение',

  // Optional parts
  breadcrumbsLabel: 'Путь к странице',
  versionLabel: 'Версия',
  versionOld: 'Это документация версии {{version}}.',
  versionUnreleased: 'Это документация версии {{version}}, которая ещё не выпущена.',
  versionSamePage: 'Эта страница в версии {{version}}',
  versionHome: 'Документация версии {{version}}',
  helpfulQuestion: 'Была ли эта страница полезной?',
  helpfulYes: 'Да',
  helpfulNo: 'Нет',
  helpfulThanks: 'Спасибо за ваш ответ.',
  helpfulFailed: 'Не удалось отправить ответ. Попробуйте позже.',
  helpfulIssue: 'Сообщить о проблеме на этой странице',
  shortcutsTitle: 'Сочетания клавиш',
  shortcutsOutline: 'На этой странице',
  shortcutsOn: 'Использовать одиночные клавиши',
  untranslatedLabel: 'Перевод',
  untranslatedText: 'Эта страница ещё не переведена. Вы читаете оригинал.',
  draftMark: 'Черновик: эта страница видна только при разработке.',
  unlistedMark: 'Вне списков: эту страницу найдёт только тот, кто знает её адрес.',
  assistantOpen: 'Задать вопрос',
  assistantTitle: 'Вопрос к документации',
  assistantLog: 'Вопросы и ответы',
  assistantField: 'Ваш вопрос',
  assistantSend: 'Спросить',
  assistantStop: 'Остановить',
  assistantBusy: 'Ищем ответ…',
  assistantStopped: 'Остановлено.',
  assistantSources: 'Источники',
  assistantNew: 'Новый разговор',
  assistantLimited: 'Слишком много вопросов за короткое время. Подождите минуту и попробуйте снова.',
  assistantFailed: 'Не удалось загрузить ответ. Попробуйте ещё раз.',
  assistantNote: 'Ответы даёт языковая модель, и они могут быть неверными: сверяйте их с источниками.',

  // Rspress's own keys
  languagesText: 'Языки',
  themeText: 'Тема',
  versionsText: 'Версии',
  lastUpdatedAuthorText: 'автор',
  copyMarkdownLinkText: 'Скопировать ссылку на Markdown',
  promptCopiedText: 'Скопировано',
  promptCollapseText: 'Свернуть',
};
