/**
 * The weights of the ranking: why each is there, and the most that one query set of tests/search loses in
 * MRR when that weight alone is neutral (`npm run bench -- --ablation` prints the whole table).
 */
export const weights = {
  /** How much a word counts in each part of a page, in the order of `Field`: names are more telling than text. */
  fields: {
    /** A title names the page. Loss 0.014 (zh validation). */
    title: 10,
    /** An address names the page too, often in English on pages in another language. Loss 0.007 (zh validation). */
    path: 8,
    /** Keywords are names that the author or the synonyms of the site give the page. Loss 0.022 (en third). */
    keywords: 8.5,
    /** A description sums up the page. Loss 0.008 (zh third). */
    description: 3.5,
    /** A heading sums up a section. Loss 0.009 (en second). */
    heading: 4,
    /** The text before the first heading introduces the topic. Loss 0.014 (zh validation). */
    lead: 1.5,
    /** Text mentions many things that the page is not about. Loss 0.045 (en validation). */
    body: 2.64,
  },
  /** The more a word already counts, the less another field adds; half of the maximum is reached at this sum. Loss 0.093 (en validation). */
  fieldSaturation: 5,
  /** The more often a word occurs in a text, the less another occurrence adds (`k1` of BM25). Loss 0.045 (zh validation). */
  repetition: 1.8,
  /** A long text holds more words by chance (`b` of BM25). Loss 0.020 (zh third). */
  textLength: 0.9,
  /** Words on few pages are more telling than words on all pages: exponent of the inverse document frequency. Loss 0.053 (en training). */
  rarity: 1,
  /** A word in the names of few pages is more telling as a name, even if all texts use it. Loss 0.036 (zh validation). */
  rareName: 0.4,
  /** The same for the share of the query that a page covers. Loss 0.014 (zh validation). */
  rareNameCoverage: 0.24,
  /** Pages that have more of the query come first: exponent of the share that they cover. Loss 0.021 (en training). */
  coverage: 0.65,
  /** Pages with every word come before those with the same share of the query. Loss 0.016 (en validation). */
  complete: 1.2,
  /** Words that occur in one piece are meant together. Loss 0.023 (en second). */
  phrase: 0.6,
  /** A phrase in a title is a name. Loss 0.007 (zh training). */
  phraseInTitle: 1.5,
  /** A phrase in a heading is the topic of a section. Loss 0.001 (en tuned). */
  phraseInHeading: 1.2,
  /** A phrase in a text may be accidental. Loss 0.005 (en tuned). */
  phraseInText: 0.8,
  /** Words that occur near each other in a section are meant together, whatever their order. Loss 0.033 (en third). */
  near: 0.5,
  /** A question is answered by one section: what the best one adds to the score of its page. Loss 0.011 (en validation). */
  section: 0.5,
  /** The text of a section. Loss 0.008 (zh third). */
  sectionText: 3,
  /** The names of a page tell less about one of its sections. Loss 0.009 (en second). */
  sectionNames: 0.5,
  /** A long section holds more words by chance. Loss 0.008 (zh third). */
  sectionLength: 0.5,
  /** Two words in the wrong order are less of a phrase. Loss 0.009 (en second). */
  reversed: 0.5,
  /** Of two titles with the word, the one with fewer other words is meant. Loss 0.022 (zh validation). */
  titleShare: 0.5,
  /** The title's share counts less on pages that cover less of the query: exponent of that share. Loss 0.008 (en third). */
  titleShareCoverage: 0.3,
  /** A keyword that makes up the whole query names the page. Loss 0.016 (en third). */
  keywordShare: 1.4,
  /** Release notes describe the past; readers who do not name a version want the present. Loss 0.008 (zh validation). */
  dated: 0.7,
  /** A title typed exactly, or an option in camelCase, means that page. Loss 0.018 (zh tuned). */
  exactTitle: 4.5,
  /** The title in another spelling, or with "how to set" around it. Loss 0.006 (en tuned). */
  sameTitle: 3.5,
  /** A heading in any spelling: the page with that section is meant. Loss 0.004 (zh first). */
  sameHeading: 3,
  /** A keyword of the page in any spelling. Loss 0.007 (zh tuned). */
  sameKeyword: 2,
  /** Function words say nothing about the topic. Loss 0.042 (en validation). */
  stopWord: 0.05,
  /** Verbs that begin any task say little about the topic. Loss 0.008 (en third). */
  taskWord: 0.35,
  /** The parts of a name typed as one word are less telling than the name. Loss 0.021 (en second). */
  namePart: 0.6,
  /** A name typed in one piece, such as `assetPrefix`, tells more than a word. Loss 0.012 (en second). */
  joinedName: 1.5,
  /** A synonym may not be what the reader means. Loss 0.096 (zh training). */
  synonym: 0.45,
  /** Another form of the word, such as a plural. Loss 0.009 (en second). */
  otherForm: 0.9,
  /** A longer word that begins with the typed one, which may be incomplete. Loss 0.004 (en first). */
  prefix: 0.85,
  /** A word that may be misspelled: one or two edits away. Loss 0.011 (en third). */
  misspelled: 0.5,
  /** The beginning of a longer word, with a typing error. Loss 0.011 (en first). */
  prefixEdit: 0.4,
  /** A single CJK character is part of many words. Loss 0.021 (zh validation). */
  oneCharacter: 0.5,
};

/** What the estimate of a page assumes, because postings have neither positions nor sections. */
export const assumptions = {
  /** From this share on, a name counts as covered: shares are rounded in the file. */
  wholeName: 0.93,
  /** How often words in the same name form a phrase: a measured mean. */
  phraseInName: 0.9,
  /** The same for words in the same text: a measured mean. */
  phraseInText: 0.4,
  /** Share of the occurrences of a word that are in the best section: a guess. */
  shareOfSection: 0.5,
  /** Length of the best section, relative to the average page: a guess. */
  sectionLength: 0.25,
  /** How near to each other words of the same text are: a guess. */
  near: 0.5,
};
