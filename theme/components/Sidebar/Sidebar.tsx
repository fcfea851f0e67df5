import { useSidebar } from '@rspress/core/runtime';
import { useRef } from 'react';
import { useSetUp } from '../../hooks/useSetUp';
import { useText } from '../../hooks/useText';
import { restoreSidebar } from '../../inline/restoreSidebar';
import { SidebarRows } from './SidebarRows';
import './Sidebar.css';

/** Pages of the current section. Open groups and the scroll position are remembered. */
export function Sidebar() {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  useSetUp(nav, restoreSidebar);
  return (
    <nav ref={nav} className="duet-sidebar" aria-label={t('sidebarLabel')}>
      <SidebarRows rows={useSidebar()} depth={0} />
    </nav>
  );
}
