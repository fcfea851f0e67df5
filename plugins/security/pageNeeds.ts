import { createHash } from 'node:crypto';

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
/** Types of scripts that run or change how scripts are loaded; others are data. */
const executable = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;
const attributesPattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Needs of no page. */
export const noNeeds = (): PageNeeds => ({ sources: new Map(), styleAttributes: false, handlers: new Set() });

/** Adds the needs of one built page. */
export function addNeeds(needs: PageNeeds, html: string): void {
  const tags = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(
      /<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>/gi,
      (_, name: string, given: string, text: string) => {
        const attributes = attributesOf(given);
        const isScript = name.toLowerCase() === 'script';
        if (!isScript) addSource(needs, 'style-src', hashOf(text));
        else if (attributes.src === undefined && executable.test(attributes.type ?? '')) {
          addSource(needs, 'script-src', hashOf(text));
        }
        return isScript ? `<script ${given}>` : '';
      },
    );
  for (const [, name = '', given = ''] of tags.matchAll(
    /<([a-z][a-z\d-]*)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi,
  )) {
    const attributes = attributesOf(given);
    const known = name.toLowerCase() === 'link' ? linkNeeds(attributes) : directives[name.toLowerCase()];
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute === 'style') needs.styleAttributes = true;
      else if (/^on[a-z]+$/.test(attribute)) needs.handlers.add(`<${name} ${attribute}>`);
      else if (known?.[attribute]) {
        for (const origin of originsOf(value)) addSource(needs, known[attribute], origin);
      }
    }
  }
}

function linkNeeds({ rel = '' }: Record<string, string>): Record<string, string> {
  const directive = rel.split(/\s+/).flatMap(each => linkDirectives[each.toLowerCase()] ?? [])[0];
  return directive ? { href: directive } : {};
}

function attributesOf(text: string): Record<string, string> {
  const entries = [...text.matchAll(attributesPattern)].map(
    ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ''] as const,
  );
  return Object.fromEntries(entries);
}

/** Origins of full addresses in an attribute, which may be a `srcset`. */
function originsOf(value: string): string[] {
  return [...value.matchAll(/(?:^|[\s,])((?:https?:)?\/\/[^\s,]+)/g)].flatMap(([, url = '']) =>
    URL.canParse(url, 'https://x') ? [new URL(url, 'https://x').origin] : [],
  );
}

export function addSource({ sources }: PageNeeds, directive: string, source: string): void {
  sources.set(directive, (sources.get(directive) ?? new Set()).add(source));
}

/** The source that allows an inline script or style. Browsers hash the text after parsing, with `\n` alone. */
export function hashOf(text: string): string {
  const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${hash}'`;
}
