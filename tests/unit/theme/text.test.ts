import { describe, expect, it } from '@rstest/core';
import { text } from '../../../theme/text';

// Sites, their readers and their tests rely on these texts. A change of one is a breaking change.
const promised = {
  outlineTitle: 'ON THIS PAGE',
  prevPageText: 'Previous Page',
  nextPageText: 'Next Page',
  notFoundText: 'PAGE NOT FOUND',
  takeMeHomeText: 'Take me home',
  menuTitle: 'Menu',
  overviewTitle: 'Overview',
  overviewOthers: 'Others',
  'overview.filterNameText': 'Filter',
  'overview.filterPlaceholderText': 'Enter keyword',
  'overview.filterNoResultText': 'No matching API found',
  sourceCodeText: 'Source',
  searchPlaceholderText: 'Search docs',
  searchPanelCancelText: 'Cancel',
  searchNoResultsText: 'No results for',
  searchSuggestedQueryText: 'Please try again with a different keyword',
  heroGetStarted: 'Get Started',
  heroLearnMore: 'Learn More',
} as const;

describe('the words of the theme', () => {
  it('contain the promised texts', () => {
    const english = Object.keys(promised).map(key => [key, text[key as keyof typeof promised].en]);
    expect(Object.fromEntries(english)).toEqual(promised);
  });
});
