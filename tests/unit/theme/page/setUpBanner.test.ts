import { describe, expect, it } from '@rstest/core';
import { setUpBanner } from '../../../../theme/page/setUpBanner';
import { openPage } from './openPage';

/** Opens a page with a banner and runs the script on it. */
function visit(storage: string, { isBlocked = false, closed = '' } = {}) {
  const data = storage && `data-storage="${storage}"`;
  const page = openPage(
    `<section data-key="news" ${data}><button data-close></button></section><main id="duet-start" tabindex="-1"></main>`,
    { isBlocked },
  );
  if (closed) page.window[closed as 'localStorage'].setItem('news', 'true');
  page.run(`(${setUpBanner})(document.querySelector('section'))`);
  return { ...page, banner: page.find('section'), close: () => page.find('button').click() };
}

describe('the banner', () => {
  it.each(['localStorage', 'sessionStorage'] as const)('is closed for as long as %s keeps it', storage => {
    const page = visit(storage);
    expect(page.banner.hidden).toBe(false);
    page.close();
    expect(page.banner.hidden).toBe(true);
    expect(page.window[storage].getItem('news')).toBe('true');
    expect(visit(storage, { closed: storage }).banner.hidden).toBe(true);
  });

  it('stores nothing where the site wants it to return', () => {
    const page = visit('');
    page.close();
    expect(page.banner.hidden).toBe(true);
    expect(page.window.localStorage.length + page.window.sessionStorage.length).toBe(0);
  });

  it('can be closed where storage is blocked', () => {
    const page = visit('localStorage', { isBlocked: true });
    page.close();
    expect(page.banner.hidden).toBe(true);
  });

  it('gives the focus to the start of the page', () => {
    const page = visit('localStorage');
    page.close();
    expect(page.document.activeElement!.id).toBe('duet-start');
  });
});
