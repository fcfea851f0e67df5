import type { Finding } from '../../../../../../plugins/tools/check/core/finding';
import type { Page } from '../../../../../../plugins/tools/check/core/page';
import { pageOf, told } from '../../support';

/** What a comparison reports for two sources, the second of which is Chinese. */
export function compareSources(
  compare: (original: Page, translated: Page) => Finding[],
  original: string,
  translated: string,
): string[] {
  return told(compare(pageOf(original), pageOf(translated, { lang: 'zh' })));
}
