import type { SocialLink as SocialLinkData } from '@rspress/core';
import { normalizeImagePath } from '@rspress/core/runtime';
import { NavMenu } from '@rspress/core/theme';
import { lazy, type Ref, Suspense, useEffect, useMemo, useRef } from 'react';
import icons from 'virtual-social-links';
import { useText } from '../../hooks/useText';
import { repositoryOf, socialName } from '../../logic/social';

const StarCount = lazy(() => import('./StarCount'));

/** One social link: a link, or a button that opens text, an image or HTML. */
export function SocialLink({ link }: { link: SocialLinkData }) {
  const t = useText();
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

/** A built-in icon. The HTML of a page contains it, and hydration keeps it; an icon rendered later is loaded. */
function StockIcon({ name }: { name: string }) {
  const container = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!element || element.firstElementChild) return;
    import('virtual-social-links').then(({ default: all }) => {
      element.innerHTML = all[name] ?? '';
    }, console.error);
  }, [name]);
  return <Icon container={container} svg={process.env.__SSR__ ? (icons[name] ?? '') : ''} />;
}

function Icon({ svg, container }: { svg: string; container?: Ref<HTMLSpanElement> }) {
  // React before 19.3 compares the object, not its text: another one would empty an icon that has been loaded.
  const html = useMemo(() => ({ __html: svg }), [svg]);
  return (
    <span
      ref={container}
      className="duet-social__icon"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG from Rspress or the site's configuration
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  );
}
