import { readFileSync } from 'node:fs';

/** A patch, as the warning describes it when it finds nothing to change. */
export interface PatchInfo<Name extends string = string> {
  /** The name that switches it off. */
  name: Name;
  /** The npm package whose internals it changes. */
  package: string;
  /** What is lost without it, as the end of "Without it, …". */
  loss: string;
  /** The modules that it rewrites; absent for a patch of a configuration or of a file of the output. */
  file?: RegExp;
}

/** The switches of patches: `false` switches one off. */
export type PatchSwitches<Name extends string> = { readonly [name in Name]?: boolean | undefined };

interface Use {
  info: PatchInfo;
  seen: number;
  applied: number;
  /** Why it could not be applied, if it threw. */
  error?: unknown;
}

/** The patches of one plugin, and whether this build applied them. */
export class Patches<Name extends string> {
  readonly #uses: Use[] = [];
  #reported = false;

  /**
   * @param owner the package in messages @param factory the plugin with the option `patches`, if it has one
   * @param removed patches of earlier versions, whose switches have no effect any more
   */
  constructor(
    readonly owner: string,
    readonly factory?: string,
    readonly switches: PatchSwitches<Name> = {},
    readonly removed: readonly string[] = [],
  ) {}

  /** Whether a patch is not switched off. */
  isOn(name: Name): boolean {
    return this.switches[name] !== false;
  }

  /**
   * Registers a change to internals of Rspress or of a library: returns a function that rewrites subjects
   * for which `test` holds, and none if the patch is off.
   */
  patch<Subject>(
    info: PatchInfo<Name>,
    test: (subject: Subject) => boolean,
    rewrite: (subject: Subject) => Subject,
  ): (subject: Subject) => Subject {
    if (!this.isOn(info.name)) return subject => subject;
    const use: Use = { info, seen: 0, applied: 0 };
    this.#uses.push(use);
    return subject => {
      use.seen += 1;
      if (!test(subject)) return subject;
      use.applied += 1;
      return rewrite(subject);
    };
  }

  /** Records that internals which a patch calls threw; its warning names the error. */
  failed(name: Name, error: unknown): void {
    for (const use of this.#uses) if (use.info.name === name) use.error = error;
  }

  /** Records whether an internal name that is only looked up exists, and returns that. */
  lookUp(info: PatchInfo<Name>, isFound: boolean): boolean {
    return this.patch<boolean>(info, Boolean, exists => exists)(isFound);
  }

  /**
   * One warning for each patch that found nothing in the source files of the build, and for each switch without
   * effect; none when called again.
   */
  warnings(files: readonly string[]): string[] {
    if (this.#reported) return [];
    this.#reported = true;
    const useless = this.removed.filter(name => name in this.switches);
    return [
      ...this.#uses.filter(use => foundNothing(use, files)).map(use => this.#warning(use, files)),
      ...useless.map(
        name =>
          `[${this.owner}] ${this.factory}({ patches: { '${name}': … } }) has no effect any more: this version has no such patch. Delete the line.`,
      ),
    ];
  }

  #warning({ info: { name, package: of, loss }, error }: Use, files: readonly string[]): string {
    const version = versionOf(of, files);
    const subject = `${of}${version ? ` ${version}` : ''}`;
    return [
      error === undefined
        ? `[${this.owner}] The patch "${name}" found nothing to change in ${subject}.`
        : `[${this.owner}] The patch "${name}" does not work with ${subject}: ${error}.`,
      `Without it, ${loss}.`,
      ...(this.factory ? [`To switch it off: ${this.factory}({ patches: { '${name}': false } })`] : []),
    ].join(' ');
  }
}

/** False for a package that the site does not use, and for modules that come from the build's cache. */
function foundNothing(
  { info: { package: of, file }, seen, applied, error }: Use,
  files: readonly string[],
): boolean {
  if (error !== undefined) return true;
  if (applied > 0) return false;
  if (seen > 0 || !file) return seen > 0;
  return files.some(path => folderOf(of, path)) && !files.some(path => file.test(path));
}

function folderOf(name: string, path: string): string | undefined {
  const index = path.replaceAll('\\', '/').lastIndexOf(`/node_modules/${name}/`);
  return index < 0 ? undefined : path.slice(0, index + `/node_modules/${name}/`.length);
}

function versionOf(name: string, files: readonly string[]): string | undefined {
  const folder = files.map(path => folderOf(name, path)).find(Boolean);
  try {
    return folder && JSON.parse(readFileSync(`${folder}package.json`, 'utf8')).version;
  } catch {
    return undefined;
  }
}
