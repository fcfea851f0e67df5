import { z } from 'zod';
import type { AssistantSettings } from './options';

/** Former questions and answers that count; older ones are left out. */
const mostMessages = 8;

/** Longest former message that the model reads, in UTF-16 units. */
const messageLength = 2000;

const Body = z.object({
  messages: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() }))
    .min(1)
    .max(100),
  lang: z.string().max(35).default(''),
  version: z.string().max(50).default(''),
});

/** A message of a conversation, as chat APIs name it. */
export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What a reader asks. */
export interface Question {
  text: string;
  /** Questions and answers before it, oldest first. */
  before: Message[];
  lang: string;
  version: string;
}

/** Reads the body of a request, or returns a sentence that says what is invalid. */
export function readQuestion(
  body: string,
  { questionLength }: Pick<AssistantSettings, 'questionLength'>,
): Question | string {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return 'The body must be JSON.';
  }
  const { data } = Body.safeParse(json);
  if (!data) return 'The body must have `messages`, each with `role` and `content`.';
  const { messages, lang, version } = data;
  const last = messages.at(-1)!;
  const text = last.content.replace(/\p{Cc}+/gu, ' ').trim();
  if (last.role !== 'user' || !text) return 'The last message must be a question.';
  if (text.length > questionLength) return `A question may have at most ${questionLength} characters.`;
  const before = messages
    .slice(0, -1)
    .slice(-mostMessages)
    .map(({ role, content }) => ({ role, content: content.slice(0, messageLength) }));
  return { text, before, lang, version };
}
