import { CodeBlockRuntime as Base } from '@rspress/core/theme-original';
import { type ComponentProps, useMemo } from 'react';
import { codeTransformer } from '../../markdown/codeTransformer';

export type CodeBlockRuntimeProps = ComponentProps<typeof Base>;

/** A code block whose code is known only in the browser; Shiki is part of the page that uses it. */
export function CodeBlockRuntime(props: CodeBlockRuntimeProps) {
  return import.meta.env.SSG_MD ? <CodeMarkdown {...props} /> : <ColouredCode {...props} />;
}

function ColouredCode({ shikiOptions, ...props }: CodeBlockRuntimeProps) {
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
