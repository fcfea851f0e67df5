import { useSite } from '@rspress/core/runtime';
import { renderHtmlOrText } from '@rspress/core/theme';
import { useDuetOptions } from '../../hooks/useDuetOptions';
import { usePerLanguage } from '../../hooks/usePerLanguage';
import { externalLinksInNewTab } from '../../logic/footerLinks';
import './HomeFooter.css';

/** Footer of landing pages: the plugin's `footer` in the page's language, else `themeConfig.footer.message`. */
export function HomeFooter() {
  const { site } = useSite();
  const textOf = usePerLanguage();
  const { footer } = useDuetOptions();
  const message = footer ? textOf(footer) : site.themeConfig.footer?.message;
  if (!message || import.meta.env.SSG_MD) return null;
  return (
    <footer className="duet-home-footer">
      <div className="duet-home-footer__message" {...renderHtmlOrText(externalLinksInNewTab(message))} />
    </footer>
  );
}
