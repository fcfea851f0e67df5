import { allowComment, type Finding } from '../kit/checks/finding';
import type { Fact, Heading, InSection, Page, Place } from '../kit/checks/page';
import { placeInFence } from '../kit/checks/page';
import { codeDifference } from './code';

/** Everything in which a translated page differs from its original, at its place in the translation. */
export function compareTwins(original: Page, translated: Page): Finding[] {
  if (original.broken || translated.broken) return [];
  const headings = compareHeadings(original, translated);
  // With other sections, what stands in them cannot be told apart.
  if (headings.length > 0) return headings;
  return [
    ...compareFences(original, translated),
    ...compareSections(original, translated),
    ...compareFacts(original, translated),
  ];
}

function compareHeadings(original: Page, translated: Page): Finding[] {
  const left = original.headings;
  const right = translated.headings;
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const [from, to] = [left[index], right[index]];
    if (from && to && from.depth === to.depth && from.id === to.id) continue;
    if (!from && to)
      return [
        differs(
          'parity/headings',
          translated,
          to,
          `The heading "${to.text}" has no original.`,
          `${original.file} ends before it.`,
        ),
      ];
    const at = to ?? translated.headings.at(-1) ?? { line: 1, column: 1 };
    const missing = from && !right.some(({ id }) => id === from.id);
    if (!to || (missing && left.length > right.length)) {
      return [
        differs(
          'parity/headings',
          translated,
          at,
          `The section "${from!.text}" is missing${to ? ' before this heading' : ''}.`,
          `${original.file}:${from!.line} has ${shown(from!)}.`,
        ),
      ];
    }
    if (from!.depth !== to.depth) {
      return [
        differs(
          'parity/headings',
          translated,
          to,
          `The heading "${to.text}" is of level ${to.depth}, its original of level ${from!.depth}.`,
          `${'#'.repeat(from!.depth)} ${to.text} \\{#${from!.id}}`,
        ),
      ];
    }
    // One wrong id leaves the rest comparable, so all of them are told at once.
    return left.flatMap((heading, at) => {
      const twin = right[at];
      if (!twin || twin.id === heading.id) return [];
      return [
        differs(
          'parity/headings',
          translated,
          twin,
          `The heading "${twin.text}" has the id \`${twin.id}\`, its original \`${heading.id}\`.`,
          `${'#'.repeat(twin.depth)} ${twin.text} \\{#${heading.id}}`,
        ),
      ];
    });
  }
  return [];
}

function shown({ depth, text }: Heading): string {
  return `"${'#'.repeat(depth)} ${text}"`;
}

function compareFences(original: Page, translated: Page): Finding[] {
  const findings: Finding[] = [];
  for (const [section, heading] of sectionsOf(translated)) {
    const left = original.fences.filter(fence => fence.section === section);
    const right = translated.fences.filter(fence => fence.section === section);
    for (let index = 0; index < Math.max(left.length, right.length); index++) {
      const [from, to] = [left[index], right[index]];
      if (!from || !to) {
        const at = to ?? right.at(-1) ?? heading;
        const message = from
          ? `A code block is missing: ${from.lang || 'text'}${titled(from.attributes.title)}.`
          : 'The original has no such code block.';
        findings.push(
          differs(
            'parity/code',
            translated,
            at,
            message,
            from ? `${original.file}:${from.line} has it.` : `${original.file} has ${left.length} here.`,
          ),
        );
        break;
      }
      const metas = [from, to].map(({ lang, attributes }) =>
        JSON.stringify([
          lang,
          Object.entries(attributes)
            .filter(([key]) => key !== 'nocheck')
            .sort(),
        ]),
      );
      if (metas[0] !== metas[1]) {
        findings.push(
          differs(
            'parity/code',
            translated,
            to,
            'The code block has another language, title or marks than its original.',
            `\`\`\`${from.lang}${Object.entries(from.attributes)
              .map(([key, value]) => (value ? ` ${key}="${value}"` : ` ${key}`))
              .join('')} (${original.file}:${from.line})`,
          ),
        );
        continue;
      }
      const difference = codeDifference(from.code, to.code, from.lang);
      if (!difference) continue;
      const message = !difference.translated
        ? 'The code lacks a line of its original.'
        : difference.original
          ? 'The code differs from its original.'
          : 'The code has a line that its original lacks.';
      findings.push(
        differs(
          'parity/code',
          translated,
          placeInFence(to, difference.line, 1),
          message,
          difference.original
            ? `\`${difference.original}\` (${original.file}:${from.line})`
            : `${original.file}:${from.line} ends before \`${difference.translated}\`.`,
        ),
      );
    }
  }
  return findings;
}

