import { useI18n, useSite, withSiteOrigin } from '@rspress/core/runtime';
import { useMdUrl } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import type { DuetText } from '../../text';
import './Llms.css';

/** A built-in option, or a link or action of the site. */
export type LlmsViewOptionsItem =
  | 'markdownLink'
  | 'chatgpt'
  | 'claude'
  | { title: string; href: string; icon?: ReactNode }
  | { title: string; onClick: () => void; icon?: ReactNode };

/** Props of {@link LlmsViewOptions}. */
export interface LlmsViewOptionsProps {
  /**
   * Options to show. The site's `themeConfig.llmsUI.viewOptions` takes precedence.
   * @default ['markdownLink', 'chatgpt', 'claude']
   */
  options?: LlmsViewOptionsItem[];
}

const defaults: LlmsViewOptionsItem[] = ['markdownLink', 'chatgpt', 'claude'];

/** Links that open the page as Markdown or in a chat. */
export function LlmsViewOptions({ options }: LlmsViewOptionsProps) {
  const t = useI18n<DuetText>();
  const { site } = useSite();
  const { pathname } = useMdUrl();
  const ui = site.themeConfig?.llmsUI;
  const configured =
    typeof ui === 'object' ? (ui.viewOptions as LlmsViewOptionsItem[] | false | undefined) : undefined;
  const items = configured === false ? [] : (configured ?? options ?? defaults);
  const question = t('llmsQuestion', { url: withSiteOrigin(pathname) });

  return items.map(item => {
    if (item === 'markdownLink') {
      return (
        <a key={item} className="duet-llms__item" href={pathname}>
          {t('llmsView')}
        </a>
      );
    }
    if (item === 'chatgpt' || item === 'claude') {
      const { name, href } = chats[item];
      return (
        <a
          key={item}
          className="duet-llms__item"
          href={href + encodeURIComponent(question)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('openInText', { name })}
        </a>
      );
    }
    if ('href' in item) {
      return (
        <a
          key={item.title}
          className="duet-llms__item"
          href={item.href}
          target="_blank"
          rel="noopener noreferrer"
        >
          {item.icon}
          {item.title}
        </a>
      );
    }
    return (
      <button
        key={item.title}
        type="button"
        className="duet-llms__item duet-llms__copy"
        onClick={item.onClick}
      >
        {item.icon}
        {item.title}
      </button>
    );
  });
}

const chats = {
  chatgpt: { name: 'ChatGPT', href: 'https://chatgpt.com/?hints=search&q=' },
  claude: { name: 'Claude', href: 'https://claude.ai/new?q=' },
};
