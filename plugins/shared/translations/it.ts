import type { Translation } from './translation';

/** The words of the plugins in Italian. */
export const it: Translation = {
  feedLinksTitle: 'Iscriviti',
  redirectTitle: 'Questa pagina è stata spostata',
  redirectText: 'Questa pagina è stata spostata in ',
  staleNotice: 'L’originale di questa sezione è cambiato dopo la traduzione.',
  staleLink: 'Leggi l’originale',
  postMinutes: '{minutes} min di lettura',
  postTags: 'Tag',
  postAuthors: 'Autori',
  postArchive: 'Archivio',
  postsPage: '{title} (pagina {page} di {pages})',
  postsTag: '{title}: {tag}',
  postsAuthor: '{title}: articoli di {author}',
  postsAbout: '{title}: {name}',
  postsOlder: 'Articoli meno recenti',
  postsNewer: 'Articoli più recenti',
  apiOverview: 'Panoramica',
  apiType: 'Tipo',
  apiDefault: 'Valore predefinito',
  apiSource: 'Sorgente',
  apiDeprecated: 'Deprecato',
  apiDescription: '{name}, dal riferimento API di {title}.',
};
