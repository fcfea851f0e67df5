/** A section of the site that an answer comes from. */
export interface AnswerSource {
  /** Title of the page. */
  title: string;
  /** Heading of the section; the title for the beginning of a page. */
  heading: string;
  /** Path of the page below the base of the site, with the id of the section. */
  link: string;
}

/** Why there is no answer: too many questions, or anything else. */
export type AnswerProblem = 'busy' | 'failed';

/** A question and what has come of its answer. */
export interface Turn {
  question: string;
  /** Markdown. */
  answer: string;
  sources: readonly AnswerSource[];
  state: 'asking' | 'done' | 'stopped' | AnswerProblem;
}

/** What happens in a conversation. */
export type ConversationEvent =
  | { type: 'asked'; question: string }
  | { type: 'sources'; sources: readonly AnswerSource[] }
  | { type: 'text'; text: string }
  | { type: 'ended'; state: Exclude<Turn['state'], 'asking'> }
  | { type: 'cleared' };

/** The conversation after an event. A question replaces the same one that has failed. */
export function conversation(turns: readonly Turn[], event: ConversationEvent): readonly Turn[] {
  const last = turns.at(-1);
  const before = turns.slice(0, -1);
  if (event.type === 'cleared') return [];
  if (event.type === 'asked') {
    const isRetry = last && isFailed(last) && last.question === event.question;
    const turn: Turn = { question: event.question, answer: '', sources: [], state: 'asking' };
    return [...(isRetry ? before : turns), turn];
  }
  // What comes after the end belongs to an answer that was stopped.
  if (last?.state !== 'asking') return turns;
  switch (event.type) {
    case 'sources':
      return [...before, { ...last, sources: event.sources }];
    case 'text':
      return [...before, { ...last, answer: last.answer + event.text }];
    case 'ended':
      return [...before, { ...last, state: event.state }];
  }
}

/** Whether a question has no answer, or only a part of it, because something went wrong. */
export const isFailed = ({ state }: Turn): boolean => state === 'busy' || state === 'failed';

/** A message as chat APIs name it. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** What is sent with a question: the conversation so far, without what failed. */
export function messagesOf(turns: readonly Turn[], question: string): ChatMessage[] {
  const answered = turns.filter(turn => turn.answer && !isFailed(turn) && turn.state !== 'asking').slice(-4);
  const messages = answered.flatMap(({ question, answer }): ChatMessage[] => [
    { role: 'user', content: question },
    { role: 'assistant', content: answer.slice(0, 2000) },
  ]);
  return [...messages, { role: 'user', content: question }];
}
