import type { Translation } from './translation';

/** The words of the theme in Spanish. */
export const es: Translation = {
  prevPageText: 'Página anterior',
  nextPageText: 'Página siguiente',
  outlineTitle: 'En esta página',
  sourceCodeText: 'Código fuente',
  homeText: 'Inicio',

  // Search
  searchPlaceholderText: 'Buscar en la documentación',
  searchPanelCancelText: 'Cancelar',
  searchNoResultsText: 'No hay resultados para',
  searchSuggestedQueryText: 'Prueba con otra palabra clave',
  searchCountText: 'Resultados: {{count}}',
  searchLoadingText: 'Buscando…',
  searchFailedText: 'No se pudo cargar el índice de búsqueda.',
  searchRetryText: 'Reintentar',
  searchHistoryLabel: 'Historial de búsqueda',
  searchRecentText: 'Búsquedas recientes',
  searchVisitedText: 'Páginas visitadas recientemente',
  searchClearText: 'Borrar historial',

  // Landing page
  heroGetStarted: 'Empezar',
  heroLearnMore: 'Más información',
  heroSource: 'Código fuente',
  benchmarkMetric: 'Prueba',
  benchmarkTime: 'Tiempo',

  // Frame of the page
  skipLinkText: 'Saltar al contenido',
  progressLabel: 'Cargando página',
  closeText: 'Cerrar',
  bannerLabel: 'Anuncio',
  bannerClose: 'Cerrar anuncio',
  notFoundText: 'Página no encontrada',
  takeMeHomeText: 'Volver al inicio',

  // Sidebar and mobile bar
  sidebarLabel: 'Páginas de esta sección',
  sidebarToggle: 'Páginas de {{group}}',
  mobileBarLabel: 'Menú e índice',
  menuTitle: 'Menú',

  // Article
  headingLink: 'Enlace a esta sección',
  tableLabel: 'Tabla desplazable',
  taskDone: 'Hecho',
  taskOpen: 'Pendiente',
  scrollToTopText: 'Volver arriba',

  // Article footer
  editLinkText: 'Editar esta página',
  lastUpdatedText: 'Última actualización',
  lastUpdatedColon: ': ',
  prevNextLabel: 'Página anterior y siguiente',

  // Navbar
  navLabel: 'Navegación principal',
  navOpen: 'Abrir menú',
  navClose: 'Cerrar menú',
  navMore: 'Más en {{name}}',
  navTools: 'Más opciones',
  newTab: '(se abre en una pestaña nueva)',
  languageMenu: 'Idioma: {{name}}',
  versionMenu: 'Versión: {{name}}',
  appearance: 'Tema',
  appearanceAuto: 'Tema: el del sistema',
  appearanceLight: 'Tema: claro',
  appearanceDark: 'Tema: oscuro',
  socialMore: 'Más enlaces',
  socialOther: 'Enlace',
  socialImage: 'Imagen: {{name}}',

  // Code blocks and copy buttons
  codeButtonGroupCopyButtonText: 'Copiar',
  codeButtonGroupWrapButtonText: 'Ajustar líneas',
  codeLabel: 'Código: {{lang}}',
  codeUnfold: 'Mostrar todo el código',
  codeFold: 'Mostrar menos',
  copyDone: 'Copiado',
  copyPrompt: 'Para copiar, pulsa {{keys}} y después Intro',

  // Install commands
  commandTabs: 'Gestor de paquetes',
  commandLabel: 'Comando para {{tool}}',

  // Callouts and tags
  'callout.tip': 'Consejo',
  'callout.note': 'Nota',
  'callout.important': 'Importante',
  'callout.warning': 'Advertencia',
  'callout.caution': 'Precaución',
  'callout.danger': 'Peligro',
  'callout.info': 'Información',
  'callout.details': 'Detalles',
  tagNew: 'nuevo',
  tagExperimental: 'experimental',
  tagDeprecated: 'obsoleto',

  // Overview pages
  overviewTitle: 'Resumen',
  overviewOthers: 'Otros',
  overviewCount: 'Páginas encontradas: {{count}}',
  'overview.filterNameText': 'Filtrar',
  'overview.filterPlaceholderText': 'Escribe una palabra clave',
  'overview.filterNoResultText': 'No se encontró ninguna API',

  // Agent prompts and pages as Markdown
  promptEyebrow: 'Para tu agente',
  promptTitle: 'Prompt para el agente',
  promptCopyText: 'Copiar prompt',
  promptExpandText: 'Mostrar el prompt',
  copyMarkdownText: 'Copiar página como Markdown',
  openInText: 'Abrir en {{name}}',
  addServerText: 'Añadir a {{name}}',
  llmsView: 'Ver como Markdown',
  llmsMissing: 'El Markdown no está disponible',
  llmsQuestion: 'Lee {{url}}. Quiero hacer preguntas sobre su contenido.',

  // Navigation
  connectionLost: 'Sin conexión. La página se abrirá en cuanto vuelvas a estar en línea.',

  // Image zoom
  imageZoomOpen: 'Ampliar imagen {{name}}',
  imageZoomImage: 'Imagen',

  // Optional parts
  breadcrumbsLabel: 'Ruta de navegación',
  versionLabel: 'Versión',
  versionOld: 'Esta es la documentación de la versión {{version}}.',
  versionUnreleased: 'Esta es la documentación de la versión {{version}}, que aún no se ha publicado.',
  versionSamePage: 'Esta página en la versión {{version}}',
  versionHome: 'Documentación de la versión {{version}}',
  helpfulQuestion: '¿Te ha resultado útil esta página?',
  helpfulYes: 'Sí',
  helpfulNo: 'No',
  helpfulThanks: 'Gracias por tu respuesta.',
  helpfulFailed: 'No se pudo enviar tu respuesta. Inténtalo de nuevo más tarde.',
  helpfulIssue: 'Informar de un problema en esta página',
  shortcutsTitle: 'Atajos de teclado',
  shortcutsOutline: 'En esta página',
  shortcutsOn: 'Usar teclas sueltas como atajos',
  untranslatedLabel: 'Traducción',
  untranslatedText: 'Esta página aún no está traducida. Estás leyendo el original.',
  draftMark: 'Borrador: esta página solo existe en desarrollo.',
  unlistedMark: 'No listada: solo encuentra esta página quien conoce la dirección.',
  assistantOpen: 'Hacer una pregunta',
  assistantTitle: 'Preguntar a la documentación',
  assistantLog: 'Preguntas y respuestas',
  assistantField: 'Tu pregunta',
  assistantSend: 'Preguntar',
  assistantStop: 'Detener',
  assistantBusy: 'Buscando una respuesta…',
  assistantStopped: 'Detenido.',
  assistantSources: 'Fuentes',
  assistantNew: 'Nueva conversación',
  assistantLimited: 'Demasiadas preguntas en poco tiempo. Espera un minuto y vuelve a intentarlo.',
  assistantFailed: 'No se pudo cargar la respuesta. Inténtalo de nuevo.',
  assistantNote:
    'Las respuestas provienen de un modelo de lenguaje y pueden ser erróneas: compruébalas con las fuentes.',

  // Rspress's own keys
  languagesText: 'Idiomas',
  themeText: 'Tema',
  versionsText: 'Versiones',
  lastUpdatedAuthorText: 'por',
  copyMarkdownLinkText: 'Copiar enlace de Markdown',
  promptCopiedText: 'Copiado',
  promptCollapseText: 'Contraer',
};
