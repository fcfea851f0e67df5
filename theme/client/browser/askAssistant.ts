import { createEventReader } from '../../../shared/eventStream';
import type { ChatMessage, ConversationEvent } from '../logic/assistant/conversation';

/** A question as the assistant of the site receives it. */
export interface AssistantQuestion {
  /** The conversation; its last message is the question. */
  messages: ChatMessage[];
  /** Language of the page. */
  lang: string;
  /** Version of the page; empty on a site without versions. */
  version: string;
}

/** Sends a question, and returns the response with the `text/event-stream` of the answer. */
export type SendQuestion = (question: AssistantQuestion, signal: AbortSignal) => Promise<Response>;

/** Sends questions to an address, without cookies. */
export function sendTo(endpoint: string): SendQuestion {
  return (question, signal) =>
    fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      credentials: 'omit',
      signal,
    });
}

/** Asks, and reports what arrives, until the answer ends or `signal` aborts. */
export async function askAssistant(
  send: SendQuestion,
  question: AssistantQuestion,
  signal: AbortSignal,
  report: (event: ConversationEvent) => void,
): Promise<void> {
  try {
    const response = await send(question, signal);
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return report({ type: 'ended', state: response.status === 429 ? 'busy' : 'failed' });
    }
    const read = createEventReader();
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (signal.aborted) return;
      // A stream that ends without saying so has lost its connection.
      if (done) return report({ type: 'ended', state: 'failed' });
      for (const { event, data } of read(decoder.decode(value, { stream: true }))) {
        if (event === 'sources') report({ type: 'sources', sources: JSON.parse(data) });
        if (event === 'text') report({ type: 'text', text: JSON.parse(data) });
        if (event === 'done') return report({ type: 'ended', state: 'done' });
        if (event === 'failed') return report({ type: 'ended', state: 'failed' });
      }
    }
  } catch {
    if (!signal.aborted) report({ type: 'ended', state: 'failed' });
  }
}
