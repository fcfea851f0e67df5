import { useI18n } from '@rspress/core/runtime';
import type { DuetText } from '../../text';
import './SourceCode.css';

export interface SourceCodeProps {
  /** Full URL of the file or folder on its code host. */
  href: string;
  /**
   * Whose mark the badge shows.
   * @default 'github'
   */
  platform?: 'github' | 'gitlab';
}

/** Badge that leads from a page to the code it describes. */
export function SourceCode(props: SourceCodeProps) {
  return import.meta.env.SSG_MD ? <SourceCodeMarkdown {...props} /> : <SourceCodeBadge {...props} />;
}

function SourceCodeBadge({ href, platform = 'github' }: SourceCodeProps) {
  const t = useI18n<DuetText>();
  return (
    <p className="duet-source rp-not-doc">
      <a className="duet-source__link" href={href} target="_blank" rel="noopener noreferrer">
        <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
          <path d={marks[platform]} />
        </svg>
        {t('sourceCodeText')}
      </a>
    </p>
  );
}

function SourceCodeMarkdown({ href }: SourceCodeProps) {
  const t = useI18n<DuetText>();
  return `[${t('sourceCodeText')}](${href})\n\n`;
}

/** Our own drawings: a branch with a merge, and a crest with two ears. */
const marks = {
  github:
    'M4 1.5a2 2 0 0 1 .75 3.85v5.3a2 2 0 1 1-1.5 0v-5.3A2 2 0 0 1 4 1.5m8 2a2 2 0 0 1 .75 3.85C12.6 9.9 10.5 10.6 6.6 10.9l-.1-1.5c3.2-.25 4.6-.7 4.75-2.05A2 2 0 0 1 12 3.5',
  gitlab: 'M3.6 1.6 5.4 6.3h5.2l1.8-4.7 2.4 7.2L8 14.4 1.2 8.8zm1.1 6.2L8 12.1l3.3-4.3z',
};
