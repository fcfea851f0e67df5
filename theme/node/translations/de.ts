import type { Translation } from './translation';

/** The words of the theme in German. */
export const de: Translation = {
  prevPageText: 'Vorherige Seite',
  nextPageText: 'Nächste Seite',
  outlineTitle: 'Auf dieser Seite',
  sourceCodeText: 'Quelltext',
  homeText: 'Startseite',

  // Search
  searchPlaceholderText: 'Dokumentation durchsuchen',
  searchPanelCancelText: 'Abbrechen',
  searchNoResultsText: 'Keine Ergebnisse für',
  searchSuggestedQueryText: 'Versuchen Sie es mit einem anderen Suchbegriff',
  searchCountText: 'Ergebnisse: {{count}}',
  searchLoadingText: 'Suche läuft…',
  searchFailedText: 'Der Suchindex konnte nicht geladen werden.',
  searchRetryText: 'Erneut versuchen',
  searchHistoryLabel: 'Suchverlauf',
  searchRecentText: 'Letzte Suchanfragen',
  searchVisitedText: 'Zuletzt besucht',
  searchClearText: 'Verlauf löschen',

  // Landing page
  heroGetStarted: 'Loslegen',
  heroLearnMore: 'Mehr erfahren',
  heroSource: 'Quellcode',
  benchmarkMetric: 'Messung',
  benchmarkTime: 'Zeit',

  // Frame of the page
  skipLinkText: 'Zum Inhalt springen',
  progressLabel: 'Seite wird geladen',
  closeText: 'Schließen',
  bannerLabel: 'Ankündigung',
  bannerClose: 'Ankündigung schließen',
  notFoundText: 'Seite nicht gefunden',
  takeMeHomeText: 'Zur Startseite',

  // Sidebar and mobile bar
  sidebarLabel: 'Seiten in diesem Abschnitt',
  sidebarToggle: 'Seiten in {{group}}',
  mobileBarLabel: 'Menü und Inhaltsverzeichnis',
  menuTitle: 'Menü',

  // Article
  headingLink: 'Link zu diesem Abschnitt',
  tableLabel: 'Scrollbare Tabelle',
  taskDone: 'Erledigt',
  taskOpen: 'Offen',
  scrollToTopText: 'Nach oben',

  // Article footer
  editLinkText: 'Diese Seite bearbeiten',
  lastUpdatedText: 'Zuletzt aktualisiert',
  lastUpdatedColon: ': ',
  prevNextLabel: 'Vorherige und nächste Seite',

  // Navbar
  navLabel: 'Hauptnavigation',
  navOpen: 'Menü öffnen',
  navClose: 'Menü schließen',
  navMore: 'Mehr in {{name}}',
  navTools: 'Weitere Optionen',
  newTab: '(öffnet in neuem Tab)',
  languageMenu: 'Sprache: {{name}}',
  versionMenu: 'Version: {{name}}',
  appearance: 'Farbschema',
  appearanceAuto: 'Farbschema: wie im System',
  appearanceLight: 'Farbschema: hell',
  appearanceDark: 'Farbschema: dunkel',
  socialMore: 'Weitere Links',
  socialOther: 'Link',
  socialImage: 'Bild: {{name}}',

  // Code blocks and copy buttons
  codeButtonGroupCopyButtonText: 'Kopieren',
  codeButtonGroupWrapButtonText: 'Umbrechen',
  codeLabel: 'Code: {{lang}}',
  codeUnfold: 'Gesamten Code anzeigen',
  codeFold: 'Weniger anzeigen',
  copyDone: 'Kopiert',
  copyPrompt: 'Zum Kopieren {{keys}} und dann Enter drücken',

  // Install commands
  commandTabs: 'Paketmanager',
  commandLabel: 'Befehl für {{tool}}',

  // Callouts and tags
  'callout.tip': 'Tipp',
  'callout.note': 'Hinweis',
  'callout.important': 'Wichtig',
  'callout.warning': 'Warnung',
  'callout.caution': 'Vorsicht',
  'callout.danger': 'Gefahr',
  'callout.info': 'Info',
  'callout.details': 'Details',
  tagNew: 'neu',
  tagExperimental: 'experimentell',
  tagDeprecated: 'veraltet',

  // Overview pages
  overviewTitle: 'Übersicht',
  overviewOthers: 'Weitere',
  overviewCount: 'Gefundene Seiten: {{count}}',
  'overview.filterNameText': 'Filtern',
  'overview.filterPlaceholderText': 'Suchbegriff eingeben',
  'overview.filterNoResultText': 'Keine passende API gefunden',

  // Agent prompts and pages as Markdown
  promptEyebrow: 'Für Ihren Agenten',
  promptTitle: 'Prompt für Agenten',
  promptCopyText: 'Prompt kopieren',
  promptExpandText: 'Prompt anzeigen',
  copyMarkdownText: 'Seite als Markdown kopieren',
  openInText: 'In {{name}} öffnen',
  addServerText: 'Zu {{name}} hinzufügen',
  llmsView: 'Als Markdown ansehen',
  llmsMissing: 'Markdown ist nicht verfügbar',
  llmsQuestion: 'Lies {{url}}. Ich möchte Fragen dazu stellen.',

  // Navigation
  connectionLost: 'Keine Verbindung. Die Seite öffnet sich, sobald Sie wieder online sind.',

  // Image zoom
  imageZoomOpen: 'Bild vergrößern: {{name}}',
  imageZoomImage: 'Bild',

  // Optional parts
  breadcrumbsLabel: 'Brotkrumennavigation',
  versionLabel: 'Version',
  versionOld: 'Dies ist die Dokumentation der Version {{version}}.',
  versionUnreleased: 'Dies ist die Dokumentation der Version {{version}}, die noch nicht veröffentlicht ist.',
  versionSamePage: 'Diese Seite in Version {{version}}',
  versionHome: 'Dokumentation der Version {{version}}',
  helpfulQuestion: 'War diese Seite hilfreich?',
  helpfulYes: 'Ja',
  helpfulNo: 'Nein',
  helpfulThanks: 'Vielen Dank für Ihre Antwort.',
  helpfulFailed: 'Ihre Antwort konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.',
  helpfulIssue: 'Problem mit dieser Seite melden',
  shortcutsTitle: 'Tastenkürzel',
  shortcutsOutline: 'Auf dieser Seite',
  shortcutsOn: 'Einzelne Tasten als Kürzel verwenden',
  untranslatedLabel: 'Übersetzung',
  untranslatedText: 'Diese Seite ist noch nicht übersetzt. Sie lesen das Original.',
  draftMark: 'Entwurf: Diese Seite gibt es nur in der Entwicklungsumgebung.',
  unlistedMark: 'Nicht gelistet: Diese Seite findet nur, wer die Adresse kennt.',
  assistantOpen: 'Frage stellen',
  assistantTitle: 'Die Dokumentation befragen',
  assistantLog: 'Fragen und Antworten',
  assistantField: 'Ihre Frage',
  assistantSend: 'Fragen',
  assistantStop: 'Stopp',
  assistantBusy: 'Antwort wird gesucht…',
  assistantStopped: 'Angehalten.',
  assistantSources: 'Quellen',
  assistantNew: 'Neues Gespräch',
  assistantLimited:
    'Zu viele Fragen in kurzer Zeit. Bitte warten Sie eine Minute und versuchen Sie es dann erneut.',
  assistantFailed: 'Die Antwort konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  assistantNote:
    'Antworten stammen von einem Sprachmodell und können falsch sein: Prüfen Sie sie anhand der Quellen.',

  // Rspress's own keys
  languagesText: 'Sprachen',
  themeText: 'Farbschema',
  versionsText: 'Versionen',
  lastUpdatedAuthorText: 'von',
  copyMarkdownLinkText: 'Markdown-Link kopieren',
  promptCopiedText: 'Kopiert',
  promptCollapseText: 'Einklappen',
};
