import { parseArgs } from 'node:util';
import { auditSite } from './auditSite';
import { type CliEnvironment, normalizedBase, requireSite, siteOptions } from './commandLine';
import { startBrowser } from './startBrowser';

const help = `duet-audit [option …]

  Opens the pages of a built site in a browser and prints their problems: script errors, violations of axe in
  light and dark, closed and open, clipped text, and pages wider than the window.

  --site <folder>    output folder of the build (default: doc_build)
  --base <path>      the site's base (default: /)
  --width <pixels>   width of the window; may be repeated (default: 1440, 390 and 320)
  --help             print this text

  Needs playwright-core, axe-core and an installed Chromium or Chrome.
  The exit code is 0, 1 if there are problems, or 2 if the site cannot be audited.
`;

/**
 * The command line.
 * @returns the exit code, 0 or 1
 * @throws Error that says why the site cannot be audited
 */
export async function runCli(args: string[], { findChromium, print }: CliEnvironment): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { ...siteOptions, width: { type: 'string', multiple: true } },
  });
  if (values.help) {
    print(help);
    return 0;
  }
  const { site } = values;
  requireSite(site);
  const widths = values.width?.map(widthOf);
  const browser = await startBrowser(process.cwd(), findChromium);
  try {
    const base = normalizedBase(values.base);
    const { pages, opened, problems } = await auditSite(browser, site, { base, ...(widths && { widths }) });
    for (const problem of problems) print(problem);
    print(
      `${pages} pages, of which ${opened.length} with new elements were opened: ${problems.length} problems`,
    );
    return problems.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

function widthOf(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < 1)
    throw new Error(`--width must be a positive integer, not ${text}.`);
  return width;
}
