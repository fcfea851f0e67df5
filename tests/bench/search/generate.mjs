/** Numbers from 0 up to 1, the same for each seed. */
export function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const syllables = 'ba co di fu ga hel im jo kar lum mi nor ope pra quo rin sto ta uvi wex yor zen'.split(' ');

/**
 * Pages in the vocabulary of real ones: each takes half of its sentences from one page, the others from pages
 * that are the rarer the later they are listed (as in Zipf's law), and has three names that no other page has.
 * @param {object[]} documents the real pages
 * @param {number} count how many are made
 */
export function pagesLike(documents, count, seed = 20261122) {
  const random = randomOf(seed);
  const pick = list => list[Math.floor(random() * list.length)];
  const zipf = list => list[Math.floor(list.length ** random()) - 1];
  const sentences = documents.map(({ content }) =>
    content.split(/(?<=[.!?。！？])\s*|\n+/).filter(text => text.length > 12),
  );
  const sources = documents.map((document, place) => ({ ...document, sentences: sentences[place] }));
  const usable = sources.filter(source => source.sentences.length > 4);
  const name = () => {
    const part = () => pick(syllables) + pick(syllables) + pick(syllables);
    return part() + part().replace(/^./, letter => letter.toUpperCase());
  };
  return Array.from({ length: count }, (_, number) => {
    const topic = pick(usable);
    const names = [name(), name(), name()];
    const sections = Array.from({ length: 3 + Math.floor(random() * 4.6) }, (_, section) => {
      const heading = pick(random() < 0.5 ? topic.toc : zipf(usable).toc)?.text ?? names[0];
      const length = 4 + Math.floor(random() * 12);
      const text = Array.from({ length }, () =>
        pick(random() < 0.5 ? topic.sentences : zipf(usable).sentences),
      );
      if (section < names.length) text.push(`\`${names[section]}\`.`);
      return { heading, text: text.join(' ') };
    });
    let content = pick(topic.sentences);
    const toc = sections.map(({ heading, text }, section) => {
      content += '\n\n';
      const charIndex = content.length;
      content += `${heading}\n\n${text}`;
      return { text: heading, id: `section-${section}`, depth: 2, charIndex };
    });
    const routePath = `${topic.routePath}/${names[0].toLowerCase()}-${number}`;
    const title =
      random() < 0.5
        ? `${topic.title} ${names[0]}`
        : `${topic.title}: ${pick(zipf(usable).toc)?.text ?? names[1]}`;
    const { lang, keywords, description } = topic;
    return {
      id: routePath,
      title,
      content,
      routePath,
      lang,
      toc,
      domain: '',
      description: random() < 0.5 ? description : pick(topic.sentences),
      ...(random() < 0.3 && { keywords }),
    };
  });
}
