import { describe, expect, it } from '@rstest/core';
import { nameFilesIn, withoutPages } from '../../../../theme/node/folderSidebars';

describe('withoutPages', () => {
  const without =
    (...routes: string[]) =>
    (rows: object[]) =>
      withoutPages(rows, new Set(routes));

  it('takes out rows by their route, in whatever form the link has', () => {
    const hide = without('/a', '/页', '/group/');
    expect(hide([{ link: '/a.html#x' }, { link: '/a?b' }, { link: '/%E9%A1%B5' }, { link: '/ab' }])).toEqual([
      { link: '/ab' },
    ]);
    expect(hide([{ link: '/group/index' }, '/a' as never, '/b' as never])).toEqual(['/b']);
  });

  it('takes out a group whose pages are all gone, and the link of one that stays', () => {
    const hide = without('/g', '/g/a');
    expect(hide([{ text: 'G', items: [{ link: '/g/a' }] } as never])).toEqual([]);
    expect(hide([{ link: '/g', items: [{ link: '/g/b' }] }])).toEqual([{ items: [{ link: '/g/b' }] }]);
    expect(hide([{ link: '/h', items: [{ link: '/g/a' }] }])).toEqual([{ link: '/h', items: [] }]);
    // A group that was empty before is not the concern of this function.
    expect(hide([{ items: [] }])).toEqual([{ items: [] }]);
  });
});

describe('nameFilesIn', () => {
  it('names the file of the site in the message and in what is printed', () => {
    const error = new Error('Missing page file: "/copy/zh/guide/b"\nPlease check /copy/zh/guide/_meta.json.');
    nameFilesIn('/site/docs', error, '/copy');
    for (const text of [error.message, error.stack])
      expect(text).toContain('"/site/docs/zh/guide/b"\nPlease check /site/docs/zh/guide/_meta.json.');
    expect(error.stack).not.toContain('/copy/');
  });
});
