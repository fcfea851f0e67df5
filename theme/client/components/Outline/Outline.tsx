import { useSite } from '@rspress/core/runtime';
import { LlmsCopyRow, LlmsOpenRow, Toc } from '@rspress/core/theme';
import { type ComponentProps, useId } from 'react';
import { useConfiguredText } from '../../hooks/useConfiguredText';
import { rootProps } from '../../logic/rootProps';
import './Outline.css';

/** Outline of the page. */
export function Outline(props: ComponentProps<'div'>) {
  const title = useConfiguredText('outlineTitle');
  const id = useId();
  const { llmsUI } = useSite().site.themeConfig;
  const atOutline = typeof llmsUI === 'object' && llmsUI.placement === 'outline';
  return (
    <div {...rootProps('duet-outline', props)}>
      <nav aria-labelledby={id}>
        <p className="duet-outline__title" id={id}>
          {title}
        </p>
        <Toc />
      </nav>
      {import.meta.env.ENABLE_LLMS_UI && atOutline && (
        <div className="duet-outline__more">
          <LlmsCopyRow />
          <LlmsOpenRow />
        </div>
      )}
    </div>
  );
}
