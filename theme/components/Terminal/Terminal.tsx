import './Terminal.css';

/** Props of {@link Terminal}. */
export interface TerminalProps {
  /** What the window's bar says, for example the folder. */
  title: string;
  /** The lines of the session; a line that begins with `$ ` is what was typed. */
  lines: string[];
  /** What the drawing shows, for readers who do not see it. */
  label: string;
}

/** A drawing of a terminal session: real text, nothing to operate. */
export function Terminal({ title, lines, label }: TerminalProps) {
  if (import.meta.env.SSG_MD) return <>{`\`\`\`sh\n${lines.join('\n')}\n\`\`\`\n\n`}</>;
  return (
    <figure className="duet-terminal rp-not-doc" aria-label={label}>
      <figcaption className="duet-terminal__bar">{title}</figcaption>
      <pre className="duet-terminal__screen">
        <code>
          {lines.map((line, index) => (
            // The session is constant, so its lines keep their places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
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
