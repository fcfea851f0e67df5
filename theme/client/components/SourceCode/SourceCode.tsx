import { IconGithub, IconGitlab, Link, SvgWrapper } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import './SourceCode.css';

/** Props of {@link SourceCode}. */
export interface SourceCodeProps extends ComponentProps<'p'> {
  /** Full URL of the file or folder on its code host. */
  href: string;
  /** Whose icon the badge shows. @default 'github' */
  platform?: 'github' | 'gitlab';
}

/** Badge that links from a page to the code it describes. */
export function SourceCode({ href, platform = 'github', ...rest }: SourceCodeProps) {
  const t = useText();
  if (import.meta.env.SSG_MD) return `[${t('sourceCodeText')}](${href})\n\n`;
  return (
    <p {...rootProps('duet-source rp-not-doc', rest)}>
      <Link className="duet-source__link" href={href}>
        <SvgWrapper
          icon={platform === 'gitlab' ? IconGitlab : IconGithub}
          className="duet-source__icon"
          aria-hidden
        />
        {t('sourceCodeText')}
      </Link>
    </p>
  );
}
