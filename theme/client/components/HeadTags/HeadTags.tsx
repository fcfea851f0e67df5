import {
  useFrontmatter,
  useHead,
  useLocaleSiteData,
  usePage,
  useSite,
  withBase,
  withSiteOrigin,
} from '@rspress/core/runtime';
import { useMdUrl } from '@rspress/core/theme';
import { memo } from 'react';
import { writePath } from '../../../../shared/address';
import { useDuetOptions } from '../../hooks/useDuetOptions';
import { useSiteAddress } from '../../hooks/useSiteAddress';
import { headTags, type OwnTag, withoutOwn } from '../../logic/headTags';
import { pageTitle } from '../../logic/pageTitle';

/** Language, title, description, Open Graph tags and the addresses of the Markdown; the page's frontmatter (`head`) overrides them. */
export const HeadTags = memo(() => {
  const { page } = usePage();
  const { site } = useSite();
  const { frontmatter } = useFrontmatter();
  const locale = useLocaleSiteData();
  const title = pageTitle({
    pageType: page.pageType,
    page: frontmatter.title ?? page.title,
    suffix: frontmatter.titleSuffix,
    site: site.title || locale.title || '',
  });
  const description = page.description || site.description || locale.description;
  const pageTags = (frontmatter.head ?? []) as OwnTag[];
  const { meta = [], link = [], ...others } = headTags(pageTags);
  const { pathname } = useMdUrl();
  const { llmsUI } = site.themeConfig;
  // Rspress's hint brings both links.
  const hasHint = typeof llmsUI === 'object' && llmsUI.injectLlmsHint;
  const hasMarkdown = useDuetOptions().markdown && !hasHint && page.pageType !== '404';
  const { address, lang, version } = useSiteAddress();
  const markdownLinks = [
    { rel: 'alternate', type: 'text/markdown', href: withSiteOrigin(pathname) },
    // The list of all pages, for agents.
    {
      rel: 'describedby',
      href: withSiteOrigin(withBase(writePath({ version, lang, path: '/llms.txt' }, address))),
    },
  ];
  const ours = [
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { name: 'description', content: description },
    { property: 'og:description', content: description },
  ].filter(({ content }) => content);
  const htmlAttrs: Record<string, string> = {
    lang: page.lang || 'en',
    // The address script uses it to find the 404 page of the version in the address.
    ...(address.versions.length > 0 && { 'data-duet-version': page.version }),
  };
  if (import.meta.env.DUET_RTL) htmlAttrs.dir = import.meta.env.DUET_RTL.includes(page.lang) ? 'rtl' : 'ltr';
  useHead({
    ...others,
    title: title || undefined,
    link: hasMarkdown ? [...link, ...markdownLinks] : link,
    meta: [...withoutOwn(ours, pageTags), ...meta] as { name: string; content: string }[],
    htmlAttrs,
  });
  return null;
});
