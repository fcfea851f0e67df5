import { describe, expect, it } from '@rstest/core';
import { addressSettings } from '../../../../theme/node/pageScripts/addressSettings';
import { callSource } from '../../../../theme/node/pageScripts/callSource';
import { addressParts } from '../../../../theme/page/addressParts';
import { addressScript } from '../../../../theme/page/addressScript';
import { sampleSite } from '../sampleSite';

const site = addressSettings(sampleSite);
const source = callSource(addressScript, site, addressParts);

interface Visit {
  path: string;
  /** Language and version of the page that the host sent. */
  page?: { lang: string; version?: string };
  languages?: string[];
  visited?: boolean;
  trusted?: boolean;
  answer?: string;
}

/** Runs the script as a page does, by its source alone, and returns what it did. */
async function visit({ path, page, languages = [], visited = true, trusted, answer }: Visit) {
  const written: unknown[] = [];
  const done = {
    went: undefined as string | undefined,
    fetched: undefined as string | undefined,
    policies: 0,
  };
  const { pathname, search, hash } = new URL(path, 'http://x');
  const root = {
    lang: page?.lang ?? 'en',
    dataset: { duetVersion: page?.version } as Record<string, string>,
  };
  const trustedTypes = {
    createPolicy(_: string, { createHTML }: { createHTML(text: string): string }) {
      done.policies += 1;
      return { createHTML: (text: string) => ({ trusted: createHTML(text) }) };
    },
  };
  const globals = {
    location: {
      pathname,
      search,
      hash,
      replace: (url: string) => {
        done.went = url;
      },
    },
    document: { documentElement: root, write: (text: unknown) => written.push(text), open() {}, close() {} },
    navigator: { userAgent: 'Chromium', languages },
    localStorage: { getItem: () => (visited ? '1' : null), setItem() {} },
    window: trusted ? { trustedTypes } : {},
    fetch: async (url: string) => {
      done.fetched = url;
      return { text: async () => answer ?? '' };
    },
  };
  new Function(...Object.keys(globals), source)(...Object.values(globals));
  await new Promise(resolve => setTimeout(resolve));
  return { ...done, written, hidden: root.dataset.duetHide };
}

describe('the address script', () => {
  it('leaves a page alone that is where it belongs', async () => {
    expect(await visit({ path: '/docs/zh/a?sidebar=0', page: { lang: 'zh' } })).toMatchObject({
      went: undefined,
      fetched: undefined,
      written: [],
      hidden: 'sidebar',
    });
  });

  it.each([
    ['removes a language that is there twice', { path: '/docs/zh/zh/a?b#c' }, '/docs/zh/a?b#c'],
    ['removes the default language', { path: '/docs/en/a' }, '/docs/a'],
    [
      'leads a first visit to the language of the reader',
      { path: '/docs/a?b#c', visited: false, languages: ['zh-CN'] },
      '/docs/zh/a?b#c',
    ],
  ])('%s, and shows nothing of the page', async (_, options, target) => {
    expect(await visit(options)).toMatchObject({ went: target, written: ['<plaintext hidden>'] });
  });
});

describe('the 404 page of another language', () => {
  const html = '<!doctype html><html lang="zh" data-duet-version="v1">…';

  it('replaces the one that the host sent', async () => {
    const seen = await visit({ path: '/docs/v1/zh/nowhere', answer: html });
    expect(seen).toMatchObject({
      fetched: '/docs/v1/zh/404.html',
      written: ['<plaintext hidden>', html],
      went: undefined,
    });
  });

  it('is written by one policy where trusted types are required', async () => {
    const seen = await visit({ path: '/docs/v1/zh/nowhere', answer: html, trusted: true });
    expect(seen.written).toEqual([{ trusted: '<plaintext hidden>' }, { trusted: html }]);
    expect(seen.policies).toBe(1);
    expect((await visit({ path: '/docs/a', trusted: true })).policies).toBe(0);
  });

  it('gives way to the home page where it does not exist', async () => {
    const seen = await visit({ path: '/docs/zh/nowhere', answer: '<html lang="en">' });
    expect(seen).toMatchObject({ went: '/docs/zh/', written: ['<plaintext hidden>'] });
  });
});
