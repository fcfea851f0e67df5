import { createStore } from '../../logic/store';

/** Number of articles rendered or hydrated so far: React hydrates an article late and would undo changes to its DOM. */
export const renderedArticles = createStore(0);
