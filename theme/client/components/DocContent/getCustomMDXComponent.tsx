import { normalizeImagePath } from '@rspress/core/runtime';
import { CodeBlock, type CodeBlockProps, Link } from '@rspress/core/theme';
import { getCustomMDXComponent as stock } from '@rspress/core/theme-original';
import { type ComponentProps, createElement, type HTMLAttributes, type ReactNode, useEffect } from 'react';
import { useText } from '../../hooks/useText';
import { OriginalLink } from '../../parts/OriginalText';
import { Heading, type HeadingProps } from './Heading';
import { renderedArticles } from './renderedArticles';
import { Table } from './Table';
import { Title } from './Title';

type Components = ReturnType<typeof stock>;

/** Components of Markdown elements; all are functions, which sites may call: `li({ children })`. */
export function getCustomMDXComponent(): Components {
  // The Markdown output needs the stock elements.
  if (import.meta.env.SSG_MD) return stock();
  const a = import.meta.env.DUET_UNTRANSLATED ? OriginalLink : Link;
  return { ...plainElements, ...components, a } as unknown as Components;
}

/** Elements that the theme does not change. */
const plainElements = Object.fromEntries(
  ['ul', 'ol', 'li', 'td', 'th', 'tr', 'hr', 'p', 'blockquote', 'strong', 'code'].map(name => [
    name,
    (props: HTMLAttributes<HTMLElement>) => createElement(name, props),
  ]),
);

/** The same with the names of plain elements: a long page would hydrate a thousand components. */
export const withPlainElements = (all: object): object =>
  Object.fromEntries(
    Object.entries(all).map(([name, component]) => [
      name,
      component === plainElements[name] ? name : component,
    ]),
  );

const headings = Object.fromEntries(
  [2, 3, 4, 5, 6].map(level => [`h${level}`, (props: HeadingProps) => <Heading {...props} level={level} />]),
);

// Constant: a new component on every render would lose its state and DOM.
const components = {
  wrapper: Text,
  h1: Title,
  ...headings,
  table: Table,
  input: TaskBox,
  img: Picture,
  pre: Fence,
};

/** The whole article. */
function Text({ children }: { children: ReactNode }) {
  useEffect(() => renderedArticles.set(renderedArticles.get() + 1), []);
  return children;
}

/** Checkbox of a task list, with the name that Markdown does not give it. */
function TaskBox(props: ComponentProps<'input'>) {
  const t = useText();
  return <input {...props} aria-label={t(props.checked ? 'taskDone' : 'taskOpen')} />;
}

/** An image; adds the site's base to its path. */
function Picture(props: ComponentProps<'img'>) {
  // biome-ignore lint/a11y/useAltText: `alt` is among the props
  return <img {...props} src={normalizeImagePath(props.src || '')} />;
}

/** A fenced code block: passes the options of its fence to the code block, the rest to `pre`. */
function Fence(props: CodeBlockProps & ComponentProps<'pre'>) {
  const { wrapCode, lineNumbers, fold, height, containerElementClassName, codeButtonGroupProps, ...pre } =
    props;
  const { title, lang, ...rest } = pre;
  const options = { title, lang, wrapCode, lineNumbers, fold, height };
  return (
    <CodeBlock {...options} {...{ containerElementClassName, codeButtonGroupProps }}>
      <pre {...rest} data-lang={lang} data-title={title} />
    </CodeBlock>
  );
}
