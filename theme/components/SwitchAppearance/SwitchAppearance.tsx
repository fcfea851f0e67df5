import { useI18n } from '@rspress/core/runtime';
import { IconMoon, IconSun, SvgWrapper } from '@rspress/core/theme';
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
        <SvgWrapper icon={IconSun} fill="currentColor" aria-hidden />
        <span className="duet-visually-hidden">{t('appearanceLight')}</span>
      </span>
      <span data-choice="dark">
        <SvgWrapper icon={IconMoon} fill="currentColor" aria-hidden />
        <span className="duet-visually-hidden">{t('appearanceDark')}</span>
      </span>
    </button>
  );
}

function Halves() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
    </svg>
  );
}
