import { createStore } from '../../logic/store';

/**
 * Number of articles that React has hydrated or rendered so far. React hydrates an article after
 * the page around it and would undo earlier changes to its DOM.
 */
export const renderedArticles = createStore(0);
