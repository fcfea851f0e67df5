import { isCommitted } from '../../../../plugins/tools/audit/hydrated';
import { limit } from '../limits';

/** How a reader acts on a page, in every engine alike. Elements are found by CSS selectors. */
export interface Reader {
  /** Opens an address in a window of that size, with nothing stored. */
  visit(url: string, size: { width: number; height: number }): Promise<void>;
  /** Loads the page in view again, with what it has stored. */
  reload(): Promise<void>;
  /** Runs the source of a function body in the page. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** A finger on the element's centre; undefined where the driver has no touch screen. */
  tap?: (selector: string) => Promise<void>;
  /** One key, or one with a modifier: `Enter`, `Control+k`, `/`. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Waits until the function body returns something true; the description names what was missing. */
export async function until(reader: Reader, description: string, body: string): Promise<void> {
  const end = Date.now() + limit(10_000);
  // A page that is being replaced cannot answer.
  const isTrue = () =>
    reader.run<boolean>(body).catch(error => {
      if (/context was destroyed/i.test(String(error))) return false;
      throw error;
    });
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Never true: ${description}\n${body}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

/** Whether React has taken over the page, as a function body. */
export const isHydrated = `return document.readyState === 'complete' && (${isCommitted})()`;
