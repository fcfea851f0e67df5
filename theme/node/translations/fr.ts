import type { Translation } from './translation';

/** The words of the theme in French. */
export const fr: Translation = {
  prevPageText: 'Page précédente',
  nextPageText: 'Page suivante',
  outlineTitle: 'Sur cette page',
  sourceCodeText: 'Source',
  homeText: 'Accueil',

  // Search
  searchPlaceholderText: 'Rechercher dans la documentation',
  searchPanelCancelText: 'Annuler',
  searchNoResultsText: 'Aucun résultat pour',
  searchSuggestedQueryText: 'Essayez avec un autre mot-clé',
  searchCountText: 'Résultats\u00a0: {{count}}',
  searchLoadingText: 'Recherche en cours…',
  searchFailedText: 'L’index de recherche n’a pas pu être chargé.',
  searchRetryText: 'Réessayer',
  searchHistoryLabel: 'Historique de recherche',
  searchRecentText: 'Recherches récentes',
  searchVisitedText: 'Pages consultées récemment',
  searchClearText: 'Effacer l’historique',

  // Landing page
  heroGetStarted: 'Commencer',
  heroLearnMore: 'En savoir plus',
  heroSource: 'Code source',
  benchmarkMetric: 'Mesure',
  benchmarkTime: 'Temps',

  // Frame of the page
  skipLinkText: 'Aller au contenu',
  progressLabel: 'Chargement de la page',
  closeText: 'Fermer',
  bannerLabel: 'Annonce',
  bannerClose: 'Fermer l’annonce',
  notFoundText: 'Page introuvable',
  takeMeHomeText: 'Retour à l’accueil',

  // Sidebar and mobile bar
  sidebarLabel: 'Pages de cette section',
  sidebarToggle: 'Pages de {{group}}',
  mobileBarLabel: 'Menu et sommaire',
  menuTitle: 'Menu',

  // Article
  headingLink: 'Lien vers cette section',
  tableLabel: 'Tableau à défilement',
  taskDone: 'Fait',
  taskOpen: 'À faire',
  scrollToTopText: 'Retour en haut',

  // Article footer
  editLinkText: 'Modifier cette page',
  lastUpdatedText: 'Dernière mise à jour',
  lastUpdatedColon: '\u00a0: ',
  prevNextLabel: 'Pages précédente et suivante',

  // Navbar
  navLabel: 'Navigation principale',
  navOpen: 'Ouvrir le menu',
  navClose: 'Fermer le menu',
  navMore: 'Plus dans {{name}}',
  navTools: 'Plus d’options',
  newTab: '(s’ouvre dans un nouvel onglet)',
  languageMenu: 'Langue\u00a0: {{name}}',
  versionMenu: 'Version\u00a0: {{name}}',
  appearance: 'Thème',
  appearanceAuto: 'Thème\u00a0: celui du système',
  appearanceLight: 'Thème\u00a0: clair',
  appearanceDark: 'Thème\u00a0: sombre',
  socialMore: 'Plus de liens',
  socialOther: 'Lien',
  socialImage: 'Image\u00a0: {{name}}',

  // Code blocks and copy buttons
  codeButtonGroupCopyButtonText: 'Copier',
  codeButtonGroupWrapButtonText: 'Retour à la ligne',
  codeLabel: 'Code\u00a0: {{lang}}',
  codeUnfold: 'Afficher tout le code',
  codeFold: 'Afficher moins',
  copyDone: 'Copié',
  copyPrompt: 'Pour copier, appuyez sur {{keys}}, puis sur Entrée',

  // Install commands
  commandTabs: 'Gestionnaire de paquets',
  commandLabel: 'Commande pour {{tool}}',

  // Callouts and tags
  'callout.tip': 'Astuce',
  'callout.note': 'Remarque',
  'callout.important': 'Important',
  'callout.warning': 'Avertissement',
  'callout.caution': 'Attention',
  'callout.danger': 'Danger',
  'callout.info': 'Info',
  'callout.details': 'Détails',
  tagNew: 'nouveau',
  tagExperimental: 'expérimental',
  tagDeprecated: 'obsolète',

  // Overview pages
  overviewTitle: 'Vue d’ensemble',
  overviewOthers: 'Autres',
  overviewCount: 'Pages trouvées\u00a0: {{count}}',
  'overview.filterNameText': 'Filtrer',
  'overview.filterPlaceholderText': 'Saisissez un mot-clé',
  'overview.filterNoResultText': 'Aucune API correspondante',

  // Agent prompts and pages as Markdown
  promptEyebrow: 'Pour votre agent',
  promptTitle: 'Prompt pour agent',
  promptCopyText: 'Copier le prompt',
  promptExpandText: 'Afficher le prompt',
  copyMarkdownText: 'Copier la page en Markdown',
  openInText: 'Ouvrir dans {{name}}',
  addServerText: 'Ajouter à {{name}}',
  llmsView: 'Afficher en Markdown',
  llmsMissing: 'Le Markdown n’est pas disponible',
  llmsQuestion: 'Lis {{url}}. Je souhaite poser des questions à ce sujet.',

  // Navigation
  connectionLost: 'Pas de connexion. La page s’ouvrira dès que vous serez de nouveau en ligne.',

  // Image zoom
  imageZoomOpen: 'Agrandir l’image {{name}}',
  imageZoomImage: 'Image',

  // Optional parts
  breadcrumbsLabel: 'Fil d’Ariane',
  versionLabel: 'Version',
  versionOld: 'Ceci est la documentation de la version {{version}}.',
  versionUnreleased: 'Ceci est la documentation de la version {{version}}, qui n’est pas encore publiée.',
  versionSamePage: 'Cette page dans la version {{version}}',
  versionHome: 'Documentation de la version {{version}}',
  helpfulQuestion: 'Cette page vous a-t-elle été utile\u202f?',
  helpfulYes: 'Oui',
  helpfulNo: 'Non',
  helpfulThanks: 'Merci pour votre réponse.',
  helpfulFailed: 'Votre réponse n’a pas pu être envoyée. Veuillez réessayer plus tard.',
  helpfulIssue: 'Signaler un problème sur cette page',
  shortcutsTitle: 'Raccourcis clavier',
  shortcutsOutline: 'Sur cette page',
  shortcutsOn: 'Utiliser des touches seules comme raccourcis',
  untranslatedLabel: 'Traduction',
  untranslatedText: 'Cette page n’a pas encore été traduite. Vous lisez l’original.',
  draftMark: 'Brouillon\u00a0: cette page n’existe qu’en développement.',
  unlistedMark: 'Non répertoriée\u00a0: seules les personnes qui connaissent l’adresse trouvent cette page.',
  assistantOpen: 'Poser une question',
  assistantTitle: 'Interroger la documentation',
  assistantLog: 'Questions et réponses',
  assistantField: 'Votre question',
  assistantSend: 'Demander',
  assistantStop: 'Arrêter',
  assistantBusy: 'Recherche d’une réponse…',
  assistantStopped: 'Arrêté.',
  assistantSources: 'Sources',
  assistantNew: 'Nouvelle conversation',
  assistantLimited: 'Trop de questions en peu de temps. Patientez une minute, puis réessayez.',
  assistantFailed: 'La réponse n’a pas pu être chargée. Veuillez réessayer.',
  assistantNote:
    'Les réponses proviennent d’un modèle de langage et peuvent être erronées\u00a0: vérifiez-les à l’aide des sources.',

  // Rspress's own keys
  languagesText: 'Langues',
  themeText: 'Thème',
  versionsText: 'Versions',
  lastUpdatedAuthorText: 'par',
  copyMarkdownLinkText: 'Copier le lien Markdown',
  promptCopiedText: 'Copié',
  promptCollapseText: 'Réduire',
};
