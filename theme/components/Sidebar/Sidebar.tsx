import { useSidebar } from '@rspress/core/runtime';
import { useSetUp } from '../../hooks/useSetUp';
import { useText } from '../../hooks/useText';
import { SidebarRows } from './SidebarRows';
import './Sidebar.css';

/** Pages of the current section. Open groups and the scroll position are remembered. */
export function Sidebar() {
  const t = useText();
  useSetUp();
  return (
    <nav className="duet-sidebar" aria-label={t('sidebarLabel')}>
      <SidebarRows rows={useSidebar()} depth={0} />
    </nav>
  );
}
