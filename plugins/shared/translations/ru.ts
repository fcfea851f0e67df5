import type { Translation } from './translation';

/** The words of the plugins in Russian. */
export const ru: Translation = {
  feedLinksTitle: 'Подписаться',
  redirectTitle: 'Страница перемещена',
  redirectText: 'Эта страница перемещена: ',
  staleNotice: 'Оригинал этого раздела изменился после перевода.',
  staleLink: 'Читать оригинал',
  postMinutes: '{minutes} мин чтения',
  postTags: 'Теги',
  postAuthors: 'Авторы',
  postArchive: 'Архив',
  postsPage: '{title} (страница {page} из {pages})',
  postsTag: '{title}: {tag}',
  postsAuthor: '{title}: записи автора {author}',
  postsAbout: '{title}: {name}',
  postsOlder: 'Более ранние записи',
  postsNewer: 'Более новые записи',
  apiOverview: 'Обзор',
  apiType: 'Тип',
  apiDefault: 'По умолчанию',
  apiSource: 'Исходный код',
  apiDeprecated: 'Устарело',
  apiDescription: '{name} — справочник по API {title}.',
};
