import { type RefObject, useCallback, useRef } from 'react';
import { keepInPlace } from '../engine/keepInPlace';
import type { SearchGroup } from '../types';

/** Results that have been shown for less time than this cannot be the target of a click, in milliseconds. */
const reactionMs = 200;

/** Keeps the highlighted and the hovered result in place when better results of the same query arrive. */
export function useSteadyResults(input: RefObject<HTMLInputElement | null>) {
  const shown = useRef<{ query: string; groups: SearchGroup[]; since: number }>(undefined);
  return useCallback(
    (query: string, groups: SearchGroup[]): SearchGroup[] => {
      const last = shown.current;
      const isSame = last !== undefined && last.query === query;
      const since = isSame ? last.since : performance.now();
      const canPress = isSame && performance.now() - since >= reactionMs;
      const steady = canPress ? groups.map((group, place) => keep(group, last.groups[place], input)) : groups;
      const isEmpty = steady.every(({ result }) => result.length === 0);
      shown.current = isEmpty ? undefined : { query, groups: steady, since };
      return steady;
    },
    [input],
  );
}

function keep(
  group: SearchGroup,
  old: SearchGroup | undefined,
  input: RefObject<HTMLInputElement | null>,
): SearchGroup {
  const isList = group.renderType === 'default' && old?.renderType === 'default' && old.group === group.group;
  if (!isList) return group;
  const options = [...(input.current?.closest('dialog')?.querySelectorAll('[role=option]') ?? [])];
  const pressed = options.findLastIndex(option => option.matches(':hover, [aria-selected=true]'));
  return { ...group, result: keepInPlace(old.result, group.result, pressed) };
}
