import type { Translation } from './translation';

/** The words of the plugins in Portuguese of Brazil. */
export const ptBR: Translation = {
  feedLinksTitle: 'Assinar',
  redirectTitle: 'Esta página mudou de endereço',
  redirectText: 'Esta página mudou para ',
  staleNotice: 'O original desta seção mudou desde a tradução.',
  staleLink: 'Ler o original',
  postMinutes: '{minutes} min de leitura',
  postTags: 'Tags',
  postAuthors: 'Autores',
  postArchive: 'Arquivo',
  postsPage: '{title} (página {page} de {pages})',
  postsTag: '{title}: {tag}',
  postsAuthor: '{title}: publicações de {author}',
  postsAbout: '{title}: {name}',
  postsOlder: 'Publicações mais antigas',
  postsNewer: 'Publicações mais recentes',
  apiOverview: 'Visão geral',
  apiType: 'Tipo',
  apiDefault: 'Padrão',
  apiSource: 'Código-fonte',
  apiDeprecated: 'Obsoleto',
  apiDescription: '{name}, da referência da API de {title}.',
};
