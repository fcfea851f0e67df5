import type { Translation } from './translation';

/** The words of the plugins in Korean. */
export const ko: Translation = {
  feedLinksTitle: '구독',
  redirectTitle: '페이지가 이동되었습니다',
  redirectText: '이동한 페이지: ',
  staleNotice: '번역한 뒤에 이 섹션의 원문이 변경되었습니다.',
  staleLink: '원문 읽기',
  postMinutes: '읽는 시간 약 {minutes}분',
  postTags: '태그',
  postAuthors: '작성자',
  postArchive: '보관함',
  postsPage: '{title}({page}/{pages}페이지)',
  postsTag: '{title}: {tag}',
  postsAuthor: '{title}: {author}의 글',
  postsAbout: '{title}: {name}',
  postsOlder: '이전 글',
  postsNewer: '최신 글',
  apiOverview: '개요',
  apiType: '타입',
  apiDefault: '기본값',
  apiSource: '소스',
  apiDeprecated: '지원 중단',
  apiDescription: '{title} API 레퍼런스의 {name}.',
};
