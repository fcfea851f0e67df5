import measured from './benchmark.json';

export { measured };

/** The measured times as the chart takes them, in the words of one page. */
export function chart(words: { start: string; update: string; build: string }) {
  return Object.fromEntries(
    measured.tools.map(({ key, name, version, start, update, build }) => [
      key,
      {
        label: `${name} ${version}`,
        metrics: [
          { time: start, desc: words.start },
          { time: update, desc: words.update },
          { time: build, desc: words.build },
        ],
      },
    ]),
  );
}
