import type { RelevanceAnswer } from './judge';
import type { RelevanceQuery } from './queries';

/** The part of a browser page that is needed here; a page of Playwright or Puppeteer has it. */
export interface RelevancePage {
  evaluate<Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

/** Options of {@link askSearch}. */
export interface AskOptions {
  /**
   * The site's `base`; addresses in the answers are without it, as in the queries.
   * @default '/'
   */
  base?: string;
}

/**
 * Types queries into the search of a site, in a browser, and returns the pages that it finds, for `judge`, in the
 * same order on slow and fast connections. Open any page of the site in the language of the queries first.
 * @throws if the page has no search of this theme, or the search does not answer within 20 seconds
 */
export async function askSearch(
  page: RelevancePage,
  queries: Array<Pick<RelevanceQuery, 'query'>>,
  { base = '/' }: AskOptions = {},
): Promise<RelevanceAnswer[]> {
  return page.evaluate(
    // Runs in the page, so it uses nothing from outside itself.
    async ({ list, prefix }) => {
      const until = async (test: () => unknown, what: string) => {
        const end = performance.now() + 20_000;
        while (!test()) {
          if (performance.now() > end) throw new Error(`${what} within 20 seconds.`);
          await new Promise(resolve => setTimeout(resolve, 5));
        }
      };
      const dialog = document.querySelector<HTMLDialogElement>('.duet-search-dialog');
      const field = dialog?.querySelector('input');
      if (!dialog || !field) throw new Error(`${location.href} has no search of rspress-theme-duet.`);
      if (!dialog.open) dialog.showModal();
      field.focus();
      const answered = () => dialog.querySelector<HTMLElement>('[data-answered]')?.dataset.answered;
      await until(() => answered() !== undefined, 'The search was not ready');
      /** Types a query, and tells whether the results of a draft came before its answer. */
      const type = async (query: string) => {
        let hasDraft = false;
        field.value = query;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await until(() => {
          hasDraft ||= answered() === undefined;
          return answered() === query.trim();
        }, `The search did not answer “${query}”`);
        return hasDraft;
      };
      const answers: Array<{ query: string; pages: string[] }> = [];
      for (const query of list) {
        // On a slow connection, the highlighted result of a draft stays in place. The second answer has no draft.
        if (await type(query)) {
          await type('');
          await type(query);
        }
        const links = [...dialog.querySelectorAll<HTMLAnchorElement>('a[role="option"]')];
        const paths = links.map(link => new URL(link.href).pathname);
        const pages = paths.map(path => (path.startsWith(prefix) ? path.slice(prefix.length) || '/' : path));
        answers.push({ query, pages: [...new Set(pages)] });
      }
      dialog.close();
      return answers;
    },
    { list: queries.map(({ query }) => query), prefix: base.replace(/\/$/, '') },
  );
}
