import { Link } from '@rspress/core/theme';

/** A home page that is no Markdown: its layout comes after it. It has no navbar either. */
export const frontmatter = {
  pageType: 'home',
  navbar: false,
  hero: { name: '稍后', text: '布局随后加载的页面' },
};

export default () => (
  <>
    <p>这一页是用组件写成的。</p>
    <Link href="/zh/">首页</Link>
  </>
);
