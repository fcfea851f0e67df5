import { describe, expect, it } from '@rstest/core';
import { createEventReader, eventText } from '../../../shared/eventStream';

const stream =
  ': a comment\r\nevent: text\r\ndata: "one"\r\n\r\ndata:two\ndata: lines\n\nevent: empty\n\rdata: 终\n\nid: 7\ndata: last\n\ndata: unfinished';
const events = [
  { event: 'text', data: '"one"' },
  { event: 'message', data: 'two\nlines' },
  { event: 'message', data: '终' },
  { event: 'message', data: 'last' },
];

describe('an event stream', () => {
  it('is read the same however it is cut', () => {
    for (const size of [1, 2, 3, 7, 1000]) {
      const read = createEventReader();
      const parts = stream.match(new RegExp(`[^]{1,${size}}`, 'g'))!;
      expect([size, parts.flatMap(read)]).toEqual([size, events]);
    }
  });

  it('is refused when a line does not end', () => {
    const read = createEventReader();
    expect(() => {
      for (let part = 0; part < 11; part++) read('x'.repeat(100_000));
    }).toThrow('does not end');
  });

  it('contains what was written', () => {
    const data = { text: 'two\nlines: "one" and  two' };
    const [event] = createEventReader()(eventText('text', data));
    expect(event).toEqual({ event: 'text', data: JSON.stringify(data) });
  });
});
