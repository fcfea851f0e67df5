import { describe, expect, it } from '@rstest/core';
import { pageTitle } from '../../../../../theme/client/logic/pageTitle';

const site = 'Rsbuild';

describe('the title of a page', () => {
  it.each([
    [{ pageType: 'doc', page: 'Port', site }, 'Port - Rsbuild'],
    [{ pageType: 'doc-wide', page: 'Port', site }, 'Port - Rsbuild'],
    [{ pageType: 'doc', page: 'Port', suffix: 'Config', site }, 'Port - Config'],
    [{ pageType: 'doc', page: 2024 as never, suffix: 2 as never, site }, '2024 - 2'],
    [{ pageType: 'doc', page: ' Port ', suffix: ' | Config', site }, 'Port | Config'],
    [{ pageType: 'doc', page: 'Port', suffix: '- Config', site }, 'Port - Config'],
    [{ pageType: 'doc', page: '', site }, 'Rsbuild'],
    [{ pageType: 'doc', page: 'Port', site: '' }, 'Port'],
    [{ pageType: 'home', page: 'Home', site }, 'Rsbuild'],
    [{ pageType: 'home', page: 'Home', suffix: 'Build tool', site }, 'Rsbuild - Build tool'],
    [{ pageType: '404', page: 'Lost', site }, '404 - Rsbuild'],
    [{ pageType: 'custom', page: 'Play', site }, 'Rsbuild'],
    [{ pageType: 'blank', page: 'Play', suffix: 'x', site }, 'Rsbuild'],
  ])('of %o is %s', (parts, title) => {
    expect(pageTitle(parts)).toBe(title);
  });
});
