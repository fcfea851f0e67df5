import { describe, expect, it } from '@rstest/core';
import {
  type ConversationEvent,
  conversation,
  messagesOf,
  type Turn,
} from '../../../../../../theme/client/logic/assistant/conversation';

const after = (...events: ConversationEvent[]) => events.reduce(conversation, [] as readonly Turn[]);
const asked = (question: string): ConversationEvent => ({ type: 'asked', question });
const text = (words: string): ConversationEvent => ({ type: 'text', text: words });
const ended = (state: Turn['state']) => ({ type: 'ended', state }) as ConversationEvent;
const source = { title: 'Port', heading: 'Change it', link: '/port#change' };

describe('a conversation', () => {
  it('collects the sources and the parts of an answer', () => {
    const events = [
      asked('Which port?'),
      { type: 'sources' as const, sources: [source] },
      text('80'),
      text('80.'),
    ];
    const turn = { question: 'Which port?', answer: '8080.', sources: [source] };
    expect(after(...events)).toEqual([{ ...turn, state: 'asking' }]);
    expect(after(...events, ended('done'))).toEqual([{ ...turn, state: 'done' }]);
  });

  it.each(['stopped', 'failed', 'busy'] as const)('ignores what comes after it is %s', state => {
    const turns = after(asked('a'), text('one'), ended(state), text('two'), ended('done'));
    expect(turns).toMatchObject([{ answer: 'one', state }]);
  });

  it('replaces a question that failed when it is asked again, and keeps others', () => {
    expect(after(asked('a'), text('x'), ended('failed'), asked('a'))).toMatchObject([
      { question: 'a', answer: '', state: 'asking' },
    ]);
    expect(after(asked('a'), ended('failed'), asked('b')).map(({ question }) => question)).toEqual([
      'a',
      'b',
    ]);
    expect(after(asked('a'), ended('done'), asked('a'))).toHaveLength(2);
  });

  it('can begin anew', () => {
    expect(after(asked('a'), ended('done'), { type: 'cleared' })).toEqual([]);
    expect(after(asked('a'), { type: 'cleared' }, text('late'))).toEqual([]);
  });
});

describe('what is sent', () => {
  it('is the conversation with the question, without what failed', () => {
    const turns = after(
      ...[asked('a'), text('A'), ended('done'), asked('b'), text('B'), ended('failed')],
      ...[asked('c'), text('C'), ended('stopped'), asked('d'), ended('stopped')],
    );
    expect(messagesOf(turns, 'e')).toEqual([
      { role: 'user', content: 'a' },
      { role: 'assistant', content: 'A' },
      { role: 'user', content: 'c' },
      { role: 'assistant', content: 'C' },
      { role: 'user', content: 'e' },
    ]);
  });

  it('has an end', () => {
    const turns = Array.from({ length: 30 }, (_, number) => [
      asked(`q${number}`),
      text('x'.repeat(9000)),
      ended('done'),
    ]);
    const messages = messagesOf(after(...turns.flat()), 'last');
    expect(messages).toHaveLength(9);
    expect(Math.max(...messages.map(({ content }) => content.length))).toBe(2000);
    expect(messages[0]!.content).toBe('q26');
  });
});
