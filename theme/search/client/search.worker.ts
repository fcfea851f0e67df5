import { createSearchService, type SearchRequest } from './searchService';

const request = createSearchService(message => postMessage(message), 40);
addEventListener('message', (event: MessageEvent<SearchRequest>) => request(event.data));
