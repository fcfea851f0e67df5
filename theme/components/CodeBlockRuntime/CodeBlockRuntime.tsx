import { CodeBlockRuntime as Base } from '@rspress/core/theme-original';
import { type ComponentProps, useMemo } from 'react';
import { codeTransformer } from '../../markdown/codeTransformer';

/** Props of {@link CodeBlockRuntime}; the same as in Rspress. */
export type CodeBlockRuntimeProps = ComponentProps<typeof Base>;

/** A code block that is highlighted in the browser; only pages that use it load Shiki. */
export function CodeBlockRuntime(props: CodeBlockRuntimeProps) {
  return import.meta.env.SSG_MD ? <CodeMarkdown {...props} /> : <HighlightedCode {...props} />;
}

function HighlightedCode({ shikiOptions, ...props }: CodeBlockRuntimeProps) {
  const options = useMemo(
    () =>
      ({
        ...shikiOptions,
        transformers: [...(shikiOptions?.transformers ?? []), codeTransformer()],
      }) as CodeBlockRuntimeProps['shikiOptions'],
    [shikiOptions],
  );
  return <Base {...props} shikiOptions={options} />;
}

function CodeMarkdown({ lang, title, code }: CodeBlockRuntimeProps) {
  return (
    <pre data-lang={lang} data-title={title}>
      <code>{code}</code>
    </pre>
  );
}
