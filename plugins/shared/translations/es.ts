import type { Translation } from './translation';

/** The words of the plugins in Spanish. */
export const es: Translation = {
  feedLinksTitle: 'Suscribirse',
  redirectTitle: 'Esta página se ha movido',
  redirectText: 'Esta página se ha movido a ',
  staleNotice: 'El original de esta sección ha cambiado desde que se tradujo.',
  staleLink: 'Leer el original',
  postMinutes: '{minutes} min de lectura',
  postTags: 'Etiquetas',
  postAuthors: 'Autores',
  postArchive: 'Archivo',
  postsPage: '{title} (página {page} de {pages})',
  postsTag: '{title}: {tag}',
  postsAuthor: '{title}: entradas de {author}',
  postsAbout: '{title}: {name}',
  postsOlder: 'Entradas anteriores',
  postsNewer: 'Entradas más recientes',
  apiOverview: 'Resumen',
  apiType: 'Tipo',
  apiDefault: 'Valor predeterminado',
  apiSource: 'Código fuente',
  apiDeprecated: 'Obsoleto',
  apiDescription: '{name}, de la referencia de la API de {title}.',
};
