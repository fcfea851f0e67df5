import { pages } from './pages';

/** What Rspress's `virtual-page-data` holds for the site of the tests. */
export const pageData = { pages };
