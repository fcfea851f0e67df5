import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Cache } from '../kit/checks/cache';
import type { Context, Outcome, Project } from '../kit/checks/check';
import { compilerOf } from '../kit/checks/compiler';
import { environmentKey } from '../kit/checks/environmentKey';
import { allowComment, type Finding, type OptedOut } from '../kit/checks/finding';
import type { Page, Place } from '../kit/checks/page';
import { hashOf } from '../kit/checks/parsePage';
import { didYouMean } from '../kit/didYouMean';
import { compareTypes, type Disagreement, declaredNames, type TypeClaim } from './agreement';
import { defaultClaims, evaluate, modes, sameValue, showValue, valueAt } from './defaults';
import { type Documented, documentedOptions } from './facts';
import type { OptionsSettings } from './options';
import { type Defaults, readDefaults } from './readDefaults';
import { type Option, optionTree, pagedOptions, routeOfOption } from './tree';
import { parentOf, writeVersions } from './versions';

/** Everything the pages are compared with. */
interface Truth {
  options: Map<string, Option>;
  paged: Option[];
  defaults?: Defaults;
  versions?: Record<string, string>;
  /** Takes types out of code. */
  strip(code: string): string;
}

/** Compares option pages with the installed package; see {@link OptionsSettings}. */
export async function run(project: Project, settings: OptionsSettings, context: Context): Promise<Outcome> {
  const folder = resolve(project.root, settings.packages);
  const environment = environmentKey(folder, settings);
  const compiler = compilerOf(folder, settings.typescript);
  if (context.wish.action === 'versions') {
    const count = writeVersions(project.root, folder, settings, compiler);
    return { findings: [], counts: { versions: count } };
  }
  const options = kept(context.cache, `tree ${environment}`, () =>
    optionTree(compiler, settings.package, settings.type),
  );
  const truth: Truth = {
    options: new Map(options.map(option => [option.path, option])),
    paged: pagedOptions(options),
    defaults: settings.defaults
      ? await readDefaults(project.root, settings.defaults, folder, context.cache, environment)
      : undefined,
    versions: readVersions(project.root, settings),
    strip: code =>
      compiler.ts.transpile(code, {
        target: compiler.ts.ScriptTarget.ESNext,
        module: compiler.ts.ModuleKind.ESNext,
      }),
  };
  const pages = project.pages.filter(page => !page.fragment && isBelow(page, settings.folder));
  const findings: Finding[] = [];
  const documented: Documented[] = [];
  for (const page of pages) {
    if (page.broken || settings.ignore[page.route] || page.route === `${settings.folder}/`) continue;
    const own = documentedOptions(page);
    documented.push(...own);
    findings.push(...checkForm(page, own, truth, settings));
    for (const each of own) {
      findings.push(...checkDefault(each, truth), ...checkVersion(each, truth, settings));
    }
    findings.push(...checkProperties(own, truth));
  }
  findings.push(...missingPages(project, pages, truth, settings));
  const known = documented.filter(({ path, type }) => truth.options.has(path) && type.length > 0);
  findings.push(...checkTypes(known, settings, context.cache, environment, folder));
  return {
    findings,
    counts: { options: truth.paged.length, documented: documented.length },
    optedOut: Object.entries(settings.ignore).map(
      ([name, reason]): OptedOut => ({ file: name, line: 0, rule: 'options', reason }),
    ),
  };
}

function isBelow({ route }: Page, folder: string): boolean {
  return route.startsWith(`${folder}/`);
}

