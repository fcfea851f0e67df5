import type { Translation } from './translation';

/** The words of the theme in Italian. */
export const it: Translation = {
  prevPageText: 'Pagina precedente',
  nextPageText: 'Pagina successiva',
  outlineTitle: 'In questa pagina',
  sourceCodeText: 'Sorgente',
  homeText: 'Home',

  // Search
  searchPlaceholderText: 'Cerca nella documentazione',
  searchPanelCancelText: 'Annulla',
  searchNoResultsText: 'Nessun risultato per',
  searchSuggestedQueryText: 'Prova con un’altra parola chiave',
  searchCountText: 'Risultati: {{count}}',
  searchLoadingText: 'Ricerca in corso…',
  searchFailedText: 'Impossibile caricare l’indice di ricerca.',
  searchRetryText: 'Riprova',
  searchHistoryLabel: 'Cronologia delle ricerche',
  searchRecentText: 'Ricerche recenti',
  searchVisitedText: 'Pagine visitate di recente',
  searchClearText: 'Cancella cronologia',

  // Landing page
  heroGetStarted: 'Inizia',
  heroLearnMore: 'Scopri di più',
  heroSource: 'Codice sorgente',
  benchmarkMetric: 'Misurazione',
  benchmarkTime: 'Tempo',

  // Frame of the page
  skipLinkText: 'Vai al contenuto',
  progressLabel: 'Caricamento della pagina',
  closeText: 'Chiudi',
  bannerLabel: 'Annuncio',
  bannerClose: 'Chiudi annuncio',
  notFoundText: 'Pagina non trovata',
  takeMeHomeText: 'Torna alla home',

  // Sidebar and mobile bar
  sidebarLabel: 'Pagine di questa sezione',
  sidebarToggle: 'Pagine in {{group}}',
  mobileBarLabel: 'Menu e indice',
  menuTitle: 'Menu',

  // Article
  headingLink: 'Link a questa sezione',
  tableLabel: 'Tabella scorrevole',
  taskDone: 'Completato',
  taskOpen: 'Da fare',
  scrollToTopText: 'Torna su',

  // Article footer
  editLinkText: 'Modifica questa pagina',
  lastUpdatedText: 'Ultimo aggiornamento',
  lastUpdatedColon: ': ',
  prevNextLabel: 'Pagina precedente e successiva',

  // Navbar
  navLabel: 'Navigazione principale',
  navOpen: 'Apri menu',
  navClose: 'Chiudi menu',
  navMore: 'Altro in {{name}}',
  navTools: 'Altre opzioni',
  newTab: '(si apre in una nuova scheda)',
  languageMenu: 'Lingua: {{name}}',
  versionMenu: 'Versione: {{name}}',
  appearance: 'Tema',
  appearanceAuto: 'Tema: come il sistema',
  appearanceLight: 'Tema: chiaro',
  appearanceDark: 'Tema: scuro',
  socialMore: 'Altri link',
  socialOther: 'Link',
  socialImage: 'Immagine: {{name}}',

  // Code blocks and copy buttons
  codeButtonGroupCopyButtonText: 'Copia',
  codeButtonGroupWrapButtonText: 'A capo automatico',
  codeLabel: 'Codice: {{lang}}',
  codeUnfold: 'Mostra tutto il codice',
  codeFold: 'Mostra meno',
  copyDone: 'Copiato',
  copyPrompt: 'Per copiare, premi {{keys}} e poi Invio',

  // Install commands
  commandTabs: 'Gestore di pacchetti',
  commandLabel: 'Comando per {{tool}}',

  // Callouts and tags
  'callout.tip': 'Suggerimento',
  'callout.note': 'Nota',
  'callout.important': 'Importante',
  'callout.warning': 'Avvertenza',
  'callout.caution': 'Attenzione',
  'callout.danger': 'Pericolo',
  'callout.info': 'Informazione',
  'callout.details': 'Dettagli',
  tagNew: 'nuovo',
  tagExperimental: 'sperimentale',
  tagDeprecated: 'deprecato',

  // Overview pages
  overviewTitle: 'Panoramica',
  overviewOthers: 'Altro',
  overviewCount: 'Pagine trovate: {{count}}',
  'overview.filterNameText': 'Filtra',
  'overview.filterPlaceholderText': 'Inserisci una parola chiave',
  'overview.filterNoResultText': 'Nessuna API trovata',

  // Agent prompts and pages as Markdown
  promptEyebrow: 'Per il tuo agente',
  promptTitle: 'Prompt per l’agente',
  promptCopyText: 'Copia prompt',
  promptExpandText: 'Mostra il prompt',
  copyMarkdownText: 'Copia la pagina come Markdown',
  openInText: 'Apri in {{name}}',
  addServerText: 'Aggiungi a {{name}}',
  llmsView: 'Visualizza come Markdown',
  llmsMissing: 'Il Markdown non è disponibile',
  llmsQuestion: 'Leggi {{url}}. Vorrei fare domande sul contenuto.',

  // Navigation
  connectionLost: 'Nessuna connessione. La pagina si aprirà appena tornerai online.',

  // Image zoom
  imageZoomOpen: 'Ingrandisci l’immagine {{name}}',
  imageZoomImage: 'Immagine',

  // Optional parts
  breadcrumbsLabel: 'Percorso di navigazione',
  versionLabel: 'Versione',
  versionOld: 'Questa è la documentazione della versione {{version}}.',
  versionUnreleased: 'Questa è la documentazione della versione {{version}}, non ancora pubblicata.',
  versionSamePage: 'Questa pagina nella versione {{version}}',
  versionHome: 'Documentazione della versione {{version}}',
  helpfulQuestion: 'Questa pagina ti è stata utile?',
  helpfulYes: 'Sì',
  helpfulNo: 'No',
  helpfulThanks: 'Grazie per la tua risposta.',
  helpfulFailed: 'Impossibile inviare la risposta. Riprova più tardi.',
  helpfulIssue: 'Segnala un problema con questa pagina',
  shortcutsTitle: 'Scorciatoie da tastiera',
  shortcutsOutline: 'In questa pagina',
  shortcutsOn: 'Usa tasti singoli come scorciatoie',
  untranslatedLabel: 'Traduzione',
  untranslatedText: 'Questa pagina non è ancora stata tradotta. Stai leggendo l’originale.',
  draftMark: 'Bozza: questa pagina esiste solo in fase di sviluppo.',
  unlistedMark: 'Non in elenco: trova questa pagina solo chi ne conosce l’indirizzo.',
  assistantOpen: 'Fai una domanda',
  assistantTitle: 'Chiedi alla documentazione',
  assistantLog: 'Domande e risposte',
  assistantField: 'La tua domanda',
  assistantSend: 'Chiedi',
  assistantStop: 'Interrompi',
  assistantBusy: 'Ricerca di una risposta…',
  assistantStopped: 'Interrotto.',
  assistantSources: 'Fonti',
  assistantNew: 'Nuova conversazione',
  assistantLimited: 'Troppe domande in poco tempo. Attendi un minuto e riprova.',
  assistantFailed: 'Impossibile caricare la risposta. Riprova.',
  assistantNote:
    'Le risposte provengono da un modello linguistico e possono essere errate: verificale con le fonti.',

  // Rspress's own keys
  languagesText: 'Lingue',
  themeText: 'Tema',
  versionsText: 'Versioni',
  lastUpdatedAuthorText: 'di',
  copyMarkdownLinkText: 'Copia link al Markdown',
  promptCopiedText: 'Copiato',
  promptCollapseText: 'Comprimi',
};
