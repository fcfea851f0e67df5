import type { ComponentProps } from 'react';
import { rootProps } from '../../logic/rootProps';
import './Terminal.css';

/** Props of {@link Terminal}. */
export interface TerminalProps extends ComponentProps<'figure'> {
  /** Title of the window, for example the folder. */
  title: string;
  /** Lines of the session; a line that begins with `$ ` is a command. */
  lines: string[];
  /** Accessible name: what the session shows. */
  label: string;
}

/** A static terminal session. */
export function Terminal({ title, lines, label, ...rest }: TerminalProps) {
  if (import.meta.env.SSG_MD) return <>{`\`\`\`sh\n${lines.join('\n')}\n\`\`\`\n\n`}</>;
  return (
    <figure aria-label={label} {...rootProps('duet-terminal rp-not-doc', rest)}>
      <figcaption className="duet-terminal__bar">{title}</figcaption>
      <pre className="duet-terminal__screen">
        <code>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
            <Line key={index} text={line} />
          ))}
        </code>
      </pre>
    </figure>
  );
}

function Line({ text }: { text: string }) {
  if (text.startsWith('$ ')) {
    return (
      <>
        <span className="duet-terminal__prompt">$ </span>
        <b>{text.slice(2)}</b>
        {'\n'}
      </>
    );
  }
  const [, lead = '', word = '', rest = ''] = /^(\s*)(ready|start|info|➜)?(.*)$/u.exec(text) ?? [];
  return (
    <>
      {lead}
      {word && <span data-word={word}>{word}</span>}
      {rest}
      {'\n'}
    </>
  );
}
