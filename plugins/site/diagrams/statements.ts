import { plainFlowchart } from './flowchart';
import { DiagramProblem } from './problem';

interface Kind {
  /** Names of the kind in messages: `a flowchart`, `flowcharts`. */
  name: string;
  plural: string;
  header: RegExp;
  /** Statements, one of which every line has to be. */
  statements?: RegExp[];
  /** Statements inside of braces, if they differ. */
  members?: RegExp;
  /** Statements that begin and end a block. */
  blocks?: [begin: RegExp, end: RegExp];
}

const relation = String.raw`<\|--|<\|\.\.|\*--|o--|<--|<\.\.|--\|>|\.\.\|>|--\*|--o|-->|\.\.>|--`;
const axis = String.raw`(\s+"[^"]*")?(\s*\[[^\]]+\]|\s+-?\d+(\.\d+)?\s*-->\s*-?\d+(\.\d+)?)`;
const numbers = String.raw`\s+\[\s*-?\d+(\.\d+)?(\s*,\s*-?\d+(\.\d+)?)*\s*\]`;

/** The kinds that the drawing library knows, with the statements that it reads: it skips others without a word. */
const kinds: Kind[] = [
  {
    name: 'a flowchart',
    plural: 'flowcharts',
    header: /^(graph|flowchart)(\s+(TD|TB|LR|BT|RL))?\s*(;.*)?$/i,
  },
  {
    name: 'a state diagram',
    plural: 'state diagrams',
    header: /^stateDiagram(-v2)?$/i,
    statements: [
      /^direction\s+(TD|TB|LR|BT|RL)$/i,
      /^linkStyle\s+(default|[\d,\s]+)\s+.+$/,
      /^state\s+("[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
      /^\}$/,
      /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
      /^(\[\*\]|[\w\p{L}-]+)\s*-->\s*(\[\*\]|[\w\p{L}-]+)(\s*:\s*.+)?$/u,
      /^[\w\p{L}-]+\s*:\s*.+$/u,
    ],
    blocks: [/\{$/, /^\}$/],
  },
  {
    name: 'a sequence diagram',
    plural: 'sequence diagrams',
    header: /^sequenceDiagram$/i,
    statements: [
      /^(participant|actor)\s+\S+(\s+as\s+.+)?$/,
      /^Note\s+(left of|right of|over)\s+[^:]+:\s*.+$/i,
      /^(loop|alt|opt|par|critical|break)\b.*$/,
      /^(else|and)\b.*$/,
      /^end$/,
      /^\S+?\s*(--?>?>|--?[)x])\s*[+-]?\S+?\s*:\s*.+$/,
      /^(activate|deactivate)\s+\S+$/,
    ],
    blocks: [/^(loop|alt|opt|par|critical|break)\b/, /^end$/],
  },
  {
    name: 'a class diagram',
    plural: 'class diagrams',
    header: /^classDiagram(-v2)?$/i,
    statements: [
      /^namespace\s+\S+\s*\{$/,
      /^class\s+\S+?(\s*~\w+~)?\s*(\{(\s*<<\w+>>\s*\})?)?$/,
      /^\}$/,
      new RegExp(String.raw`^\S+\s+("[^"]*"\s+)?(${relation})\s+("[^"]*"\s+)?\S+(\s*:\s*.+)?$`),
      /^[\w~]+\s*:\s*.+$/,
    ],
    members: /./,
    blocks: [/\{$/, /^\}$/],
  },
  {
    name: 'an entity relationship diagram',
    plural: 'entity relationship diagrams',
    header: /^erDiagram$/i,
    statements: [
      /^\S+\s*\{$/,
      /^\}$/,
      /^\S+\s+(\|\||o\||\|o|\}\||\}o|o\}|\{o)(--|\.\.)(\|\||o\||\|o|\|\{|o\{|\{o|\{\|)\s+\S+\s*:\s*.+$/,
    ],
    members: /^\S+\s+\S+(\s+((PK|FK|UK)(\s*,?\s*(PK|FK|UK))*)?\s*("[^"]*")?)?$/,
    blocks: [/\{$/, /^\}$/],
  },
  {
    name: 'an XY chart',
    plural: 'XY charts',
    header: /^xychart(-beta)?(\s+horizontal)?$/i,
    statements: [
      /^title\s+"[^"]+"$/,
      new RegExp(`^[xy]-axis${axis}$`),
      /^[xy]-axis\s+"[^"]+"$/,
      new RegExp(`^(bar|line)${numbers}$`),
    ],
  },
];

