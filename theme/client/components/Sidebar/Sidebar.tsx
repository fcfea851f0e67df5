import { useSidebar } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { useSetUp } from '../../hooks/useSetUp';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import { SidebarRows } from './SidebarRows';
import './Sidebar.css';

/** Pages of the current section. Open groups and the scroll position are remembered. */
export function Sidebar(props: ComponentProps<'nav'>) {
  const t = useText();
  useSetUp();
  return (
    <nav aria-label={t('sidebarLabel')} {...rootProps('duet-sidebar', props)}>
      <SidebarRows rows={useSidebar()} depth={0} />
    </nav>
  );
}
