import { moduleNames } from '../../../shared/node/moduleNames';

/** Parts of the theme whose props are slots. */
const withSlots = ['Layout', 'DocLayout', 'HomeLayout', 'Nav'];

/** Names of the props that a module of a site gives to the layouts of the theme. */
export function slotsIn(code: string): string[] {
  const { imports, elements } = moduleNames(code);
  const layouts = imports
    .filter(({ name, from }) => from === 'rspress-theme-duet' && withSlots.includes(name))
    .map(({ local }) => local);
  return [
    ...new Set(elements.filter(({ name }) => layouts.includes(name)).flatMap(({ attributes }) => attributes)),
  ];
}
