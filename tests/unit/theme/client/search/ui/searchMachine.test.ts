import { describe, expect, it } from '@rstest/core';
import {
  type SearchEffect,
  type SearchEvent,
  transition,
} from '../../../../../../theme/client/search/ui/searchMachine';
import {
  completeQuery,
  optionCount,
  phaseOf,
  type SearchState,
  startState,
} from '../../../../../../theme/client/search/ui/searchState';
import type { SearchGroup, SearchHit } from '../../../../../../theme/shared/search/types';

const hit = (link: string): SearchHit => ({
  type: 'title',
  title: link,
  header: link,
  link,
  query: '',
  highlightInfoList: [],
});
const group = (...links: string[]): SearchGroup => ({
  group: 'Site',
  renderType: 'default',
  result: links.map(hit),
});
const history = { queries: ['port', 'css'], visits: [{ title: 'A', link: '/a', lang: 'en' }] };

/** A step of a story: an event, or an answer to the last search. */
type Step =
  | SearchEvent
  | { answer: string[]; isDraft?: boolean; time?: number; hovered?: number; groups?: SearchGroup[] };

const loading: Step = { type: 'loading', isRetry: false };
const retried: Step = { type: 'loading', isRetry: true };
const titles: Step = { type: 'indexed', stage: 'titles' };
const full: Step = { type: 'indexed', stage: 'full' };
const failed: Step = { type: 'failed', hasFailed: true };
const paused: Step = { type: 'paused' };
const closed: Step = { type: 'closed' };
const remembered: Step = { type: 'remembered', history };
const typed = (query: string): Step => ({ type: 'typed', query });
const pressed = (key: 'ArrowDown' | 'ArrowUp' | 'PageDown' | 'PageUp' | 'Enter'): Step => ({
  type: 'pressed',
  key,
});
const enter = pressed('Enter');
const down = pressed('ArrowDown');
const draft = (...answer: string[]): Step => ({ answer, isDraft: true });
const answer = (...links: string[]): Step => ({ answer: links });

/** Plays a story, and returns the state and the effects of its last step. */
function play(steps: Step[], hasHooks = false): { state: SearchState; effects: SearchEffect[] } {
  let state = startState(hasHooks);
  let effects: SearchEffect[] = [];
  for (const step of steps) {
    [state, effects] = transition(state, 'type' in step ? step : answered(state.request, step));
  }
  return { state, effects };
}

function answered(request: number, step: Exclude<Step, SearchEvent>): SearchEvent {
  const { answer, isDraft = false, time = 0, hovered = -1, groups = [group(...answer)] } = step;
  return { type: 'answered', request, groups, isDraft, time, hovered };
}

const links = ({ results }: SearchState) => results?.groups[0]?.result.map(({ link }) => link);
const kinds = (effects: SearchEffect[]) =>
  effects.map(effect =>
    effect.type === 'search'
      ? `search ${effect.query}`
      : effect.type === 'open'
        ? `open ${effect.option}`
        : effect.type,
  );

const ready = [loading, full];
const asked = [...ready, typed('port'), paused];
const found = [...asked, answer('/a', '/b', '/c')];

