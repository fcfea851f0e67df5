import { useLang, useSite } from '@rspress/core/runtime';
import { renderHtmlOrText } from '@rspress/core/theme';
import { useDuetOptions } from '../../hooks/useDuetOptions';
import { inLanguage } from '../../logic/announcement';
import './HomeFooter.css';

/** The foot of landing pages: the plugin's `footer` in the page's language, else `themeConfig.footer.message`. */
export function HomeFooter() {
  const { site } = useSite();
  const lang = useLang();
  const { footer } = useDuetOptions();
  const message = inLanguage(footer, lang) ?? site.themeConfig.footer?.message;
  if (!message || import.meta.env.SSG_MD) return null;
  return (
    <footer className="duet-home-footer">
      <div className="duet-home-footer__message" {...renderHtmlOrText(message)} />
    </footer>
  );
}