function kept<T>(cache: Cache, key: string, make: () => T): T {
  const known = cache.get<T>(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

function readVersions(root: string, { versions }: OptionsSettings): Record<string, string> | undefined {
  if (!versions) return undefined;
  const file = join(root, versions);
  if (!existsSync(file)) {
    throw new Error(`${versions} is missing; write it with \`npx duet-check options --versions\`.`);
  }
  return JSON.parse(readFileSync(file, 'utf8')).since;
}

/** The page names an option, lies where that option belongs and states its facts once. */
function checkForm(
  page: Page,
  own: Documented[],
  { options, paged }: Truth,
  { folder }: OptionsSettings,
): Finding[] {
  const [title] = page.headings;
  const at = title ?? { line: 1, column: 1 };
  const paths = paged.map(({ path }) => path);
  if (!title || !options.has(title.text)) {
    const name = title?.text ?? '';
    const near = didYouMean(
      name,
      [...options.keys()].filter(path => path.split('.').length <= 2),
    );
    return [
      find(
        'options/unknown',
        page,
        at,
        `The package has no option \`${name}\`.`,
        near ?? 'The H1 is the path of an option.',
      ),
    ];
  }
  const findings: Finding[] = [];
  const route = `${folder}/${routeOfOption(title.text)}`;
  if (paths.includes(title.text) && page.route !== route) {
    findings.push(
      find(
        'options/place',
        page,
        at,
        `\`${title.text}\` is described at ${page.route}.`,
        `Its page is ${route}.`,
      ),
    );
  }
  const tops = own.filter(({ top }) => top);
  if (tops.length !== 1) {
    const count = tops.length === 0 ? 'no' : tops.length;
    findings.push(
      find(
        'options/facts',
        page,
        tops[1]?.facts ?? at,
        `The page has ${count} <OptionFacts> for \`${title.text}\`.`,
        'One <OptionFacts> below the H1 states the facts.',
      ),
    );
  }
  for (const { facts, path, type, default: defaults } of own) {
    if (type.length !== 1)
      findings.push(
        find(
          'options/facts',
          page,
          facts,
          `The facts of \`${path}\` state ${type.length} types.`,
          'One bullet **Type:** (类型：) with the type in a code span.',
        ),
      );
    if (defaults.length === 0)
      findings.push(
        find(
          'options/facts',
          page,
          facts,
          `The facts of \`${path}\` state no default.`,
          'A bullet **Default:** (默认值：); `undefined` where there is none.',
        ),
      );
    if (!options.has(path) && path !== title.text) {
      const siblings = childrenOf(options, path.split('.').slice(0, -1).join('.'));
      const name = path.split('.').at(-1)!;
      // Properties of types from other packages are not all listed; the comparison of types judges them.
      if (siblings.length > 0) {
        findings.push(
          find(
            'options/unknown',
            page,
            page.headings[facts.section] ?? facts,
            `The package has no option \`${path}\`.`,
            didYouMean(name, siblings) ?? `It has ${siblings.join(', ')}.`,
          ),
        );
      }
    }
  }
  return findings;
}

function childrenOf(options: Map<string, Option>, parent: string): string[] {
  return [...options.keys()]
    .filter(path => path.startsWith(`${parent}.`) && !path.slice(parent.length + 1).includes('.'))
    .map(path => path.slice(parent.length + 1));
}

/** Where a page describes properties one by one, it describes them all. */
function checkProperties(own: Documented[], { options }: Truth): Finding[] {
  const top = own.find(each => each.top);
  if (!top || own.length < 2) return [];
  const described = new Set(own.map(({ path }) => path));
  const lacking = childrenOf(options, top.path).filter(name => {
    const path = `${top.path}.${name}`;
    const group = [...described].some(other => other.startsWith(`${path}.`));
    return !described.has(path) && !group && !options.get(path)!.deprecated;
  });
  // A type that comes from elsewhere (a compiler's, a library's) is described there.
  const children = own.filter(({ path }) => path.split('.').length === top.path.split('.').length + 1);
  if (lacking.length === 0 || children.length < lacking.length) return [];
  return lacking.map(name =>
    find(
      'options/property',
      top.page,
      top.facts,
      `The page describes properties of \`${top.path}\` but not \`${name}\`.`,
      `Add a heading \`${name}\` with its <OptionFacts>.`,
    ),
  );
}

function missingPages(
  project: Project,
  pages: readonly Page[],
  { paged }: Truth,
  { folder, ignore }: OptionsSettings,
): Finding[] {
  return project.languages.flatMap(lang => {
    const own = pages.filter(page => page.lang === lang);
    const titles = new Set(own.flatMap(({ headings }) => headings.slice(0, 1).map(({ text }) => text)));
    return paged
      .filter(({ path, deprecated }) => !deprecated && !ignore[path] && !titles.has(path))
      .map(({ path }) => {
        const extension = own[0]?.file.endsWith('.md') ? 'md' : 'mdx';
        const file = `${join(project.docs, lang).slice(project.root.length + 1)}${folder}/${routeOfOption(path)}.${extension}`;
        return {
          ...find(
            'options/missing',
            { file } as Page,
            { line: 1, column: 1 },
            `The option \`${path}\` has no page.`,
            `Write ${file}.`,
          ),
          optOut: `ignore: { '${path}': 'why' } in the options of the plugin`,
        };
      });
  });
}

function checkTypes(
  documented: Documented[],
  settings: OptionsSettings,
  cache: Cache,
  environment: string,
  folder: string,
): Finding[] {
  const claims = documented.map(each => ({ each, claim: typeClaim(each, documented) }));
  const keyOf = (claim: TypeClaim) => `type ${environment} ${hashOf(JSON.stringify(claim))}`;
  const fresh = new Map(
    claims
      .filter(({ claim }) => cache.get(keyOf(claim)) === undefined)
      .map(({ claim }) => [keyOf(claim), claim]),
  );
  if (fresh.size > 0) {
    const compiler = compilerOf(folder, settings.typescript);
    const answers = compareTypes(compiler, settings.package, settings.type, [...fresh.values()]);
    for (const [index, key] of [...fresh.keys()].entries()) cache.set(key, answers[index] ?? null);
  }
  return claims.flatMap(({ each, claim }) => {
    const answer = cache.get<Disagreement | null>(keyOf(claim));
    if (!answer) return [];
    return [
      find('options/type', each.page, each.type[0]!, `\`${each.path}\`: ${answer.message}`, answer.right),
    ];
  });
}

/** A documented type with the declarations of its bullet and of the option above. */
function typeClaim({ page, path, type: [fact] }: Documented, documented: Documented[]): TypeClaim {
  const code = (each: Documented) =>
    each.type.flatMap(({ fences }) => fences.map(index => page.fences[index]!.code));
  const own = fact!.fences.map(index => page.fences[index]!.code);
  const taken = declaredNames(own.join('\n'));
  const above = documented
    .filter(each => each.page === page && path !== each.path && path.startsWith(`${each.path}.`))
    .flatMap(code)
    .filter(block => ![...declaredNames(block)].some(name => taken.has(name)));
  const span = fact!.parts.find(part => part.code)?.value;
  if (span !== undefined) return { path, text: span, declarations: [...own, ...above] };
  // A block alone: the last type it declares is the option's.
  const last = [...own.join('\n').matchAll(/^\s*(?:export )?(?:type|interface) (\w+)/gm)].at(-1)?.[1];
  return { path, text: last ?? own.join('\n'), declarations: last ? [...own, ...above] : above };
}

function checkDefault(
  { page, path, top, default: stated }: Documented,
  { defaults, options, strip }: Truth,
): Finding[] {
  if (!defaults || stated.length === 0) return [];
  const claims = stated.flatMap(fact => defaultClaims(fact, page.fences));
  if (claims.length === 0) {
    return [
      find(
        'options/default',
        page,
        stated[0]!,
        `The default of \`${path}\` is no code.`,
        'A JavaScript value in a code span, `undefined` where there is none.',
      ),
    ];
  }
  return claims.flatMap(claim => {
    const wrong: Finding[] = [];
    for (const mode of modes.filter(mode => claim.modes.includes(mode))) {
      const { root, options: forms } = defaults[mode];
      let value: unknown;
      try {
        value = evaluate(claim.code, root, strip);
      } catch (error) {
        return [
          find(
            'options/default',
            page,
            claim,
            `The default of \`${path}\` is no JavaScript value: ${(error as Error).message}`,
            'Write the value as code; what explains it, outside the code span.',
          ),
        ];
      }
      const real = forms.map(form => valueAt(form, path));
      if (real.some(({ value: each }) => sameValue(value, each, root))) continue;
      // A property of an option that is no object by default: only the package's own words tell.
      const told = options.get(path)?.default?.replace(/^`|`$/g, '').trim();
      if (!top && (real.every(({ missing }) => missing) || isUndefined(real[0]!.value))) {
        if (told === undefined || same(told, value, root, strip) || isUndefined(value)) continue;
        wrong.push(
          find(
            'options/default',
            page,
            claim,
            `The default of \`${path}\` is not \`${claim.code}\`.`,
            `The package's types say: ${told}`,
          ),
        );
        break;
      }
      const shown = showValue(real[0]!.value).replaceAll(`${root}/`, '').replaceAll(root, '.');
      wrong.push(
        find(
          'options/default',
          page,
          claim,
          `The default of \`${path}\` in ${mode} is not \`${claim.code.length > 60 ? '…' : claim.code}\`.`,
          `It is \`${shown}\` in ${mode}.`,
        ),
      );
      break;
    }
    return wrong;
  });

  function same(text: string, value: unknown, root: string, strip: (code: string) => string): boolean {
    try {
      return sameValue(evaluate(text.replace(/^```\w*\n|\n```$/g, ''), root, strip), value, root);
    } catch {
      // Words instead of a value cannot contradict the page.
      return true;
    }
  }
}

function isUndefined(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as { $?: string }).$ === 'undefined';
}

function checkVersion(
  { page, facts, path, version, top }: Documented,
  { versions }: Truth,
  { since }: OptionsSettings,
): Finding[] {
  if (!versions) return [];
  const real = versions[path] ?? (top ? versions[parentOf(path)] : undefined);
  // A property as old as its option, or of another package's type, need not be dated.
  if (real === undefined && !top) return [];
  if (real === undefined || real === since) {
    return version.map(fact =>
      find(
        'options/version',
        page,
        fact,
        `\`${path}\` states a version, but ${since} has it already.`,
        'Take the bullet out.',
      ),
    );
  }
  const [fact] = version;
  if (!fact) {
    return [
      find(
        'options/version',
        page,
        facts,
        `\`${path}\` is newer than ${since}, but the page does not say so.`,
        `- **Version:** \`>= ${real}\``,
      ),
    ];
  }
  const span = fact.parts.find(part => part.code);
  if (span?.value.replace(/^(?:>=\s*)?v?/, '') === real) return [];
  return [
    find(
      'options/version',
      page,
      span ?? fact,
      `\`${path}\` is not new in ${span?.value ?? 'that version'}.`,
      `\`>= ${real}\``,
    ),
  ];
}

function find(
  rule: string,
  { file }: Pick<Page, 'file'>,
  { line, column }: Place,
  message: string,
  right: string,
): Finding {
  return { rule, severity: 'error', file, line, column, message, right, optOut: allowComment(rule) };
}
