import { useFrontmatter, useLocaleSiteData, usePage, useSite } from '@rspress/core/runtime';
import { useText } from './useText';

type EditLinkSettings = { docRepoBaseUrl?: string; text?: string };

/** Address and text of the link to the page's source; a language may have its own, and a page none. */
export function useEditLink(): { text: string; link: string } | null {
  const t = useText();
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const { themeConfig } = useSite().site;
  const { editLink: ofLocale } = useLocaleSiteData() as { editLink?: EditLinkSettings };
  const { docRepoBaseUrl, text = t('editLinkText') }: EditLinkSettings = {
    ...themeConfig.editLink,
    ...ofLocale,
  };
  if (!docRepoBaseUrl || !text || frontmatter.editLink === false) return null;
  const folder = docRepoBaseUrl.replace(/\/*$/, '/');
  return { text, link: folder + String(page._relativePath).replaceAll('\\', '/') };
}