describe('what an event causes', () => {
  const table: Array<[name: string, steps: Step[], effects: string[]]> = [
    ['the index loads at first', [loading], ['stop', 'load']],
    ['a query waits for a pause', [...ready, typed('port')], ['stop', 'prepare', 'wait']],
    ['a pause searches', asked, ['search port']],
    ['the same text is no change', [...asked, typed('port')], []],
    ['a second pause does not search again', [...asked, paused], []],
    ['a pause after the answer does not search again', [...found, paused], []],
    ['a pause without a query searches nothing', [...ready, paused], []],
    ['an emptied field stops the search', [...asked, typed('')], ['stop']],
    ['typing stops the search', [...asked, typed('ports')], ['stop', 'prepare', 'wait']],
    [
      'a query that is still answered is not searched again',
      [...found, typed('p'), typed('port'), paused],
      [],
    ],
    [
      'a query that is only drafted is',
      [...asked, draft('/a'), typed('p'), typed('port'), paused],
      ['search port'],
    ],
    ['a query waits for the index', [loading, typed('port'), paused], []],
    [
      'titles are searched as soon as they are there',
      [loading, typed('port'), paused, titles],
      ['search port'],
    ],
    [
      'the rest is searched too',
      [loading, titles, typed('port'), paused, answer('/a'), full],
      ['search port'],
    ],
    [
      'more of the index replaces a search under way',
      [loading, titles, typed('port'), paused, full],
      ['search port'],
    ],
    ['a query that is being typed is left to its pause', [loading, typed('port'), full], []],
    ['a closed dialog searches nothing more', [loading, typed('port'), paused, closed, full], []],
    ['closing stops the search', [...asked, closed], ['stop']],
    ['a retry loads the index', [...found, failed, retried], ['stop', 'load']],
    ['a retry searches again', [...found, failed, retried, full], ['search port']],
    [
      'a retry searches what was just typed',
      [...ready, failed, typed('port'), retried, full],
      ['search port'],
    ],
    [
      'after a failure, a query is searched again',
      [...found, failed, typed('p'), typed('port'), paused],
      ['search port'],
    ],
    [
      'a query of the history is searched at once',
      [...ready, remembered, { type: 'repeated', query: 'css' }],
      ['stop', 'fill', 'search css'],
    ],
    ['the history is deleted', [...ready, remembered, { type: 'cleared' }], ['forget']],
    ['Enter opens the highlighted result', [...found, down, enter], ['open 1']],
    ['Enter opens an entry of the history', [...ready, remembered, down, enter], ['open 1']],
    ['Enter has nothing to open without history', [...ready, enter], []],
    ['Enter has nothing to open without results', [...asked, answer(), enter], []],
    ['Enter waits for its result', [...asked, enter], []],
    ['Enter opens it when it comes', [...asked, enter, answer('/a')], ['open 0']],
    ['Enter never opens a result of an earlier query', [...found, typed('css'), enter], []],
    [
      'Enter before the pause opens the result as well',
      [...ready, typed('port'), enter, paused, answer('/a')],
      ['open 0'],
    ],
    ['Enter takes a draft', [...asked, enter, draft('/a')], ['open 0']],
    ['Enter on a draft opens it', [...asked, draft('/a', '/b'), enter], ['open 0']],
    ['Enter waits behind an empty draft', [...asked, draft(), enter, answer('/a')], ['open 0']],
    ['Enter is not lost in an empty draft', [...asked, enter, draft(), answer('/a')], ['open 0']],
    ['Enter is answered once', [...asked, enter, draft('/a'), answer('/a')], []],
    [
      'Enter waits for all of the index',
      [loading, titles, typed('port'), paused, enter, answer(), full, answer('/a')],
      ['open 0'],
    ],
    [
      'Enter is given up without results',
      [...asked, enter, answer(), typed('css'), paused, answer('/a')],
      [],
    ],
    ['Enter belongs to its query', [...asked, enter, typed('css'), paused, answer('/a')], []],
    [
      'Enter is forgotten with the dialog',
      [...asked, enter, closed, typed('port'), paused, answer('/a')],
      [],
    ],
  ];
  for (const [name, steps, effects] of table) {
    it(name, () => expect(kinds(play(steps).effects)).toEqual(effects));
  }
});

describe('a site with hooks', () => {
  const searches = (steps: Step[]) =>
    steps.filter((_, end) =>
      play(steps.slice(0, end + 1), true).effects.some(({ type }) => type === 'search'),
    ).length;

  it('searches a query once, whenever the index arrives', () => {
    const events = [typed('port'), paused];
    for (const [first, second] of [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
      [2, 2],
    ] as const) {
      const steps = [...events.slice(0, first), titles, ...events.slice(first, second), full];
      const story = [loading, ...steps, ...events.slice(second)];
      expect([first, second, searches(story)]).toEqual([first, second, 1]);
      expect([first, second, searches([...story, answer('/a'), paused])]).toEqual([first, second, 1]);
    }
  });
});

