import { createSearchService, type SearchRequest } from './searchService';

const request = createSearchService(message => postMessage(message));
addEventListener('message', (event: MessageEvent<SearchRequest>) => request(event.data));
