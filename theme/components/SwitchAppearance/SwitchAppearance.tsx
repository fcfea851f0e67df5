import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { useSchemeChoice } from '../../hooks/useSchemeChoice';
import type { DuetText } from '../../text';
import './SwitchAppearance.css';

/**
 * Chooses light, dark, or what the system asks for. The head script (build/appearance) does the
 * work and marks the choice on the root, which decides what of this is displayed and so what it
 * is called. Absent where the site leaves no choice, hidden without script.
 */
export function SwitchAppearance() {
  const t = useI18n<DuetText>();
  if (!useSchemeChoice()) return null;
  return (
    <button type="button" className="duet-appearance" data-duet-appearance>
      <span data-choice="auto">
        <Halves />
        <span className="duet-visually-hidden">{t('appearanceAuto')}</span>
      </span>
      <span data-choice="light">
        <Sun />
        <span className="duet-visually-hidden">{t('appearanceLight')}</span>
      </span>
      <span data-choice="dark">
        <Moon />
        <span className="duet-visually-hidden">{t('appearanceDark')}</span>
      </span>
    </button>
  );
}

function Halves() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

function Sun() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6l1.4 1.4m0-13.4l-1.4 1.4M6.7 17.3l-1.4 1.4" />
    </Icon>
  );
}

function Moon() {
  return (
    <Icon>
      <path d="M20 14.2A8.5 8.5 0 0 1 9.8 4 8.5 8.5 0 1 0 20 14.2z" />
    </Icon>
  );
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      {children}
    </svg>
  );
}
