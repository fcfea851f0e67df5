import type { SocialLink as SocialLinkData } from '@rspress/core';
import { normalizeImagePath, useI18n } from '@rspress/core/runtime';
import { NavMenu } from '@rspress/core/theme';
import { lazy, type Ref, Suspense } from 'react';
import { repositoryOf, socialName } from '../../logic/social';
import type { DuetText } from '../../text';
import { useSocialIcon } from './useSocialIcon';

const StarCount = lazy(() => import('./StarCount'));

/** One social link: a link, or a button that opens text, an image or HTML. */
export function SocialLink({ link }: { link: SocialLinkData }) {
  const t = useI18n<DuetText>();
  const { icon, mode, content } = link;
  const name = socialName(link) || t('socialOther');
  const face = typeof icon === 'string' ? <StockIcon key={icon} name={icon} /> : <Icon svg={icon.svg} />;
  if (mode === 'link' || mode === 'github-stars') {
    const repository = mode === 'github-stars' && repositoryOf(content);
    return (
      <a
        className="duet-social__link"
        href={content}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${name} ${t('newTab')}`}
        title={name}
      >
        {face}
        {repository && (
          <Suspense>
            <StarCount repository={repository} />
          </Suspense>
        )}
      </a>
    );
  }
  return (
    <NavMenu label={name} face={face} arrow={false} className="duet-social__popup">
      {mode === 'text' && <p>{content}</p>}
      {mode === 'img' && (
        <img src={normalizeImagePath(content)} alt={t('socialImage', { name })} loading="lazy" />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML from the site's configuration */}
      {mode === 'dom' && <div dangerouslySetInnerHTML={{ __html: content }} />}
    </NavMenu>
  );
}

function StockIcon({ name }: { name: string }) {
  const [place, svg] = useSocialIcon(name);
  return <Icon place={place} svg={svg} />;
}

function Icon({ svg, place }: { svg: string; place?: Ref<HTMLSpanElement> }) {
  return (
    <span
      ref={place}
      className="duet-social__icon"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG from Rspress or the site's configuration
      dangerouslySetInnerHTML={{ __html: svg }}
      suppressHydrationWarning
    />
  );
}
