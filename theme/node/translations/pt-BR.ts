import type { Translation } from './translation';

/** The words of the theme in Portuguese of Brazil. */
export const ptBR: Translation = {
  prevPageText: 'Página anterior',
  nextPageText: 'Próxima página',
  outlineTitle: 'Nesta página',
  sourceCodeText: 'Código-fonte',
  homeText: 'Início',

  // Search
  searchPlaceholderText: 'Pesquisar na documentação',
  searchPanelCancelText: 'Cancelar',
  searchNoResultsText: 'Nenhum resultado para',
  searchSuggestedQueryText: 'Tente outra palavra-chave',
  searchCountText: 'Resultados: {{count}}',
  searchLoadingText: 'Pesquisando…',
  searchFailedText: 'Não foi possível carregar o índice de pesquisa.',
  searchRetryText: 'Tentar novamente',
  searchHistoryLabel: 'Histórico de pesquisa',
  searchRecentText: 'Pesquisas recentes',
  searchVisitedText: 'Visitadas recentemente',
  searchClearText: 'Limpar histórico',

  // Landing page
  heroGetStarted: 'Começar',
  heroLearnMore: 'Saiba mais',
  heroSource: 'Código-fonte',
  benchmarkMetric: 'Teste',
  benchmarkTime: 'Tempo',

  // Frame of the page
  skipLinkText: 'Ir para o conteúdo',
  progressLabel: 'Carregando página',
  closeText: 'Fechar',
  bannerLabel: 'Anúncio',
  bannerClose: 'Fechar anúncio',
  notFoundText: 'Página não encontrada',
  takeMeHomeText: 'Voltar ao início',

  // Sidebar and mobile bar
  sidebarLabel: 'Páginas desta seção',
  sidebarToggle: 'Páginas de {{group}}',
  mobileBarLabel: 'Menu e sumário',
  menuTitle: 'Menu',

  // Article
  headingLink: 'Link para esta seção',
  tableLabel: 'Tabela rolável',
  taskDone: 'Concluído',
  taskOpen: 'A fazer',
  scrollToTopText: 'Voltar ao topo',

  // Article footer
  editLinkText: 'Editar esta página',
  lastUpdatedText: 'Última atualização',
  lastUpdatedColon: ': ',
  prevNextLabel: 'Página anterior e próxima página',

  // Navbar
  navLabel: 'Navegação principal',
  navOpen: 'Abrir menu',
  navClose: 'Fechar menu',
  navMore: 'Mais em {{name}}',
  navTools: 'Mais opções',
  newTab: '(abre em uma nova aba)',
  languageMenu: 'Idioma: {{name}}',
  versionMenu: 'Versão: {{name}}',
  appearance: 'Tema',
  appearanceAuto: 'Tema: igual ao do sistema',
  appearanceLight: 'Tema: claro',
  appearanceDark: 'Tema: escuro',
  socialMore: 'Mais links',
  socialOther: 'Link',
  socialImage: 'Imagem: {{name}}',

  // Code blocks and copy buttons
  codeButtonGroupCopyButtonText: 'Copiar',
  codeButtonGroupWrapButtonText: 'Quebrar linhas',
  codeLabel: 'Código: {{lang}}',
  codeUnfold: 'Mostrar todo o código',
  codeFold: 'Mostrar menos',
  copyDone: 'Copiado',
  copyPrompt: 'Para copiar, pressione {{keys}} e depois Enter',

  // Install commands
  commandTabs: 'Gerenciador de pacotes',
  commandLabel: 'Comando para {{tool}}',

  // Callouts and tags
  'callout.tip': 'Dica',
  'callout.note': 'Nota',
  'callout.important': 'Importante',
  'callout.warning': 'Aviso',
  'callout.caution': 'Cuidado',
  'callout.danger': 'Perigo',
  'callout.info': 'Informação',
  'callout.details': 'Detalhes',
  tagNew: 'novo',
  tagExperimental: 'experimental',
  tagDeprecated: 'obsoleto',

  // Overview pages
  overviewTitle: 'Visão geral',
  overviewOthers: 'Outros',
  overviewCount: 'Páginas encontradas: {{count}}',
  'overview.filterNameText': 'Filtrar',
  'overview.filterPlaceholderText': 'Digite uma palavra-chave',
  'overview.filterNoResultText': 'Nenhuma API encontrada',

  // Agent prompts and pages as Markdown
  promptEyebrow: 'Para o seu agente',
  promptTitle: 'Prompt do agente',
  promptCopyText: 'Copiar prompt',
  promptExpandText: 'Mostrar o prompt',
  copyMarkdownText: 'Copiar página como Markdown',
  openInText: 'Abrir no {{name}}',
  addServerText: 'Adicionar ao {{name}}',
  llmsView: 'Ver como Markdown',
  llmsMissing: 'O Markdown não está disponível',
  llmsQuestion: 'Leia {{url}}. Quero fazer perguntas sobre o conteúdo.',

  // Navigation
  connectionLost: 'Sem conexão. A página será aberta assim que você estiver on-line novamente.',

  // Image zoom
  imageZoomOpen: 'Ampliar imagem {{name}}',
  imageZoomImage: 'Imagem',

  // Optional parts
  breadcrumbsLabel: 'Trilha de navegação',
  versionLabel: 'Versão',
  versionOld: 'Esta é a documentação da versão {{version}}.',
  versionUnreleased: 'Esta é a documentação da versão {{version}}, que ainda não foi lançada.',
  versionSamePage: 'Esta página na versão {{version}}',
  versionHome: 'Documentação da versão {{version}}',
  helpfulQuestion: 'Esta página foi útil?',
  helpfulYes: 'Sim',
  helpfulNo: 'Não',
  helpfulThanks: 'Obrigado pela sua resposta.',
  helpfulFailed: 'Não foi possível enviar sua resposta. Tente novamente mais tarde.',
  helpfulIssue: 'Relatar um problema nesta página',
  shortcutsTitle: 'Atalhos de teclado',
  shortcutsOutline: 'Nesta página',
  shortcutsOn: 'Usar teclas únicas como atalhos',
  untranslatedLabel: 'Tradução',
  untranslatedText: 'Esta página ainda não foi traduzida. Você está lendo o original.',
  draftMark: 'Rascunho: esta página existe apenas em desenvolvimento.',
  unlistedMark: 'Não listada: somente quem conhece o endereço encontra esta página.',
  assistantOpen: 'Fazer uma pergunta',
  assistantTitle: 'Perguntar à documentação',
  assistantLog: 'Perguntas e respostas',
  assistantField: 'Sua pergunta',
  assistantSend: 'Perguntar',
  assistantStop: 'Parar',
  assistantBusy: 'Procurando uma resposta…',
  assistantStopped: 'Interrompido.',
  assistantSources: 'Fontes',
  assistantNew: 'Nova conversa',
  assistantLimited: 'Muitas perguntas em pouco tempo. Aguarde um minuto e tente novamente.',
  assistantFailed: 'Não foi possível carregar a resposta. Tente novamente.',
  assistantNote:
    'As respostas vêm de um modelo de linguagem e podem estar erradas: confira-as com as fontes.',

  // Rspress's own keys
  languagesText: 'Idiomas',
  themeText: 'Tema',
  versionsText: 'Versões',
  lastUpdatedAuthorText: 'por',
  copyMarkdownLinkText: 'Copiar link do Markdown',
  promptCopiedText: 'Copiado',
  promptCollapseText: 'Recolher',
};
