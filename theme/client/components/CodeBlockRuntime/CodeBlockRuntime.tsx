import { CodeBlockRuntime as Base } from '@rspress/core/theme-original';
import { type ComponentProps, useMemo } from 'react';
import { codeTransformer } from '../../../shared/code/codeTransformer';
import { fenced } from '../../logic/fenced';

/** Props of {@link CodeBlockRuntime}; the same as in Rspress. */
export type CodeBlockRuntimeProps = ComponentProps<typeof Base>;

/** A code block that is highlighted in the browser; only pages that use it load Shiki. */
export function CodeBlockRuntime({ shikiOptions, ...props }: CodeBlockRuntimeProps) {
  const options = useMemo(() => {
    const transformers = [...(shikiOptions?.transformers ?? []), codeTransformer()];
    return { ...shikiOptions, transformers } as CodeBlockRuntimeProps['shikiOptions'];
  }, [shikiOptions]);
  if (!import.meta.env.SSG_MD) return <Base {...props} shikiOptions={options} />;
  const { code = '', lang = '', title } = props;
  return <>{fenced(code, title ? `${lang} title=${JSON.stringify(title)}` : lang)}</>;
}
