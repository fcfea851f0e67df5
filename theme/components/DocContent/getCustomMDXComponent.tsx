import { normalizeImagePath, useI18n } from '@rspress/core/runtime';
import { CodeBlock, type CodeBlockProps, Link } from '@rspress/core/theme';
import { getCustomMDXComponent as stock } from '@rspress/core/theme-original';
import type { ComponentProps, ReactNode } from 'react';
import { useArticleShown } from '../../hooks/useArticle';
import type { DuetText } from '../../text';
import { Heading, type HeadingProps } from './Heading';
import { Table } from './Table';
import { Title } from './Title';

type Components = ReturnType<typeof stock>;

/**
 * The components of Markdown elements. What needs nothing of its own is the element itself, not a
 * component around it as in Rspress: a page of prose has a thousand of them to hydrate.
 */
export function getCustomMDXComponent(): Components {
  // Markdown output knows only plain elements.
  if (import.meta.env.SSG_MD) return stock();
  return { ...plain, ...ours, a: Link } as unknown as Components;
}

const plain = Object.fromEntries(
  ['ul', 'ol', 'li', 'td', 'th', 'tr', 'hr', 'p', 'blockquote', 'strong', 'code'].map(name => [name, name]),
);

// Made once: a component that is new on every render would lose its state and its DOM.
const ours = {
  wrapper: Text,
  h1: Title,
  h2: (props: HeadingProps) => <Heading {...props} level={2} />,
  h3: (props: HeadingProps) => <Heading {...props} level={3} />,
  h4: (props: HeadingProps) => <Heading {...props} level={4} />,
  h5: (props: HeadingProps) => <Heading {...props} level={5} />,
  h6: (props: HeadingProps) => <Heading {...props} level={6} />,
  table: Table,
  input: TaskBox,
  img: Picture,
  pre: Fence,
};

/** The text of the page as a whole. */
function Text({ children }: { children: ReactNode }) {
  useArticleShown();
  return children;
}

/** The box of a task list, which Markdown leaves without a name. */
function TaskBox(props: ComponentProps<'input'>) {
  const t = useI18n<DuetText>();
  return <input {...props} aria-label={t(props.checked ? 'taskDone' : 'taskOpen')} />;
}

/** A picture; its path may stand as it is written, without the site's base. */
function Picture(props: ComponentProps<'img'>) {
  // biome-ignore lint/a11y/useAltText: the writer's alt is among the props
  return <img {...props} src={normalizeImagePath(props.src || '')} />;
}

/** A fenced block: what its fence says goes to the code block, the rest to the element in it. */
function Fence(props: CodeBlockProps & ComponentProps<'pre'>) {
  const { title, lang, wrapCode, lineNumbers, fold, height, ...others } = props;
  const { containerElementClassName, codeButtonGroupProps, ...rest } = others;
  const frame = { title, lang, wrapCode, lineNumbers, fold, height };
  return (
    <CodeBlock {...frame} {...{ containerElementClassName, codeButtonGroupProps }}>
      <pre {...rest} data-lang={lang} data-title={title} />
    </CodeBlock>
  );
}