/** A diagram that can be drawn. */
export interface Diagram {
  /** Its lines in the form that the drawing library reads. */
  text: string;
  /** Accessible name, if the source has one: `accTitle`, or the title in its frontmatter. */
  title?: string;
  /** Accessible description: `accDescr`. */
  description?: string;
}

/**
 * Reads the source of a diagram.
 * @throws DiagramProblem for a kind or a line that cannot be drawn
 */
export function readDiagram(source: string): Diagram {
  const lines = source.split(/\r?\n/);
  const names: Omit<Diagram, 'text'> = {};
  if (lines[0]?.trim() === '---') {
    const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
    for (let index = 0; index <= end; index++) {
      names.title ??= /^title:\s*["']?(.+?)["']?\s*$/.exec(lines[index]!)?.[1];
      lines[index] = '';
    }
  }
  for (const [index, line] of lines.entries()) {
    const [, key, value] = /^\s*(accTitle|accDescr)\s*:\s*(.+)$/.exec(line) ?? [];
    if (key) {
      names[key === 'accTitle' ? 'title' : 'description'] = value!.trim();
      lines[index] = '';
    }
    // Comments and settings of Mermaid.
    if (/^\s*%%/.test(line)) lines[index] = '';
  }
  const first = lines.findIndex(line => line.trim() !== '');
  if (first < 0) throw new DiagramProblem(0, 'the diagram is empty');
  const header = lines[first]!.trim();
  const kind = kinds.find(kind => kind.header.test(header));
  if (!kind) {
    const list = kinds.map(({ plural }) => plural).join(', ');
    throw new DiagramProblem(first, `"${header}" cannot be drawn; the kinds that can: ${list}`);
  }
  const body = lines.slice(first);
  try {
    const text = (kind.statements ? checked(body, kind) : plainFlowchart(body)).filter(Boolean).join('\n');
    if (!text.includes('\n')) throw new DiagramProblem(0, 'the diagram is empty');
    return { ...names, text };
  } catch (error) {
    if (error instanceof DiagramProblem) throw new DiagramProblem(error.line + first, error.message);
    throw error;
  }
}

/** The lines of a diagram, every one a statement of its kind. */
function checked(lines: readonly string[], kind: Kind): string[] {
  let depth = 0;
  const result = lines.map((line, index) => {
    let text = line.trim().replace(/;$/, '');
    if (index === 0 || text === '') return text;
    const [begin, end] = kind.blocks ?? [];
    const isMember = kind.members && depth > 0;
    if (end?.test(text)) depth -= 1;
    if (depth < 0) throw new DiagramProblem(index, `"${text}" without a beginning`);
    if (kind.name === 'a class diagram' && !isMember) text = spaced(text);
    const isStatement = kind.statements!.some(statement => statement.test(text));
    if (!isStatement && !(isMember && kind.members!.test(text)))
      throw new DiagramProblem(index, `"${text}" is not understood in ${kind.name}`);
    if (begin?.test(text)) depth += 1;
    return text;
  });
  if (depth > 0)
    throw new DiagramProblem(lines.length - 1, `${depth > 1 ? 'blocks have' : 'a block has'} no end`);
  return result;
}

const tightRelation = new RegExp(
  String.raw`^([\w~.]*\w~?)\s*("[^"]*")?\s*(${relation})\s*("[^"]*")?\s*(\w.*)$`,
);

/** A relation of classes with spaces around its arrow. */
function spaced(line: string): string {
  return line.replace(tightRelation, (_, ...parts: (string | undefined)[]) =>
    parts.slice(0, 5).filter(Boolean).join(' '),
  );
}
