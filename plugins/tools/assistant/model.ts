import { createEventReader } from '../../../shared/eventStream';
import type { AssistantSettings } from './options';
import type { Message } from './question';

/** Why a model gave no answer; its message never has what the API or its address says. */
export class ModelError extends Error {}

type Api = Pick<AssistantSettings, 'baseUrl' | 'model' | 'key' | 'parameters'>;

/**
 * The parts of an answer as the chat API sends them.
 * @throws ModelError if it refuses, or ends before the answer does
 */
export async function* answerOf(
  messages: readonly Message[],
  { baseUrl, model, key, parameters }: Api,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ ...parameters, model, messages, stream: true }),
    // The key is for this address only.
    redirect: 'error',
    signal,
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new ModelError(`The chat API answers with status ${response.status}.`);
  }
  const read = createEventReader();
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new ModelError('The chat API ended before the answer did.');
      for (const { data } of read(decoder.decode(value, { stream: true }))) {
        if (data === '[DONE]') return;
        const text = textIn(data);
        if (text) yield text;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** The text that a chunk adds to the answer. @throws ModelError for a chunk that reports a failure, or is no JSON */
function textIn(data: string): string {
  let chunk: { error?: unknown; choices?: { delta?: { content?: unknown } }[] } | null;
  try {
    chunk = JSON.parse(data);
  } catch {
    throw new ModelError('The chat API sends what is no JSON.');
  }
  if (chunk?.error) throw new ModelError('The chat API reports an error within its answer.');
  const text = chunk?.choices?.[0]?.delta?.content;
  return typeof text === 'string' ? text : '';
}
