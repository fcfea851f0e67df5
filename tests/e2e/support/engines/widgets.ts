/** How a widget is worked; `hover` and `touch` only where they differ from a click. */
export type Way = 'mouse' | 'hover' | 'keyboard' | 'touch';

/** A widget of the theme, on a page that shows it. Function bodies run in the page. */
export interface Widget {
  name: string;
  build: 'site' | 'website';
  path: string;
  /** Width of the window in CSS pixels. Default 1440. */
  width?: number;
  /** Runs when the page is hydrated. */
  prepare?: string;
  /** Selector of the control. */
  control: string;
  /** Selector of what takes the focus. Default the control. */
  focus?: string;
  /** Keys that work it once it has the focus. Default Enter. */
  keys?: string[];
  /** What is true once it has been worked, and not before. */
  worked: string;
  /** Whether Escape undoes it and the focus is then at the control. */
  escapes?: boolean;
  ways: Way[];
}

const withTouch: Way[] = ['mouse', 'keyboard', 'touch'];
const withHover: Way[] = [...withTouch, 'hover'];
/** Function body: whether the page has an element of that selector. */
export const shows = (selector: string) => `return !!document.querySelector('${selector}')`;
const chooses = (selector: string) => `return document.querySelector('${selector}').ariaSelected === 'true'`;
/** Marks the elements of a selector that have that text. */
const mark = (selector: string, text: string) =>
  `for (const one of document.querySelectorAll('${selector}'))
    if (one.textContent.trim() === '${text}') { one.dataset.mark = ''; break; }`;
/** Says that an open popover is inside the window and below its button. */
const isBelow = (button: string, panel: string) => `
  const open = document.querySelector('${panel}:popover-open')?.getBoundingClientRect();
  if (!open) return false;
  const { bottom } = document.querySelector('${button}').getBoundingClientRect();
  return open.top >= bottom - 1 && open.top < bottom + 60 && open.left >= 0 && open.right <= innerWidth;`;

const menu = 'header .duet-menu:has([href="/components/code-block"]) > .duet-menu__button';
const family = 'header .duet-popover__trigger';
/** The button of the language menu. */
export const language = 'header .duet-menu__button[aria-label^="Language"]';
/** Whether the announcement is closed, as a function body. */
export const isBannerClosed = `return !document.querySelector('.duet-banner')?.checkVisibility()`;
const scrolled = `window.scrollTo({ top: 1200, behavior: 'instant' })`;

/** Every widget that is tested in each engine. */
export const widgets: Widget[] = [
  {
    name: 'menu of the navbar',
    build: 'website',
    path: '/guide/start',
    prepare: scrolled,
    control: menu,
    worked: isBelow(menu, 'header .duet-menu__panel'),
    escapes: true,
    ways: withHover,
  },
  {
    name: 'tool family on a scrolled page',
    build: 'site',
    path: '/guide/start/quick-start',
    prepare: scrolled,
    control: family,
    worked: isBelow(family, '.duet-popover__panel'),
    escapes: true,
    ways: withHover,
  },
  {
    name: 'language menu on a scrolled page',
    build: 'site',
    path: '/guide/start/quick-start',
    prepare: scrolled,
    control: language,
    worked: isBelow(language, 'header .duet-menu__panel'),
    escapes: true,
    ways: withHover,
  },
  {
    name: 'menu of small screens',
    build: 'website',
    path: '/guide/start',
    width: 600,
    control: 'header > * .duet-hamburger:not(dialog *), header > .duet-hamburger',
    worked: shows('dialog.duet-screen[open]'),
    escapes: true,
    ways: withTouch,
  },
  {
    name: 'pages behind the mobile bar',
    build: 'website',
    path: '/shell/long',
    width: 600,
    control: '.duet-mobile-bar__button[data-for=sidebar]',
    worked: shows('[popover]:popover-open nav'),
    escapes: true,
    ways: withTouch,
  },
  {
    name: 'outline behind the mobile bar',
    build: 'website',
    path: '/shell/long',
    width: 600,
    control: '.duet-mobile-bar__button[data-for=outline]',
    worked: shows('[popover]:popover-open [href="#section-2"]'),
    escapes: true,
    ways: withTouch,
  },
  {
    name: 'group of the sidebar',
    build: 'website',
    path: '/shell/',
    prepare: mark('summary', 'Closed at first'),
    control: 'summary[data-mark]',
    worked: shows('details[open] > summary[data-mark]'),
    ways: withTouch,
  },
  {
    name: 'outline',
    build: 'website',
    path: '/shell/long',
    control: '#duet-outline a[href="#section-4"]',
    worked: `return location.hash === '#section-4' && scrollY > 0`,
    ways: withTouch,
  },
  {
    name: 'search',
    build: 'site',
    path: '/guide/start/quick-start',
    control: '.duet-search',
    worked: shows('.duet-search-dialog[open]'),
    escapes: true,
    ways: withTouch,
  },
  {
    name: 'tabs',
    build: 'website',
    path: '/components/tabs',
    control: '[role=tab]:nth-child(2)',
    worked: chooses('[role=tab]:nth-child(2)'),
    ways: ['mouse', 'touch'],
  },
  {
    name: 'tabs by arrows',
    build: 'website',
    path: '/components/tabs',
    control: '[role=tab]',
    keys: ['ArrowRight'],
    worked: chooses('[role=tab]:nth-child(2)'),
    ways: ['keyboard'],
  },
  {
    name: 'install tabs',
    build: 'website',
    path: '/components/package-manager-tabs',
    prepare: mark('[role=tab]', 'pnpm'),
    control: '[role=tab][data-mark]',
    worked: chooses('[role=tab][data-mark]'),
    ways: ['mouse', 'touch'],
  },
  {
    name: 'wrapping of code',
    build: 'website',
    path: '/components/code-block',
    prepare: mark('.duet-code button', 'Wrap'),
    control: '.duet-code button[data-mark]',
    worked: shows('.duet-code button[data-mark][aria-pressed=true]'),
    ways: withTouch,
  },
  {
    name: 'copying of code',
    build: 'website',
    path: '/components/code-block',
    prepare: mark('.duet-code button', 'Copy'),
    control: '.duet-code button[data-mark]',
    worked: `return document.querySelector('.duet-code button[data-mark]').textContent.trim() === 'Copied'`,
    ways: withTouch,
  },
  {
    name: 'colour scheme',
    build: 'website',
    path: '/guide/start',
    control: 'header .duet-appearance:not(dialog *)',
    worked: shows('html.dark'),
    ways: withTouch,
  },
  {
    name: 'enlarged image',
    build: 'website',
    path: '/components/image-zoom',
    control: '.duet-zoomable',
    focus: '.duet-zoomable + button',
    worked: shows('dialog[open]'),
    escapes: true,
    ways: withTouch,
  },
  {
    name: 'announcement',
    build: 'site',
    path: '/',
    control: '.duet-banner__close',
    worked: isBannerClosed,
    ways: withTouch,
  },
  {
    name: 'way home from an unknown address',
    build: 'site',
    path: '/nowhere',
    control: 'main a[href="/"]',
    worked: `return location.pathname === '/'`,
    ways: withTouch,
  },
];
