/**
 * Puts text on the clipboard. Where the page may not do that, a prompt shows
 * the text, ready to be copied by hand.
 * @param ask the prompt's words; the keys alone by default
 * @returns whether the text is on the clipboard, as far as we can know
 */
export async function copyToClipboard(text: string, ask: (keys: string) => string = keys => keys) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const isApple = /mac|iphone|ipad/i.test(navigator.platform);
    window.prompt(ask(isApple ? '⌘+C' : 'Ctrl+C'), text);
    return false;
  }
}
