import type { NormalizedSidebarGroup, SidebarData } from '@rspress/core';
import { describe, expect, it } from '@rstest/core';
import { groupKey, neighbours, sidebarPages } from '../../../../../theme/client/logic/sidebar';

const group = (text: string, items: SidebarData, link?: string): NormalizedSidebarGroup => ({
  text,
  items,
  link,
  collapsible: true,
  collapsed: false,
});
const page = (name: string) => ({ text: name, link: `/${name}` });
const inner = group('Inner', [page('c')]);
const outer = group('Outer', [inner, { dividerType: 'dashed' }, page('d')], '/outer');
const rows: SidebarData = [
  page('a'),
  { dividerType: 'solid' },
  { sectionHeaderText: 'More' },
  outer,
  group('Empty', []),
];

describe('sidebarPages', () => {
  it('lists pages in reading order, a group before its items', () => {
    expect(sidebarPages(rows).map(({ link }) => link)).toEqual(['/a', '/outer', '/c', '/d']);
  });
  it('finds none between dividers and headers', () => {
    expect(sidebarPages([{ dividerType: 'solid' }, { sectionHeaderText: 'x' }, group('Empty', [])])).toEqual(
      [],
    );
  });
});

describe('neighbours', () => {
  const around = (link: string, sidebar = rows) => {
    const { prevPage, nextPage } = neighbours(sidebarPages(sidebar), one => one === link);
    return [prevPage?.link, nextPage?.link];
  };
  it('goes into and out of groups', () => {
    expect(around('/outer')).toEqual(['/a', '/c']);
    expect(around('/c')).toEqual(['/outer', '/d']);
  });
  it('never leads to the page itself, where a group also lists its own page', () => {
    const sidebar = [page('a'), group('Group', [page('group'), page('b')], '/group')];
    expect(around('/group', sidebar)).toEqual(['/a', '/b']);
  });
  it('ends at both ends', () => {
    expect(around('/a')).toEqual([undefined, '/outer']);
    expect(around('/d')).toEqual(['/c', undefined]);
  });
  it('knows no way from a page that the sidebar does not hold', () => {
    expect(around('/elsewhere')).toEqual([undefined, undefined]);
  });
});

describe('groupKey', () => {
  it('differs for groups that begin with the same page', () => {
    const wrapped = group('Wrapped', [inner]);
    expect(groupKey(wrapped, 0)).not.toBe(groupKey(inner, 1));
  });
  it('does not depend on what stands around the group', () => {
    expect(groupKey(inner, 1)).toBe(groupKey({ ...inner, text: 'Renamed' }, 1));
  });
  it('falls back to the text of an empty group', () => {
    expect(groupKey(group('Empty', []), 0)).toBe('0 Empty');
  });
});
