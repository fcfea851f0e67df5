import { IconMoon, IconSun, SvgWrapper } from '@rspress/core/theme';
import type { ComponentProps, SVGProps } from 'react';
import { useSchemeChoice } from '../../hooks/useSchemeChoice';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import './SwitchAppearance.css';

/** Switches the colour scheme. The script of the page (page/schemeScript.ts) handles clicks and marks the choice. */
export function SwitchAppearance(props: ComponentProps<'button'>) {
  const t = useText();
  if (!useSchemeChoice()) return null;
  const choices = [
    ['auto', SystemIcon, 'appearanceAuto'],
    ['light', IconSun, 'appearanceLight'],
    ['dark', IconMoon, 'appearanceDark'],
  ] as const;
  return (
    <button type="button" {...rootProps('duet-appearance', props)} data-duet-appearance>
      {choices.map(([choice, icon, text]) => (
        <span key={choice} data-choice={choice}>
          <SvgWrapper icon={icon} className="duet-appearance__icon" aria-hidden />
          <span className="duet-visually-hidden">{t(text)}</span>
        </span>
      ))}
    </button>
  );
}

/** A circle, half of it filled. */
const SystemIcon = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true" {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" stroke="none" />
  </svg>
);
