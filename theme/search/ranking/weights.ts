/**
 * Every weight of the ranking: why it is there, and what the relevance loses without it (thousandths of
 * MRR on the query sets of tests/search, from `npm run bench -- --ablation`).
 */
export const weights = {
  /** How much a word counts in each part of a page, in the order of `Field`: names tell more than text. */
  fields: {
    /** A title names the page. */
    title: 10,
    /** An address names the page too, often in English on pages in another language. */
    path: 8,
    /** Keywords are names that the author or the synonyms of the site give the page. */
    keywords: 8.5,
    /** A description sums up the page. */
    description: 3.5,
    /** A heading sums up a section. */
    heading: 4,
    /** The text before the first heading introduces the topic. */
    lead: 1.5,
    /** Text mentions much that the page is not about. */
    body: 2.64,
  },
  /** The more a word counts already, the less another field adds; half of the most is reached at this sum. */
  fieldSaturation: 5,
  /** The more often a word occurs in a text, the less another occurrence adds (`k1` of BM25). */
  repetition: 1.8,
  /** A long text holds more words by chance (`b` of BM25). */
  textLength: 0.9,
  /** Words of few pages tell more than words of all pages: exponent of the inverse document frequency. */
  rarity: 1,
  /** A word that few pages are named by tells more as a name, even if all texts use it. */
  rareName: 0.4,
  /** The same for the share of the query that a page covers. */
  rareNameCoverage: 0.24,
  /** Pages that have more of the query come first: exponent of the share that they cover. */
  coverage: 0.65,
  /** Pages with every word come before those with the same share of the query. */
  complete: 1.2,
  /** Words that occur in one piece are meant together. */
  phrase: 0.6,
  /** A phrase in a title is a name. */
  phraseInTitle: 1.5,
  /** A phrase in a heading is the topic of a section. */
  phraseInHeading: 1.2,
  /** A phrase in a text may be accidental. */
  phraseInText: 0.8,
  /** Two words in the wrong order are less of a phrase. */
  reversed: 0.5,
  /** Of two titles with the word, the one with fewer other words is meant. */
  titleShare: 0.5,
  /** The title's share counts less on pages that cover less of the query: exponent of that share. */
  titleShareCoverage: 0.3,
  /** A keyword that makes up the whole query names the page. */
  keywordShare: 1.4,
  /** Release notes tell what was true once; readers without a version in mind want what is true now. */
  dated: 0.7,
  /** A title typed to the letter, or an option in camelCase, means that page. */
  exactTitle: 3.8,
  /** The title in another spelling, or with "how to set" around it. */
  sameTitle: 3.5,
  /** A heading in any spelling: the page with that section is meant. */
  sameHeading: 3,
  /** The last part of a dotted title: `port` of `server.port`. */
  lastPart: 2,
  /** A keyword of the page in any spelling. */
  sameKeyword: 2,
  /** Function words tell nothing about the topic. */
  stopWord: 0.05,
  /** Verbs that begin any task tell little about the topic. */
  taskWord: 0.35,
  /** The parts of a name typed in one piece tell less than the name. */
  namePart: 0.6,
  /** A synonym may not be what the reader means. */
  synonym: 0.3,
  /** Another form of the word, such as a plural. */
  otherForm: 0.9,
  /** A longer word that begins with the typed one: it may still be typed. */
  prefix: 0.85,
  /** A word with one typing error. */
  oneEdit: 0.5,
  /** A word with two typing errors. */
  twoEdits: 0.45,
  /** The beginning of a longer word, with a typing error. */
  prefixEdit: 0.4,
  /** A single CJK character is part of many words. */
  oneCharacter: 0.5,
  /** The pairs of a long CJK word together count as many words as this, so that one long word does not outweigh the rest. */
  pairs: 1.5,
  /** A pair of CJK characters that no page has mostly crosses the border of two words. */
  unknownPair: 0.3,
  /** Orders the sections of one page: a heading tells more than text. */
  sectionHeading: 3,
  /** Orders the sections of one page: words in one piece. */
  sectionPhrase: 2,
};

/** The value with which a weight makes no difference, for `npm run bench -- --ablation`. */
export const neutral: typeof weights = {
  fields: { title: 2.64, path: 2.64, keywords: 2.64, description: 2.64, heading: 2.64, lead: 2.64, body: 1 },
  fieldSaturation: 1e6,
  repetition: 0,
  textLength: 0,
  rarity: 0,
  rareName: 0,
  rareNameCoverage: 0,
  coverage: 0,
  complete: 1,
  phrase: 0,
  phraseInTitle: 1,
  phraseInHeading: 1,
  phraseInText: 1,
  reversed: 1,
  titleShare: 0,
  titleShareCoverage: 0,
  keywordShare: 0,
  dated: 1,
  exactTitle: 1,
  sameTitle: 1,
  sameHeading: 1,
  lastPart: 1,
  sameKeyword: 1,
  stopWord: 1,
  taskWord: 1,
  namePart: 1,
  synonym: 0,
  otherForm: 1,
  prefix: 1,
  oneEdit: 1,
  twoEdits: 1,
  prefixEdit: 1,
  oneCharacter: 1,
  pairs: 100,
  unknownPair: 1,
  sectionHeading: 1,
  sectionPhrase: 0,
};
