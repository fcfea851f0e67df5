import { Link } from '@rspress/core/theme';

/** A home page that is no Markdown: its layout comes after it. It has no navbar either. */
export const frontmatter = {
  pageType: 'home',
  navbar: false,
  hero: { name: 'Late', text: 'A layout that comes after its page' },
};

export default () => (
  <>
    <p>Written as a component.</p>
    <Link href="/">Home</Link>
  </>
);
