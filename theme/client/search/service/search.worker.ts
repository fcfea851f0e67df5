import { createSearchService, type SearchRequest } from './searchService';

const { connection } = navigator as { connection?: { saveData?: boolean } };
// In the page, where workers are blocked, loading more could delay keys.
const request = createSearchService(message => postMessage(message), !connection?.saveData);
addEventListener('message', (event: MessageEvent<SearchRequest>) => request(event.data));
