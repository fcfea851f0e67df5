import type { Translation } from './translation';

/** The words of the plugins in French. */
export const fr: Translation = {
  feedLinksTitle: 'S’abonner',
  redirectTitle: 'Cette page a été déplacée',
  redirectText: 'Cette page a été déplacée vers ',
  staleNotice: 'L’original de cette section a changé depuis sa traduction.',
  staleLink: 'Lire l’original',
  postMinutes: '{minutes} min de lecture',
  postTags: 'Étiquettes',
  postAuthors: 'Auteurs',
  postArchive: 'Archives',
  postsPage: '{title} (page {page} sur {pages})',
  postsTag: '{title}\u00a0: {tag}',
  postsAuthor: '{title}\u00a0: articles de {author}',
  postsAbout: '{title}\u00a0: {name}',
  postsOlder: 'Articles plus anciens',
  postsNewer: 'Articles plus récents',
  apiOverview: 'Vue d’ensemble',
  apiType: 'Type',
  apiDefault: 'Valeur par défaut',
  apiSource: 'Source',
  apiDeprecated: 'Obsolète',
  apiDescription: '{name}, dans la référence de l’API de {title}.',
};
