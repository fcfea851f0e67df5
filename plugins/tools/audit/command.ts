import { counted } from '../../../shared/counted';
import { defineCommand } from '../cli/command';
import { auditSite } from './auditSite';
import { normalizedBase, requireBase, requireSite, siteOptions } from './siteOptions';
import { startBrowser } from './startBrowser';

export const command = defineCommand({
  description: `Opens the pages of a built site in a browser and prints their problems: script errors, violations of axe in
light and dark, closed and open, clipped text, and pages wider than the window.`,
  options: {
    ...siteOptions,
    width: {
      type: 'string',
      value: '<pixels>',
      multiple: true,
      description: 'width of the window; may be repeated (default: 1440, 390 and 320)',
    },
  },
  notes: 'Needs playwright-core, axe-core and an installed Chromium or Chrome.',
  found: 'there are problems',
  async run({ values: { site, base, width } }, { findChromium, print }) {
    requireSite(site);
    requireBase(site, normalizedBase(base));
    const widths = width?.map(widthOf);
    const browser = await startBrowser(process.cwd(), findChromium);
    try {
      const { pages, opened, problems } = await auditSite(browser, site, {
        base: normalizedBase(base),
        ...(widths && { widths }),
      });
      for (const problem of problems) print(problem);
      const found = counted(problems.length, 'problems');
      print(`${counted(pages, 'pages')}, ${opened.length} with new elements opened: ${found}`);
      return problems.length > 0;
    } finally {
      await browser.close();
    }
  },
});

function widthOf(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < 1)
    throw new Error(`--width must be a positive integer, not ${text}.`);
  return width;
}
