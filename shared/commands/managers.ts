/** The package managers of the tabs, in their order. */
export const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

/** A package manager whose commands can be written; `deno` only where a page asks for it. */
export type PackageManager = (typeof managers)[number] | 'deno';

/** The package managers that npm commands are translated for. */
export type Target = Exclude<PackageManager, 'npm'>;

/** How a package is run: the program of an installed one (`exec`), or one fetched for this run (`dlx`). */
export type RunKind = 'exec' | 'dlx';