describe('the state of a query', () => {
  const table: Array<
    [name: string, steps: Step[], phase: string, complete: string | undefined, links?: string[]]
  > = [
    ['nothing is typed, and the index loads', [loading], 'empty', undefined],
    ['nothing is typed', ready, 'empty', ''],
    ['a query is typed', [...ready, typed('port')], 'pending', ''],
    ['it is searched', asked, 'pending', ''],
    ['a draft came', [...asked, draft('/a')], 'draft', undefined, ['/a']],
    ['its answer came', [...asked, draft('/a'), answer('/a', '/b')], 'answered', 'port', ['/a', '/b']],
    ['the answer came first', found, 'answered', 'port', ['/a', '/b', '/c']],
    [
      'titles were searched',
      [loading, titles, typed('port'), paused, answer('/a')],
      'draft',
      undefined,
      ['/a'],
    ],
    ['the next query is typed', [...found, typed('css')], 'pending', 'port', ['/a', '/b', '/c']],
    [
      'the earlier query is typed again',
      [...found, typed('css'), typed('port')],
      'answered',
      'port',
      ['/a', '/b', '/c'],
    ],
    ['the field is emptied', [...found, typed('')], 'empty', ''],
    ['the dialog is closed', [...found, closed], 'empty', ''],
    ['the index is loaded again', [...found, failed, retried], 'draft', undefined, ['/a', '/b', '/c']],
    ['nothing is found', [...asked, answer()], 'answered', 'port', []],
  ];
  for (const [name, steps, phase, complete, shown] of table) {
    it(`is ${phase} when ${name}`, () => {
      const { state } = play(steps);
      expect([phaseOf(state), completeQuery(state), links(state)]).toEqual([phase, complete, shown]);
    });
  }

  it('forgets a failure when the index is loaded again, or a file arrives after all', () => {
    expect(play([...found, failed]).state.hasFailed).toBe(true);
    expect(play([...found, failed, retried]).state.hasFailed).toBe(false);
    expect(play([...found, failed, { type: 'failed', hasFailed: false }]).state.hasFailed).toBe(false);
  });
});

describe('outdated answers', () => {
  /** Plays a story, then an answer to the search after its first `first` steps. */
  const late = (steps: Step[], first: number, isDraft = false) => {
    const { request } = play(steps.slice(0, first)).state;
    const { state } = play(steps);
    return [state, transition(state, answered(request, { answer: ['/late'], isDraft }))[0]] as const;
  };
  const table: Array<[name: string, steps: Step[], first: number, isDraft?: boolean]> = [
    ['of an earlier query', [...asked, typed('css'), paused], 4],
    ['of a query that was changed', [...asked, typed('css')], 4],
    ['of a query that was typed again', [...asked, typed('css'), typed('port'), paused], 4],
    ['of a part of the index', [loading, titles, typed('port'), paused, full], 4],
    ['after the dialog was closed', [...asked, closed], 4],
    ['after the field was emptied', [...asked, typed('')], 4],
    ['of a draft after its answer', found, 4, true],
    ['of an index that is loaded again', [...asked, retried], 4],
  ];
  for (const [name, steps, first, isDraft] of table) {
    it(`are dropped: ${name}`, () => {
      const [before, after] = late(steps, first, isDraft);
      expect(after).toBe(before);
    });
  }
});

