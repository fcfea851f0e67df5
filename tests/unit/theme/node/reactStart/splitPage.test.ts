import { describe, expect, it } from '@rstest/core';
import { withLateReact } from '../../../../../theme/node/reactStart/splitPage';

const files = {
  entry: new Set(['static/js/lib-react.1.js', 'static/js/index.2.js']),
  all: new Set(['static/js/lib-react.1.js', 'static/js/index.2.js', 'static/js/async/route-a.3.js']),
};
const page = (head: string, content = '<p>Text</p>') =>
  `<head>${head}</head><body><div id="__rspress_root">${content}</div></body>`;
const react = '<script defer src="/static/js/lib-react.1.js"></script>';
const index = '<script defer src="/static/js/index.2.js"></script>';

describe('the scripts of a page that loads React when it is needed', () => {
  it('are in one template, in their order and with their attributes', () => {
    const preload =
      '<link rel="preload" href="https://cdn.test/base/static/js/async/route-a.3.js" as="script">';
    const guarded =
      '<script type="module" nonce="n" integrity="sha384-x" crossorigin src="https://cdn.test/base/static/js/lib-react.1.js"></script>';
    const auto = "<script defer src='static/js/index.2.js'></script>";
    expect(withLateReact(page(`<title>A</title>${preload}${guarded}<meta>${auto}`), files)).toBe(
      page(`<title>A</title><template id="duet-react">${preload}${guarded}${auto}</template><meta>`),
    );
  });

  it.each([
    ['scripts of the site', '<script src="/static/js/site.js"></script>'],
    ['the shared script of the theme', '<script src="/static/duet.4.js"></script>'],
    ['scripts with the end of a name', '<script src="/other-static/js/index.2.js?x"></script>'],
    ['scripts inside the page', '<script>const a = "/static/js/index.2.js";</script>'],
    [
      'styles and images',
      '<link rel="stylesheet" href="/a.css"><link rel="preload" as="image" href="/a.svg">',
    ],
  ])('leave %s in place', (_, tag) => {
    expect(withLateReact(page(tag + index), files)).toBe(
      page(`${tag}<template id="duet-react">${index}</template>`),
    );
  });

  it.each([
    ['without its content', page(react + index, '')],
    ['that contains its scripts', page('<script>start()</script>')],
  ])('are unchanged on a page %s', (_, html) => {
    expect(withLateReact(html, files)).toBeUndefined();
  });
});