function titled(title?: string): string {
  return title ? ` "${title}"` : '';
}

type Kind = 'links' | 'images' | 'tables' | 'containers' | 'components';

/** What is compared of each kind, and whether its order counts. */
const kinds: Record<Kind, { name: string; ordered: boolean; of(item: never): string }> = {
  links: { name: 'link', ordered: false, of: ({ url }: Page['links'][number]) => url },
  images: { name: 'image', ordered: true, of: ({ url }: Page['images'][number]) => url },
  tables: {
    name: 'table',
    ordered: true,
    of: ({ rows, columns }: Page['tables'][number]) => `${rows} × ${columns}`,
  },
  containers: {
    name: 'container',
    ordered: true,
    of: ({ name }: Page['containers'][number]) => `:::${name}`,
  },
  components: { name: 'component', ordered: true, of: ({ name }: Page['components'][number]) => `<${name}>` },
};

function compareSections(original: Page, translated: Page): Finding[] {
  const findings: Finding[] = [];
  for (const [section, heading] of sectionsOf(translated)) {
    for (const kind of Object.keys(kinds) as Kind[]) {
      const { name, ordered, of } = kinds[kind];
      const values = (page: Page) =>
        (page[kind] as InSection[])
          .filter(item => item.section === section)
          .map(item => ({ item, value: plain(of(item as never), translated.lang, kind) }));
      const [left, right] = [values(original), values(translated)];
      const [from, to] = [left, right].map(list => list.map(({ value }) => value));
      const same = ordered
        ? from!.join('\n') === to!.join('\n')
        : [...from!].sort().join('\n') === [...to!].sort().join('\n');
      if (same) continue;
      const extra = right.find(({ value }, index) =>
        ordered ? value !== from![index] : count(to!, value) > count(from!, value),
      );
      const missing = left.find(({ value }, index) =>
        ordered ? value !== to![index] : count(from!, value) > count(to!, value),
      );
      const at = extra?.item ?? right.at(-1)?.item ?? heading;
      const message =
        extra && missing
          ? `The ${name} ${extra.value} stands where the original has ${missing.value}.`
          : extra
            ? `The ${name} ${extra.value} is not in the original.`
            : `The ${name} ${missing!.value} is missing.`;
      const right_ = missing
        ? `${original.file}:${missing.item.line} has ${missing.value}.`
        : `${original.file} has ${left.length} here.`;
      findings.push(differs(`parity/${kind}`, translated, at, message, right_));
    }
  }
  return findings;
}

/** A translated drawing may lie beside its original as `name.zh.svg`. */
function plain(value: string, lang: string, kind: Kind): string {
  return kind === 'images' ? value.replace(new RegExp(`\\.${lang}(\\.\\w+)$`), '$1') : value;
}

function count(values: readonly string[], value: string): number {
  return values.filter(other => other === value).length;
}

function compareFacts(original: Page, translated: Page): Finding[] {
  const findings: Finding[] = [];
  for (const [index, block] of original.facts.entries()) {
    const twin = translated.facts[index];
    if (!twin) continue;
    for (const kind of ['type', 'default', 'version']) {
      const [from, to] = [block, twin].map(({ facts }) => facts.filter(fact => fact.kind === kind));
      const [left, right] = [from!, to!].map(facts => facts.map(codeOf).join(' / '));
      if (left === right) continue;
      const at = to![0] ?? twin;
      findings.push(
        differs(
          'parity/facts',
          translated,
          at,
          `The ${kind} is \`${right || 'not stated'}\`, in the original \`${left || 'not stated'}\`.`,
          `${original.file}:${(from![0] ?? block).line} has \`${left}\`.`,
        ),
      );
    }
  }
  return findings;
}

function codeOf({ parts }: Fact): string {
  return parts
    .filter(({ code }) => code)
    .map(({ value }) => value)
    .sort()
    .join(', ');
}

/** Each section of a page with the place to point at when it lacks something. */
function sectionsOf(page: Page): [number, Place][] {
  return [
    [-1, { line: 1, column: 1 }],
    ...page.headings.map((heading, index) => [index, heading] as [number, Place]),
  ];
}

function differs(
  rule: string,
  { file }: Page,
  { line, column }: Place,
  message: string,
  right: string,
): Finding {
  return { rule, severity: 'error', file, line, column, message, right, optOut: allowComment(rule) };
}
