import type { Position } from '../../../shared/frontmatter';
import { type Finding, pageError } from '../core/finding';
import type { Page, Statement } from '../core/page';
import type { ClaimsSettings } from './options';
import { canonicalFact, type Kind, type StatedFacts, statedFacts } from './statedFacts';
import { type StatedValue, statedValues } from './statedValues';

/** Defaults, types and versions of options and their properties that are stated differently elsewhere. */
export function contradictions(
  pages: readonly Page[],
  { contradictions: severity, folder }: ClaimsSettings,
): Finding[] {
  if (severity === 'off') return [];
  const languages = [...new Set(pages.map(({ lang }) => lang))];
  return languages.flatMap(lang => {
    const own = pages.filter(page => page.lang === lang);
    const facts = statedFacts(own, folder);
    const isKnown = (path: string) => facts.has(path);
    const inProse = own.flatMap(page =>
      page.statements.flatMap(statement =>
        statedValues(page, statement, folder, isKnown).flatMap(stated =>
          compare(page, statement, stated, facts.get(stated.path)!),
        ),
      ),
    );
    const inFacts = [...facts].flatMap(([path, known]) => compareWithParent(path, known));
    return [...inProse, ...inFacts].map(finding => ({ ...finding, severity }));
  });
}

function compare(
  page: Page,
  statement: Statement,
  { kind, path, value, isCell }: StatedValue,
  facts: StatedFacts,
) {
  const known = knownValues(kind, facts);
  const isRight = (code: string) => known.has(canonicalFact(kind, code));
  if (known.size === 0 || isRight(value)) return [];
  // Prose that also states the right value describes a change.
  const spans = [...statement.text.matchAll(/`([^`]+)`/g)].map(([, span]) => span!);
  if (!isCell && spans.some(isRight)) return [];
  return [
    contradiction(
      page,
      statement,
      `The ${kind} of \`${path}\` is stated as \`${value}\`.`,
      facts.page,
      known,
    ),
  ];
}

/** The values that may be stated. An option that is not set can have an effect that is called its default. */
function knownValues(kind: Kind, facts: StatedFacts): ReadonlySet<string> {
  if (kind !== 'default') return facts[kind];
  const values = [...(facts.default.size > 0 ? facts.default : facts.implied), ...facts.shorthands];
  return new Set(values.includes('undefined') ? [] : values);
}

/** The default of a property, if the default of its parent is an object that contains it. */
function compareWithParent(
  path: string,
  { default: own, implied, page, ...position }: StatedFacts,
): Finding[] {
  if (own.size === 0 || implied.size === 0 || [...own].some(value => implied.has(value))) return [];
  const stated = [...own].map(value => `\`${value}\``).join(', ');
  return [contradiction(page, position, `The default of \`${path}\` is stated as ${stated}.`, page, implied)];
}

function contradiction(
  page: Page,
  position: Position,
  message: string,
  source: Page,
  values: ReadonlySet<string>,
): Finding {
  const fix = `${source.file} states ${[...values].map(value => `\`${value}\``).join(', ')}.`;
  return pageError('claims/contradiction', page, position, message, fix);
}
