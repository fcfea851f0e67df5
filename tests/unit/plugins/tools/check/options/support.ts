import {
  type Documented,
  documentedOptions,
} from '../../../../../../plugins/tools/check/core/documentedOptions';
import type { Finding } from '../../../../../../plugins/tools/check/core/finding';
import type { Option } from '../../../../../../plugins/tools/check/options/optionTree';
import { pageOf } from '../../support';

/** The options documented on a page; each section is `heading` → bullets of its facts. */
export function documented(sections: Record<string, string[]>, route = '/config/brush/width'): Documented[] {
  return documentedOptions(optionPage(sections, route));
}

/** A page with `<OptionFacts>` below each heading; the first heading is the H1. */
export function optionPage(sections: Record<string, string[]>, route = '/config/brush/width') {
  const source = Object.entries(sections).map(([heading, bullets], index) => {
    const facts = `<OptionFacts>\n\n${bullets.map(bullet => `- ${bullet}\n`).join('')}\n</OptionFacts>\n`;
    return `${index === 0 ? '#' : '##'} ${heading}\n\n${bullets.length > 0 ? facts : ''}`;
  });
  return pageOf(source.join('\n'), { route });
}

/** Options by path, not deprecated unless marked with `!`. */
export function optionsOf(...paths: string[]): Map<string, Option> {
  return new Map(
    paths.map(name => {
      const path = name.replace('!', '');
      return [path, { path, deprecated: name.endsWith('!'), section: false }];
    }),
  );
}

/** `rule: message -> fix` of each finding. */
export function reported(findings: readonly Finding[]): string[] {
  return findings.map(({ rule, message, fix }) => `${rule}: ${message} -> ${fix}`);
}
