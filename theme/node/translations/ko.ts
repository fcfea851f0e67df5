import type { Translation } from './translation';

/** The words of the theme in Korean. */
export const ko: Translation = {
  prevPageText: '이전 페이지',
  nextPageText: '다음 페이지',
  outlineTitle: '이 페이지 목차',
  sourceCodeText: '소스',
  homeText: '홈',

  // Search
  searchPlaceholderText: '문서 검색',
  searchPanelCancelText: '취소',
  searchNoResultsText: '검색 결과 없음:',
  searchSuggestedQueryText: '다른 키워드로 검색해 보세요',
  searchCountText: '검색 결과 {{count}}개',
  searchLoadingText: '검색 중…',
  searchFailedText: '검색 색인을 불러오지 못했습니다.',
  searchRetryText: '다시 시도',
  searchHistoryLabel: '검색 기록',
  searchRecentText: '최근 검색어',
  searchVisitedText: '최근 방문한 페이지',
  searchClearText: '기록 지우기',

  // Landing page
  heroGetStarted: '시작하기',
  heroLearnMore: '자세히 알아보기',
  heroSource: '소스 코드',
  benchmarkMetric: '벤치마크',
  benchmarkTime: '시간',

  // Frame of the page
  skipLinkText: '본문으로 건너뛰기',
  progressLabel: '페이지를 불러오는 중',
  closeText: '닫기',
  bannerLabel: '공지',
  bannerClose: '공지 닫기',
  notFoundText: '페이지를 찾을 수 없음',
  takeMeHomeText: '홈으로 돌아가기',

  // Sidebar and mobile bar
  sidebarLabel: '이 섹션의 페이지',
  sidebarToggle: '{{group}}의 페이지',
  mobileBarLabel: '메뉴와 목차',
  menuTitle: '메뉴',

  // Article
  headingLink: '이 섹션 링크',
  tableLabel: '스크롤할 수 있는 표',
  taskDone: '완료',
  taskOpen: '미완료',
  scrollToTopText: '맨 위로',

  // Article footer
  editLinkText: '이 페이지 편집',
  lastUpdatedText: '마지막 업데이트',
  lastUpdatedColon: ': ',
  prevNextLabel: '이전 페이지와 다음 페이지',

  // Navbar
  navLabel: '기본 탐색',
  navOpen: '메뉴 열기',
  navClose: '메뉴 닫기',
  navMore: '{{name}} 더 보기',
  navTools: '추가 옵션',
  newTab: '(새 탭에서 열림)',
  languageMenu: '언어: {{name}}',
  versionMenu: '버전: {{name}}',
  appearance: '테마',
  appearanceAuto: '테마: 시스템 설정',
  appearanceLight: '테마: 라이트',
  appearanceDark: '테마: 다크',
  socialMore: '링크 더 보기',
  socialOther: '링크',
  socialImage: '{{name}} 이미지',

  // Code blocks and copy buttons
  codeButtonGroupCopyButtonText: '복사',
  codeButtonGroupWrapButtonText: '줄바꿈',
  codeLabel: '코드: {{lang}}',
  codeUnfold: '코드 모두 보기',
  codeFold: '간단히 보기',
  copyDone: '복사됨',
  copyPrompt: '복사하려면 {{keys}} 키를 누른 다음 Enter 키를 누르세요',

  // Install commands
  commandTabs: '패키지 관리자',
  commandLabel: '{{tool}} 명령어',

  // Callouts and tags
  'callout.tip': '팁',
  'callout.note': '참고',
  'callout.important': '중요',
  'callout.warning': '경고',
  'callout.caution': '주의',
  'callout.danger': '위험',
  'callout.info': '정보',
  'callout.details': '상세 정보',
  tagNew: '신규',
  tagExperimental: '실험적',
  tagDeprecated: '지원 중단',

  // Overview pages
  overviewTitle: '개요',
  overviewOthers: '기타',
  overviewCount: '페이지 {{count}}개',
  'overview.filterNameText': '필터',
  'overview.filterPlaceholderText': '키워드 입력',
  'overview.filterNoResultText': '일치하는 API를 찾을 수 없습니다',

  // Agent prompts and pages as Markdown
  promptEyebrow: '에이전트용',
  promptTitle: '에이전트 프롬프트',
  promptCopyText: '프롬프트 복사',
  promptExpandText: '프롬프트 보기',
  copyMarkdownText: '페이지를 마크다운으로 복사',
  openInText: '{{name}}에서 열기',
  addServerText: '{{name}}에 추가',
  llmsView: '마크다운으로 보기',
  llmsMissing: '마크다운을 가져올 수 없습니다',
  llmsQuestion: '{{url}} 문서를 읽어 주세요. 내용에 대해 질문하려고 합니다.',

  // Navigation
  connectionLost: '연결이 끊어졌습니다. 다시 온라인 상태가 되면 페이지가 열립니다.',

  // Image zoom
  imageZoomOpen: '{{name}} 이미지 확대',
  imageZoomImage: '이미지',

  // Optional parts
  breadcrumbsLabel: '현재 위치',
  versionLabel: '버전 안내',
  versionOld: '{{version}} 버전의 문서입니다.',
  versionUnreleased: '아직 출시되지 않은 {{version}} 버전의 문서입니다.',
  versionSamePage: '{{version}} 버전의 이 페이지 보기',
  versionHome: '{{version}} 버전의 문서 보기',
  helpfulQuestion: '이 페이지가 도움이 되었나요?',
  helpfulYes: '예',
  helpfulNo: '아니요',
  helpfulThanks: '답변해 주셔서 감사합니다.',
  helpfulFailed: '답변을 보내지 못했습니다. 나중에 다시 시도해 주세요.',
  helpfulIssue: '이 페이지의 문제 신고',
  shortcutsTitle: '키보드 단축키',
  shortcutsOutline: '이 페이지 목차',
  shortcutsOn: '단일 키 단축키 사용',
  untranslatedLabel: '번역 안내',
  untranslatedText: '이 페이지는 아직 번역되지 않아 원문이 표시됩니다.',
  draftMark: '초안: 이 페이지는 개발 환경에서만 표시됩니다.',
  unlistedMark: '목록에 없음: 주소를 아는 독자만 이 페이지를 찾을 수 있습니다.',
  assistantOpen: '질문하기',
  assistantTitle: '문서에 질문하기',
  assistantLog: '질문과 답변',
  assistantField: '질문 입력',
  assistantSend: '질문',
  assistantStop: '중지',
  assistantBusy: '답변을 찾는 중…',
  assistantStopped: '중지했습니다.',
  assistantSources: '출처',
  assistantNew: '새 대화',
  assistantLimited: '짧은 시간에 질문이 너무 많습니다. 1분 뒤에 다시 시도해 주세요.',
  assistantFailed: '답변을 불러오지 못했습니다. 다시 시도해 주세요.',
  assistantNote: '답변은 언어 모델이 생성하며 틀릴 수 있습니다. 출처에서 확인하세요.',

  // Rspress's own keys
  languagesText: '언어',
  themeText: '테마',
  versionsText: '버전',
  lastUpdatedAuthorText: '작성자',
  copyMarkdownLinkText: '마크다운 링크 복사',
  promptCopiedText: '복사됨',
  promptCollapseText: '접기',
};
