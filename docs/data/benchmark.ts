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

/** A sentence that names the fastest tool of each measurement, in the words of one page. */
export function winners(words: Record<'start' | 'update' | 'build' | 'between' | 'end', string>) {
  const fastest = (key: 'start' | 'update' | 'build') =>
    words[key] + measured.tools.toSorted((a, b) => a[key] - b[key])[0]?.name;
  return [fastest('start'), fastest('update'), fastest('build')].join(words.between) + words.end;
}
