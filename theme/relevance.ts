import type { RelevanceAnswer, RelevanceQuery } from './logic/search/relevance';

export {
  judge,
  missLine,
  type RelevanceAnswer,
  type RelevanceMiss,
  type RelevanceQuery,
  type RelevanceReport,
  tableHead,
  tableLine,
} from './logic/search/relevance';

/** What this needs of a browser's page; a page of Playwright or Puppeteer fits. */
export interface RelevancePage {
  evaluate<Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

/**
 * Asks a site's own search, in a browser, what readers ask, and notes which
 * pages come. Open any page of the site in the language of the queries first;
 * give the answers to `judge`.
 */
export async function askSearch(page: RelevancePage, queries: RelevanceQuery[]): Promise<RelevanceAnswer[]> {
  return page.evaluate(
    // Runs in the page and so uses nothing from outside of it.
    async list => {
      const until = async (test: () => unknown) => {
        const end = performance.now() + 20_000;
        while (!test()) {
          if (performance.now() > end) throw new Error('The search did not answer within 20 seconds.');
          await new Promise(resolve => setTimeout(resolve, 10));
        }
      };
      const dialog = document.querySelector<HTMLDialogElement>('.duet-search-dialog')!;
      const field = dialog.querySelector('input')!;
      if (!dialog.open) dialog.showModal();
      field.focus();
      await until(() => dialog.querySelector('[data-status="inited"]'));
      const answers: Array<{ query: string; pages: string[] }> = [];
      for (const query of list) {
        field.value = query;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await until(
          () => dialog.querySelector<HTMLElement>('[data-answered]')?.dataset.answered === query.trim(),
        );
        const links = [...dialog.querySelectorAll<HTMLAnchorElement>('a[role="option"]')];
        answers.push({ query, pages: [...new Set(links.map(link => new URL(link.href).pathname))] });
      }
      dialog.close();
      return answers;
    },
    queries.map(({ query }) => query),
  );
}
