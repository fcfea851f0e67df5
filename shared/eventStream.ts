/** An event of a `text/event-stream`. */
export interface StreamEvent {
  /** Its name; `message` where it has none. */
  event: string;
  data: string;
}

/** Longest text that may wait for the end of its line, in UTF-16 units. */
const longestLine = 1_000_000;

/**
 * A reader of a `text/event-stream`: takes its text in parts of any length, and returns the events that are complete.
 * The reader throws an Error if a line does not end.
 */
export function createEventReader(): (part: string) => StreamEvent[] {
  let rest = '';
  let event = '';
  let data: string[] = [];
  return part => {
    // A carriage return at the end may be the first half of a line break.
    const lines = (rest + part).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new Error('A line of the stream does not end.');
    const events: StreamEvent[] = [];
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) events.push({ event: event || 'message', data: data.join('\n') });
        event = '';
        data = [];
        continue;
      }
      const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (name === 'event') event = value;
      if (name === 'data') data.push(value);
    }
    return events;
  };
}

/** An event as a `text/event-stream` contains it. */
export function eventText(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
