import { createHash } from 'node:crypto';
import { elementsOf } from '../../shared/html';

/** What pages need from a policy, collected over the whole site. */
export interface PageNeeds {
  /** Sources by directive: hashes of inline scripts and styles, origins of files on other hosts. */
  sources: Map<string, Set<string>>;
  /** Whether an element has a `style` attribute. */
  styleAttributes: boolean;
  /** Event handlers in attributes (`onclick="…"`), which no hash allows. */
  handlers: Set<string>;
}

/** Directive of the files that an element loads, by element and attribute. */
const directives: Record<string, Record<string, string>> = {
  img: { src: 'img-src', srcset: 'img-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  track: { src: 'media-src' },
  iframe: { src: 'frame-src' },
  script: { src: 'script-src' },
};
const linkDirectives: Record<string, string> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
};
/** What a reader's press loads or asks: the players of videos, and the assistant. */
const laterNeeds: Record<string, string> = { 'data-embed': 'frame-src', 'data-connect': 'connect-src' };
/** Types of scripts that run or change how scripts are loaded; others are data. */
const executable = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** Needs of no page. */
export const noNeeds = (): PageNeeds => ({ sources: new Map(), styleAttributes: false, handlers: new Set() });

/** Adds the needs of one built page. */
export function addNeeds(needs: PageNeeds, html: string): void {
  for (const { tagName, attrs, childNodes } of elementsOf(html)) {
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const text = childNodes.map(child => ('value' in child ? child.value : '')).join('');
    const isExecuted = attributes.src === undefined && executable.test(attributes.type ?? '');
    if (tagName === 'style') addSource(needs, 'style-src', hashOf(text));
    if (tagName === 'script' && isExecuted) addSource(needs, 'script-src', hashOf(text));
    const directiveOf = tagName === 'link' ? linkNeeds(attributes) : directives[tagName];
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute === 'style') needs.styleAttributes = true;
      else if (/^on[a-z]+$/.test(attribute)) needs.handlers.add(`<${tagName} ${attribute}>`);
      const directive = laterNeeds[attribute] ?? directiveOf?.[attribute];
      for (const origin of directive ? originsOf(value) : []) addSource(needs, directive!, origin);
    }
  }
}

function linkNeeds({ rel = '' }: Record<string, string>): Record<string, string> {
  const directive = rel.split(/\s+/).flatMap(each => linkDirectives[each.toLowerCase()] ?? [])[0];
  return directive ? { href: directive } : {};
}

/** Origins of full addresses in an attribute, which may be a `srcset`. */
function originsOf(value: string): string[] {
  return [...value.matchAll(/(?:^|[\s,])((?:https?:)?\/\/[^\s,]+)/g)].flatMap(([, url = '']) =>
    URL.canParse(url, 'https://x') ? [new URL(url, 'https://x').origin] : [],
  );
}

/** Adds one source to a directive. */
export function addSource({ sources }: PageNeeds, directive: string, source: string): void {
  sources.set(directive, (sources.get(directive) ?? new Set()).add(source));
}

/** The source that allows an inline script or style. Browsers hash the text after parsing, with `\n` alone. */
export function hashOf(text: string): string {
  const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${hash}'`;
}
