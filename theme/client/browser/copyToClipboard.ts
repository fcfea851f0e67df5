/**
 * Copies a text, or a promise of it; where that is not allowed, a prompt shows it with a message for a
 * keyboard shortcut. @returns whether the text was copied @throws what the promise throws
 */
export async function copyToClipboard(
  text: string | Promise<string>,
  messageOf: (keys: string) => string = keys => keys,
): Promise<boolean> {
  try {
    await write(text);
    return true;
  } catch {
    const shown = await text;
    const isApple = /mac|iphone|ipad/i.test(navigator.platform);
    window.prompt(messageOf(isApple ? '⌘+C' : 'Ctrl+C'), shown);
    return false;
  }
}

function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  // Safari requires the call during the click; the item may wait for its text.
  const blob = text.then(ready => new Blob([ready], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
