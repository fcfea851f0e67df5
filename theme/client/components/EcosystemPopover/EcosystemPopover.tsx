import { normalizeImagePath } from '@rspress/core/runtime';
import { Link, Popover } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import type { ToolGroup } from '../../../options';
import { useDuetOptions } from '../../hooks/useDuetOptions';
import { usePageLink } from '../../hooks/usePageLink';
import { usePerLanguage } from '../../hooks/usePerLanguage';
import { groupTitle, toolView } from '../../logic/ecosystem';
import { NewTabHint } from '../Link/NewTabHint';
import './EcosystemPopover.css';

/** Props of {@link EcosystemPopover}. */
export interface EcosystemPopoverProps extends ComponentProps<'span'> {
  /** The tools, with their texts in every language. @default the plugin's option `ecosystem` */
  group?: ToolGroup;
}

/** Button in the navbar that opens the list of sibling tools. */
export function EcosystemPopover({ group: given, ...rest }: EcosystemPopoverProps) {
  const resolve = usePageLink();
  const textOf = usePerLanguage();
  const { ecosystem } = useDuetOptions();
  const group = given ?? ecosystem;
  if (!group || import.meta.env.SSG_MD) return null;
  const title = groupTitle(group, textOf);
  return (
    <Popover {...rest} label={title} placement="bottom-left" trigger={<GridIcon />}>
      <nav className="duet-ecosystem" aria-label={title}>
        <p className="duet-ecosystem__title" aria-hidden="true">
          {title}
        </p>
        <ul>
          {group.links
            .map(link => toolView(link, textOf, 28))
            .map(({ name, desc, logo, logoSize, url }) => (
              <li key={name}>
                <Link className="duet-ecosystem__link" href={resolve(url)}>
                  <span className="duet-ecosystem__logo">
                    <img
                      src={normalizeImagePath(logo)}
                      alt=""
                      width={logoSize}
                      height={logoSize}
                      loading="lazy"
                    />
                  </span>
                  <span>
                    <b>{name}</b>
                    <span className="duet-ecosystem__desc">{desc}</span>
                  </span>
                  <NewTabHint href={url} />
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </Popover>
  );
}

function GridIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
      <path d="M2 2h3v3H2zm5.5 0h3v3h-3zM13 2h3v3h-3zM2 7.5h3v3H2zm5.5 0h3v3h-3zm5.5 0h3v3h-3zM2 13h3v3H2zm5.5 0h3v3h-3zm5.5 0h3v3h-3z" />
    </svg>
  );
}
