import { describe, expect, it } from '@rstest/core';
import { siteSynonyms } from '../../../../../theme/node/search/synonyms';

const titles = [['port', 'socket of {site}']];
const queries = [['dir', '{site} folder']];

describe('siteSynonyms', () => {
  it('takes a list for titles, and names the site', () => {
    expect(siteSynonyms({ synonyms: titles }, 'Tool')).toEqual({
      titles: [['port', 'socket of Tool']],
      head: {},
    });
  });
  it('gives groups for queries to the head', () => {
    expect(siteSynonyms({ synonyms: { titles, queries } }, 'Tool')).toEqual({
      titles: [['port', 'socket of Tool']],
      head: { synonyms: [['dir', 'Tool folder']] },
    });
  });
  it('tells the head only where the synonyms of the theme are off', () => {
    expect(siteSynonyms({ languageSynonyms: true }, 'Tool')).toEqual({ titles: [], head: {} });
    expect(siteSynonyms({ languageSynonyms: false }, 'Tool')).toEqual({
      titles: [],
      head: { languageSynonyms: false },
    });
  });
});
