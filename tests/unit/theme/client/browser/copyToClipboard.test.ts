import { afterEach, expect, it, rs } from '@rstest/core';
import { copyToClipboard } from '../../../../../theme/client/browser/copyToClipboard';

afterEach(() => {
  rs.unstubAllGlobals();
});

/** A browser whose clipboard can be written or not; returns what was copied and what prompts showed. */
function browser({ isAllowed = true, platform = 'Linux' } = {}) {
  const copied: unknown[] = [];
  const prompts: unknown[][] = [];
  const write = async (text: unknown) => {
    if (!isAllowed) throw new Error('not allowed');
    copied.push(text);
  };
  rs.stubGlobal('navigator', {
    platform,
    clipboard: {
      writeText: write,
      write: async ([item]: { text: Promise<Blob> }[]) => write(await (await item!.text).text()),
    },
  });
  rs.stubGlobal(
    'ClipboardItem',
    class {
      text: Promise<Blob>;
      constructor(types: Record<string, Promise<Blob>>) {
        this.text = types['text/plain']!;
      }
    },
  );
  rs.stubGlobal('window', { prompt: (...args: unknown[]) => prompts.push(args) });
  return { copied, prompts };
}

it('copies a text, and one that is still loading', async () => {
  const { copied } = browser();
  expect(await copyToClipboard('one')).toBe(true);
  expect(await copyToClipboard(Promise.resolve('two'))).toBe(true);
  expect(copied).toEqual(['one', 'two']);
});

it.each([
  ['Linux', 'Press Ctrl+C'],
  ['MacIntel', 'Press ⌘+C'],
])(
  'shows the text in a prompt with the keys of the system where it may not copy: %s',
  async (platform, message) => {
    const { prompts } = browser({ isAllowed: false, platform });
    expect(await copyToClipboard('text', keys => `Press ${keys}`)).toBe(false);
    expect(prompts).toEqual([[message, 'text']]);
  },
);

it('tells when the text cannot be loaded, instead of showing an empty prompt', async () => {
  const { prompts } = browser();
  await expect(copyToClipboard(Promise.reject(new Error('no text')))).rejects.toThrow('no text');
  expect(prompts).toEqual([]);
});
