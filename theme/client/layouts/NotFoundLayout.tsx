import { removeBase, withBase } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { type ComponentProps, useLayoutEffect } from 'react';
import { withoutExtraPrefix } from '../../../shared/address';
import { useSiteAddress } from '../hooks/useSiteAddress';
import { useText } from '../hooks/useText';
import { rootProps } from '../logic/rootProps';
import './NotFoundLayout.css';

/** The 404 page. An address with a superfluous language prefix is redirected to the page without it. */
export function NotFoundLayout(props: ComponentProps<'main'>) {
  const t = useText();
  const { address, homeOf } = useSiteAddress();
  useLayoutEffect(() => {
    const { pathname, search, hash } = window.location;
    // Without `locales`, pages have no language prefix, so the default language is a surplus one too.
    const langs = address.langs.length > 0 ? address.langs : [address.lang];
    const path = withoutExtraPrefix(removeBase(pathname), { ...address, langs });
    if (path) window.location.replace(withBase(path) + search + hash);
  });
  return (
    <main tabIndex={-1} {...rootProps('duet-not-found', props)}>
      <p className="duet-not-found__code">404</p>
      <h1 className="duet-not-found__title">{t('notFoundText')}</h1>
      <Link className="duet-not-found__home" href={homeOf()}>
        {t('takeMeHomeText')}
      </Link>
    </main>
  );
}
