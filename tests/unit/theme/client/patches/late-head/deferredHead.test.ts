import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { deferredHead, type Unhead } from '../../../../../../theme/client/patches/late-head/deferredHead';

/** A document with a title and elements in its head; only what the module reads. */
function documentWith(title: string, elements: Record<string, Record<string, string>[]> = {}) {
  const element = (attributes: Record<string, string>) => ({
    getAttribute: (name: string) => attributes[name] ?? null,
  });
  Object.assign(globalThis, {
    document: {
      title,
      documentElement: element({ lang: 'en' }),
      head: { querySelectorAll: (name: string) => (elements[name] ?? []).map(element) },
    },
  });
}

/** Records what reaches unhead. */
function fakeUnhead() {
  const seen: string[] = [];
  let loads = 0;
  const load = async (): Promise<Unhead> => {
    loads += 1;
    return {
      createHead: () => ({
        push(input) {
          seen.push(`push ${input.title}`);
          return {
            patch: next => void seen.push(`patch ${next.title}`),
            dispose: () => void seen.push(`dispose ${input.title}`),
          };
        },
      }),
      createDebouncedFn: work => work,
      renderDOMHead: async () => {},
    };
  };
  const settled = () => new Promise(resolve => setTimeout(resolve));
  return { seen, load, settled, loads: () => loads };
}

beforeEach(() => documentWith('Start', { meta: [{ name: 'description', content: 'All' }] }));
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

describe('a head that waits for unhead', () => {
  it('loads nothing while the document shows what is asked for', async () => {
    const { load, loads, settled, seen } = fakeUnhead();
    const head = deferredHead(load);
    head.push({
      title: ' Start ',
      htmlAttrs: { lang: 'en' },
      meta: [{ name: 'description', content: 'All' }],
    });
    head.push({ link: [] });
    await settled();
    expect([loads(), seen]).toEqual([0, []]);
  });

  it.each([
    ['another title', { title: 'Next' }],
    ['another attribute of the root', { htmlAttrs: { lang: 'zh' } }],
    ['a tag that is not there', { meta: [{ name: 'robots', content: 'noindex' }] }],
    ['a kind of tag that it does not compare', { script: [{ src: '/a.js' }] }],
  ])('loads unhead for %s', async (_, input) => {
    const { load, loads, settled, seen } = fakeUnhead();
    deferredHead(load).push(input);
    await settled();
    expect([loads(), seen.length]).toEqual([1, 1]);
  });

  it('gives unhead what the page came with before the change, so that it can be removed', async () => {
    const { load, settled, seen } = fakeUnhead();
    const head = deferredHead(load);
    const entry = head.push({ title: 'Start' });
    entry.patch({ title: 'Next' });
    await settled();
    expect(seen).toEqual(['push Start', 'patch Next']);
    entry.dispose();
    expect(seen.at(-1)).toBe('dispose Start');
  });

  it('tries again after unhead could not be loaded', async () => {
    const { load, settled, seen } = fakeUnhead();
    let online = false;
    const errors: unknown[] = [];
    const { error } = console;
    console.error = (reason: unknown) => errors.push(reason);
    const head = deferredHead(async () => {
      if (!online) throw new Error('offline');
      return load();
    });
    const entry = head.push({ title: 'Next' });
    await settled();
    online = true;
    entry.patch({ title: 'Last' });
    await settled();
    console.error = error;
    expect(errors).toHaveLength(1);
    expect(seen).toEqual(['push Last']);
  });
});
