import { describe, expect, it } from '@rstest/core';
import { commandFor } from '../../../shared/commands/commandFor';
import { pageTitle } from '../../../theme/client/logic/pageTitle';
import { failure } from '../../../theme/client/search/service/localSearch';
import { text } from '../../../theme/text';

// Sites, their readers and their tests rely on these texts. A change of one is a breaking change. The number of
// the 404 page is in `tests/e2e/start.test.ts`.
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

  it.each([
    [
      'message in the console',
      failure,
      'Failed to fetch search index, please reload the page and try again.',
    ],
    ['title of a page', pageTitle({ pageType: 'doc', page: 'Port', site: 'Duet' }), 'Port - Duet'],
    ['yarn command', commandFor('yarn', 'npm install left-pad'), 'yarn add left-pad'],
    ['bun command', commandFor('bun', 'npm install left-pad'), 'bun add left-pad'],
    ['yarn command without packages', commandFor('yarn', 'npm install'), 'yarn install'],
    ['bun command without packages', commandFor('bun', 'npm install'), 'bun install'],
    ['yarn command that creates', commandFor('yarn', 'npm create rspress@latest'), 'yarn create rspress'],
  ])('are kept by what is put together: %s', (_, actual, expected) => {
    expect(actual).toBe(expected);
  });
});
