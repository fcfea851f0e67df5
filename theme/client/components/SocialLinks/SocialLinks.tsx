import type { SocialLink as SocialLinkData } from '@rspress/core';
import { useSite } from '@rspress/core/runtime';
import { NavMenu } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import { inlineSocialLinks } from '../../logic/social';
import { SocialLink } from './SocialLink';
import './SocialLinks.css';

/** Props of {@link SocialLinks}. */
export interface SocialLinksProps extends ComponentProps<'div'> {
  /** Links for sites that configure none. @default themeConfig.socialLinks */
  socialLinks?: SocialLinkData[];
}

/** Social links: five as icons, the others in a menu. */
export function SocialLinks({ socialLinks, ...attributes }: SocialLinksProps) {
  const t = useText();
  const links = useSite().site.themeConfig.socialLinks ?? socialLinks ?? [];
  if (links.length === 0) return null;
  const rest = links.slice(inlineSocialLinks);
  return (
    <div {...rootProps('duet-social', attributes)}>
      <Icons links={links.slice(0, inlineSocialLinks)} />
      {rest.length > 0 && (
        <NavMenu label={t('socialMore')}>
          <div className="duet-social">
            <Icons links={rest} />
          </div>
        </NavMenu>
      )}
    </div>
  );
}

function Icons({ links }: { links: SocialLinkData[] }) {
  return links.map(link => <SocialLink key={`${link.mode} ${link.content}`} link={link} />);
}
