import type { Page } from 'playwright';

/** The visible buttons that open something above the page. */
export const openers = (page: Page) => page.locator(':is([popovertarget], [command=show-modal]):visible');

/** What is open above the page. */
export const opened = (page: Page) => page.locator(':is(:popover-open, dialog[open])');
