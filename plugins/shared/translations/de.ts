import type { Translation } from './translation';

/** The words of the plugins in German. */
export const de: Translation = {
  feedLinksTitle: 'Abonnieren',
  redirectTitle: 'Diese Seite ist umgezogen',
  redirectText: 'Diese Seite ist umgezogen nach ',
  staleNotice: 'Das Original dieses Abschnitts hat sich seit der Übersetzung geändert.',
  staleLink: 'Original lesen',
  postMinutes: '{minutes} Min. Lesezeit',
  postTags: 'Schlagwörter',
  postAuthors: 'Autoren',
  postArchive: 'Archiv',
  postsPage: '{title} (Seite {page} von {pages})',
  postsTag: '{title}: {tag}',
  postsAuthor: '{title}: Beiträge von {author}',
  postsAbout: '{title}: {name}',
  postsOlder: 'Ältere Beiträge',
  postsNewer: 'Neuere Beiträge',
  apiOverview: 'Übersicht',
  apiType: 'Typ',
  apiDefault: 'Standardwert',
  apiSource: 'Quelltext',
  apiDeprecated: 'Veraltet',
  apiDescription: '{name}, aus der API-Referenz von {title}.',
};
