import { useSite, withSiteOrigin } from '@rspress/core/runtime';
import { useMdUrl } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { questionPath } from '../../../shared/page';
import { useDuetOptions } from '../../hooks/useDuetOptions';
import { useText } from '../../hooks/useText';
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
  /** Options to show. The site's `themeConfig.llmsUI.viewOptions` takes precedence. @default ['markdownLink', 'chatgpt', 'claude'] */
  options?: LlmsViewOptionsItem[];
}

/** Links that open the page as Markdown or in a chat, and that add the site's MCP server to an editor. */
export function LlmsViewOptions({ options }: LlmsViewOptionsProps) {
  const t = useText();
  const { site } = useSite();
  const { pathname } = useMdUrl();
  const ui = site.themeConfig?.llmsUI;
  const configured =
    typeof ui === 'object' ? (ui.viewOptions as LlmsViewOptionsItem[] | false | undefined) : undefined;
  const items = configured === false ? [] : (configured ?? options ?? ['markdownLink', 'chatgpt', 'claude']);
  const url = withSiteOrigin(pathname);
  const question = t('llmsQuestion', { url });

  const editors: LlmsViewOptionsItem[] = Object.entries(useDuetOptions().mcp ?? {}).map(([name, href]) => ({
    title: t('addServerText', { name }),
    href,
  }));

  return [...items, ...editors].map(item => {
    if (item === 'markdownLink') {
      return (
        <a key={item} className="duet-llms__item" href={pathname}>
          {t('llmsView')}
        </a>
      );
    }
    const { title, icon, ...action } =
      typeof item === 'object'
        ? item
        : {
            title: t('openInText', { name: chats[item].name }),
            href: chats[item].href + encodeURIComponent(question),
            icon: undefined,
          };
    return 'href' in action ? (
      <a
        key={title}
        className="duet-llms__item"
        href={action.href}
        {...(url === pathname && { [questionPath]: pathname })}
        target={targetOf(action.href)}
        rel="noopener noreferrer"
      >
        {icon}
        {title}
      </a>
    ) : (
      <button key={title} type="button" className="duet-llms__item duet-llms__copy" onClick={action.onClick}>
        {icon}
        {title}
      </button>
    );
  });
}

/** A new tab, except for an address that another program opens. */
const targetOf = (href: string) => (/^(?!https?:)[a-z]+:/.test(href) ? undefined : '_blank');

const chats = {
  chatgpt: { name: 'ChatGPT', href: 'https://chatgpt.com/?hints=search&q=' },
  claude: { name: 'Claude', href: 'https://claude.ai/new?q=' },
};