describe('the highlighted option', () => {
  const many = [...asked, answer(...'abcdefgh')];
  const table: Array<[name: string, steps: Step[], selected: number]> = [
    ['is the first one', many, 0],
    ['moves down', [...many, down], 1],
    ['wraps upwards', [...many, pressed('ArrowUp')], 7],
    ['wraps downwards', [...many, pressed('ArrowUp'), down], 0],
    ['moves by a page', [...many, pressed('PageDown')], 5],
    ['stops at the end', [...many, pressed('PageDown'), pressed('PageDown')], 7],
    ['moves back by a page', [...many, pressed('ArrowUp'), pressed('PageUp')], 2],
    ['stops at the beginning', [...many, down, pressed('PageUp')], 0],
    ['stays while another query is searched', [...many, down, typed('css'), paused], 1],
    ['moves in the old list meanwhile', [...many, typed('css'), down], 1],
    ['is the first one of another query', [...many, down, typed('css'), paused, answer('x', 'y')], 0],
    [
      'stays when better results of its query come',
      [...asked, draft('a', 'b'), down, answer('a', 'b', 'c')],
      1,
    ],
    ['is the last one of a shorter list', [...asked, draft('a', 'b', 'c'), down, down, answer('a')], 0],
    ['moves through the history', [...ready, remembered, pressed('ArrowUp')], 2],
    ['stays without options', [...ready, down], 0],
    ['is the first one of another tab', [...many, down, { type: 'tabbed', tab: 1 }], 0],
    ['is the first one when the dialog opens again', [...many, down, closed], 0],
    [
      'is the first entry when the field is emptied',
      [...ready, remembered, typed('port'), paused, answer('a', 'b'), down, typed('')],
      0,
    ],
  ];
  for (const [name, steps, selected] of table) {
    it(name, () => expect(play(steps).state.selected).toBe(selected));
  }
});

describe('better results', () => {
  const drafted = [
    ...ready,
    typed('port'),
    paused,
    { answer: ['/a', '/b', '/c'], isDraft: true, time: 1000 },
  ];
  const better = (time: number, hovered = -1): Step => ({ answer: ['/c', '/b', '/a'], time, hovered });

  it('replace a list that the reader has not seen yet', () => {
    expect(links(play([...drafted, better(1199)]).state)).toEqual(['/c', '/b', '/a']);
  });
  it('move nothing above the highlighted result', () => {
    expect(links(play([...drafted, down, better(1200)]).state)).toEqual(['/a', '/b', '/c']);
  });
  it('move nothing above the result under the pointer', () => {
    expect(links(play([...drafted, better(1200, 0)]).state)).toEqual(['/a', '/c', '/b']);
    expect(links(play([...drafted, better(1200, 1)]).state)).toEqual(['/a', '/b', '/c']);
  });
  it('count the time from the first results that were shown', () => {
    const empty = [...asked, { answer: [], isDraft: true, time: 0 }];
    const late = [...empty, { answer: ['/a', '/b', '/c'], isDraft: true, time: 1000 }, better(1199)];
    expect(links(play(late).state)).toEqual(['/c', '/b', '/a']);
    const twice = [...drafted, { answer: ['/a', '/b', '/c'], isDraft: true, time: 1100 }, better(1200)];
    expect(links(play(twice).state)?.[0]).toBe('/a');
  });
  it('of another query replace all', () => {
    const next = [...drafted, typed('css'), paused, { answer: ['/c', '/a'], time: 9000 }];
    expect(links(play(next).state)).toEqual(['/c', '/a']);
  });
});

describe('tabs', () => {
  const custom = { group: 'Forum', renderType: 'custom', result: [hit('/f'), hit('/g')] } as SearchGroup;
  const both: Step = { answer: [], groups: [group('/a', '/b'), custom] };
  const second: Step = { type: 'tabbed', tab: 1 };

  it('have options of their own, except where the site renders them', () => {
    expect(optionCount(play([...asked, both]).state)).toBe(2);
    expect(optionCount(play([...asked, both, second]).state)).toBe(0);
    expect(kinds(play([...asked, both, second, enter]).effects)).toEqual([]);
  });
  it('stay for the next query, or as near as there is one', () => {
    expect(optionCount(play([...asked, both, second, typed('css'), paused, both]).state)).toBe(0);
    expect(optionCount(play([...asked, both, second, typed('css'), paused, answer('/a')]).state)).toBe(1);
  });
  it('begin with the first one when the dialog opens again', () => {
    expect(play([...asked, both, second, closed]).state.tab).toBe(0);
  });
});
