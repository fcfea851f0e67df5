import type { Page } from 'playwright';
import { type OpenOptions, open } from './browser';

/** Opens a page; `blocked` collects what the policy in its headers refuses. */
export async function openStrictly(
  path: string,
  options: OpenOptions,
): Promise<{ page: Page; blocked: string[] }> {
  const blocked: string[] = [];
  const page = await open(path, {
    // The page for unknown addresses has this status.
    expectedErrors: /404/,
    ...options,
    before: page =>
      Promise.all([
        page.exposeFunction('report', (what: string) => blocked.push(what)),
        page.addInitScript(() => {
          document.addEventListener(
            'securitypolicyviolation',
            ({ effectiveDirective, blockedURI, sample }) => {
              (window as unknown as { report(what: string): void }).report(
                `${effectiveDirective} ${blockedURI} ${sample}`,
              );
            },
          );
        }),
      ]),
  });
  return { page, blocked };
}
