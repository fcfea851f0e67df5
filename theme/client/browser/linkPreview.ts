import type { PagePreview } from '../../shared/previewFile';
import { placePopover } from './placePopover';

/** How long the pointer may be between link and preview, in milliseconds. */
const leaveMs = 200;

/** The files with previews that were asked for. */
const files = new Map<string, Promise<Record<string, PagePreview>>>();

/**
 * Shows the preview of a page beside its link, until pointer and focus have left both, Escape is pressed, the page
 * scrolls away or `signal` is aborted. Shows nothing if the file with previews cannot be loaded.
 */
export async function showPreview(
  link: HTMLAnchorElement,
  routePath: string,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const preview = (await load(file))?.[routePath];
  const isWanted = () => link.matches(':hover, :focus-visible');
  if (!preview || signal.aborted || !isWanted()) return;

  document.getElementById(panelId)?.hidePopover();
  const panel = panelOf(preview);
  // Inside a landmark, for those who move between them.
  (link.closest('main') ?? document.body).append(panel);
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const hide = () => {
    clearTimeout(timer);
    stop.abort();
    link.removeAttribute('aria-describedby');
    panel.remove();
  };
  const leave = () => {
    clearTimeout(timer);
    timer = setTimeout(() => !isWanted() && !panel.matches(':hover') && hide(), leaveMs);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  const untilHidden = { signal: stop.signal };
  for (const element of [link, panel]) element.addEventListener('pointerleave', leave, untilHidden);
  link.addEventListener('blur', leave, untilHidden);
  link.addEventListener('click', hide, untilHidden);
  document.addEventListener('keydown', press, { ...untilHidden, capture: true });
  // A link that has moved away from under its preview.
  document.addEventListener('scroll', hide, untilHidden);
  panel.addEventListener('beforetoggle', event => event.newState === 'closed' && hide(), untilHidden);
  signal.addEventListener('abort', hide, untilHidden);

  link.setAttribute('aria-describedby', panelId);
  panel.showPopover({ source: link });
  placePopover(panel, link, 'bottom-left');
}

const panelId = 'duet-link-preview';

/** The element of a preview, which describes its link. */
function panelOf([title, description, lang]: PagePreview): HTMLElement {
  const panel = document.createElement('div');
  Object.assign(panel, { id: panelId, className: 'duet-link-preview rp-not-doc', popover: 'manual' });
  panel.setAttribute('role', 'tooltip');
  if (lang) panel.lang = lang;
  const heading = document.createElement('strong');
  heading.textContent = title;
  panel.append(heading);
  if (description) {
    const text = document.createElement('p');
    text.textContent = description;
    panel.append(text);
  }
  return panel;
}

/** The previews in a file; a failed request is repeated when they are needed again. */
async function load(file: string): Promise<Record<string, PagePreview> | undefined> {
  const loaded = files.get(file);
  const request =
    loaded ??
    fetch(file).then(response => {
      if (!response.ok) throw new Error(`${response.status} ${file}`);
      return response.json() as Promise<Record<string, PagePreview>>;
    });
  files.set(file, request);
  try {
    return await request;
  } catch {
    files.delete(file);
    return undefined;
  }
}
