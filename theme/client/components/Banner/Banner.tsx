import { IconClose, Link, SvgWrapper } from '@rspress/core/theme';
import type { ComponentProps, ReactNode } from 'react';
import { usePageLink } from '../../hooks/usePageLink';
import { useSetUp } from '../../hooks/useSetUp';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import './Banner.css';

/** Props of {@link Banner}. */
export interface BannerProps extends ComponentProps<'section'> {
  /** The announcement. @default none */
  message?: ReactNode;
  /** Target of the link. @default no link */
  href?: string;
  /** Text of the link. @default the message */
  linkText?: string;
  /** Whether to render the banner. @default true */
  display?: boolean;
  /** Additional class. @default none */
  className?: string;
  /** Storage key that remembers that the reader closed the banner. @default 'rp-banner-closed' */
  storageKey?: string;
  /** Storage for that key; with `false`, the banner returns on reload. @default 'localStorage' */
  storage?: 'localStorage' | 'sessionStorage' | false;
  /** Content instead of message and link. @default none */
  customChildren?: ReactNode;
}

/** Announcement above the navbar. Once closed, it is hidden before the first paint of every page. */
export function Banner(props: BannerProps) {
  const { message, href, linkText, display = true, storage = 'localStorage', ...others } = props;
  const { storageKey = 'rp-banner-closed', customChildren, ...rest } = others;
  const t = useText();
  const resolve = usePageLink();
  useSetUp();
  if (!display) return null;
  return (
    <section
      aria-label={t('bannerLabel')}
      {...rootProps('duet-banner', rest)}
      data-key={storageKey}
      data-storage={storage || undefined}
    >
      <p className="duet-banner__text">
        {customChildren ?? (
          <>
            {(linkText || !href) && message} {href && <Link href={resolve(href)}>{linkText ?? message}</Link>}
          </>
        )}
      </p>
      <button type="button" className="duet-banner__close" data-close="" aria-label={t('bannerClose')}>
        <SvgWrapper icon={IconClose} className="duet-banner__icon" aria-hidden />
      </button>
    </section>
  );
}
