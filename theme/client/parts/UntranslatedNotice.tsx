import { usePage } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import type { UntranslatedData } from '../../../shared/untranslated';
import { useText } from '../hooks/useText';
import { rootProps } from '../logic/rootProps';
import './VersionNotice.css';

/** Says on a page without a translation that its text is the original. */
export function UntranslatedNotice(props: ComponentProps<'aside'>) {
  const t = useText();
  if (!(usePage().page as UntranslatedData).original) return null;
  return (
    <aside
      aria-label={t('untranslatedLabel')}
      {...rootProps('duet-version-notice', props)}
      data-type="untranslated"
    >
      {t('untranslatedText')}
    </aside>
  );
}
