import { createHash } from 'node:crypto';
import { shown } from './flowchart';
import { DiagramProblem } from './problem';
import { type Diagram, readDiagram } from './statements';

/** What this plugin uses of the package `beautiful-mermaid`. */
export interface BeautifulMermaid {
  renderMermaidSVG(text: string, options: Record<string, unknown>): string;
}

/** A diagram as an image. */
export interface Drawing extends Omit<Diagram, 'text'> {
  /** The `<svg>` without styles of its own; the style sheet of the plugin has its colours. */
  svg: string;
  /** Width in pixels. */
  width: number;
  /** The texts of the image, in the order of the image. */
  texts: string[];
}

/**
 * Draws a diagram.
 * @param key makes the ids of the image unique on its page
 * @throws DiagramProblem if it cannot be drawn
 */
export function drawing(library: BeautifulMermaid, source: string, key: string): Drawing {
  const { text, ...names } = readDiagram(source);
  const drawn = library.renderMermaidSVG(text, { transparent: true, padding: 8 });
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawn) ?? [];
  if (Number(width) === 0) throw new DiagramProblem(0, 'the diagram is empty');
  const prefix = `duet-${createHash('sha256').update(`${key}\n${source}`).digest('hex').slice(0, 6)}`;
  const content = shown(
    drawn
      // They ask another host for fonts, and a strict policy allows no style elements.
      .replace(/<style>.*?<\/style>/gs, '')
      // The legend of a chart: series have no names, and these are English on every page.
      .replace(/<(rect [^>]*rx="3"|line)[^>]*class="xychart-[^>]*>\s*<text[^>]*>(Bar|Line) \d+<\/text>/g, '')
      // English too, and an empty box says the same.
      .replace(/<text[^>]*>\(no attributes\)<\/text>/g, '')
      .replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '')
      .replace(/ (data-[\w-]+|font-family)="[^"]*"/g, '')
      .replace(/ class="([^"]*)"/g, (_, names: string) => classes(names))
      .replace(/ id="([\w-]+)"/g, ` id="${prefix}-$1"`)
      .replace(/url\(#([\w-]+)\)/g, `url(#${prefix}-$1)`)
      .replace(/\d+\.\d{2,}/g, number => String(Math.round(Number(number) * 10) / 10))
      .replace(/>\s+</g, '><')
      .trim(),
  );
  const texts = [...content.matchAll(/<text[^>]*>(.*?)<\/text>/gs)]
    .map(([, inner]) => plain(inner!.replace(/<\/tspan><tspan/g, '</tspan> <tspan').replace(/<[^>]+>/g, '')))
    .filter(text => text !== '');
  return {
    ...names,
    svg: `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${content}</svg>`,
    width: Number(width),
    texts,
  };
}

/** The classes that the style sheet knows. */
function classes(names: string): string {
  const kept = names.split(/\s+/).filter(name => name === 'mono' || name.startsWith('xychart-'));
  return kept.length > 0 ? ` class="${kept.map(name => `duet-diagram__${name}`).join(' ')}"` : '';
}

const plain = (html: string) =>
  html
    .replace(/&(lt|gt|quot|#39|apos);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
