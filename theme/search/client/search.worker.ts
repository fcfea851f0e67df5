import { openDesk, type ToDesk } from './desk';

const receive = openDesk(message => postMessage(message), 40);
addEventListener('message', (event: MessageEvent<ToDesk>) => receive(event.data));
