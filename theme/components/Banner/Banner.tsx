import { useI18n } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { type ReactNode, useRef } from 'react';
import { InlineScript } from '../../inline/InlineScript';
import { setUpBanner } from '../../inline/setUpBanner';
import { useInlineScript } from '../../inline/useInlineScript';
import type { DuetText } from '../../text';
import './Banner.css';

export interface BannerProps {
  /** What the banner says. */
  message?: ReactNode;
  /** Where its link leads. @default no link */
  href?: string;
  /** Text of the link. @default the message itself is the link */
  linkText?: string;
  /** Whether there is a banner at all. @default true */
  display?: boolean;
  /** Further class of the bar. @default none */
  className?: string;
  /** Key under which the storage keeps that the reader has closed it. @default 'rp-banner-closed' */
  storageKey?: string;
  /** Where that is kept; `false`: only until the page is loaded again. @default 'localStorage' */
  storage?: 'localStorage' | 'sessionStorage' | false;
  /** Content in place of message and link. @default none */
  customChildren?: ReactNode;
}

/** A line above the navbar; once closed it stays away, from before the first paint on. */
export function Banner({
  message,
  href,
  linkText,
  display = true,
  className = '',
  storageKey = 'rp-banner-closed',
  storage = 'localStorage',
  customChildren,
}: BannerProps) {
  const t = useI18n<DuetText>();
  const bar = useRef<HTMLElement>(null);
  useInlineScript(bar, setUpBanner);
  if (!display) return null;
  return (
    <>
      <section
        ref={bar}
        className={`duet-banner ${className}`.trim()}
        aria-label={t('bannerLabel')}
        data-key={storageKey}
        data-storage={storage || undefined}
      >
        <p className="duet-banner__text">
          {customChildren ?? (
            <>
              {(linkText || !href) && message} {href && <Link href={href}>{linkText ?? message}</Link>}
            </>
          )}
        </p>
        <button type="button" className="duet-banner__close" data-close="" aria-label={t('bannerClose')}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m4 4 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      </section>
      <InlineScript run={setUpBanner} />
    </>
  );
}
