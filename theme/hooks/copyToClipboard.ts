/**
 * Puts text on the clipboard. Where the page may not do that, a prompt shows
 * the text, ready to be copied by hand.
 * @param text what to copy; text that is still being loaded may come as a promise
 * @param ask the prompt's words; the keys alone by default
 * @returns whether the text is on the clipboard, as far as we can know
 * @throws what the promise throws
 */
export async function copyToClipboard(
  text: string | Promise<string>,
  ask: (keys: string) => string = keys => keys,
): Promise<boolean> {
  try {
    await write(text);
    return true;
  } catch {
    const shown = await text;
    const isApple = /mac|iphone|ipad/i.test(navigator.platform);
    window.prompt(ask(isApple ? '⌘+C' : 'Ctrl+C'), shown);
    return false;
  }
}

function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  // Safari wants the call itself to happen in the click; the item may wait for its text.
  const blob = text.then(ready => new Blob([ready], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
