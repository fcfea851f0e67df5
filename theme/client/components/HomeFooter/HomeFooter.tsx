import { useSite } from '@rspress/core/runtime';
import { renderHtmlOrText } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useDuetOptions } from '../../hooks/useDuetOptions';
import { usePerLanguage } from '../../hooks/usePerLanguage';
import { externalLinksInNewTab } from '../../logic/footerLinks';
import { rootProps } from '../../logic/rootProps';
import './HomeFooter.css';

/** Footer of landing pages: the plugin's `footer` in the page's language, else `themeConfig.footer.message`. */
export function HomeFooter(props: ComponentProps<'footer'>) {
  const { site } = useSite();
  const textOf = usePerLanguage();
  const { footer } = useDuetOptions();
  const message = footer ? textOf(footer) : site.themeConfig.footer?.message;
  if (!message || import.meta.env.SSG_MD) return null;
  return (
    <footer {...rootProps('duet-home-footer', props)}>
      <div className="duet-home-footer__message" {...renderHtmlOrText(externalLinksInNewTab(message))} />
    </footer>
  );
}
