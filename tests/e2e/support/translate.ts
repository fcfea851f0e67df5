import type { Page } from 'playwright';

/**
 * Replaces every text of a page by elements with the text in «», as translations of browsers do.
 * @param alsoLater whether texts that appear later are replaced too
 */
export async function translate(page: Page, alsoLater = false): Promise<void> {
  await page.evaluate(alsoLater => {
    const replaceTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement!.closest('font, script, style, template, [translate=no]'))
          continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = `«${text.data}»`;
        text.replaceWith(outer);
      }
    };
    replaceTexts();
    if (alsoLater)
      new MutationObserver(replaceTexts).observe(document.body, { childList: true, subtree: true });
  }, alsoLater);
}
