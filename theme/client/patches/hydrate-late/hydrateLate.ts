import { reactEvents } from '../../../shared/reactStart';

/** Events that show that a reader is using the page. */
const interactions = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** Milliseconds between `load` and the start on a page that nobody touches. */
const idleMs = 1500;

/** Parts of the start; each loads and evaluates its modules when it is called. */
interface StartParts {
  /** React. */
  react: () => Promise<unknown>;
  /** Rspress's app with the theme. */
  app: () => Promise<unknown>;
  /** Hydrates the page. */
  render: () => Promise<unknown>;
}

/**
 * Starts React on the reader's first interaction or when the page is idle, each part in a task of its own.
 * Clicks on buttons meanwhile are repeated once React listens.
 */
export async function hydrateLate({ react, app, render }: StartParts): Promise<void> {
  const clicked: HTMLElement[] = [];
  const keep = (event: MouseEvent) => {
    const button = (event.target as Element).closest?.<HTMLElement>('button');
    // The platform and the scripts of the page have handled theirs already.
    if (button && !event.defaultPrevented && !worksWithoutReact(button)) clicked.push(button);
  };
  // The script of the page has loaded this one for the reader, and repeats the clicks.
  const isNeeded =
    import.meta.env.DUET_REACT_NEEDED && !dispatchEvent(new Event(reactEvents.loaded, { cancelable: true }));
  if (!isNeeded) {
    addEventListener('click', keep);
    await firstInteraction();
  }
  await react();
  await nextTask();
  await app();
  await nextTask();
  await render();
  removeEventListener('click', keep);
  // React hydrates the part around a clicked button at once.
  for (const button of clicked) button.click();
  if (import.meta.env.DUET_REACT_NEEDED) dispatchEvent(new Event(reactEvents.listens));
}

/** Buttons that work before React: of popovers and dialogs, tabs, and the theme's own scripts. */
function worksWithoutReact(button: HTMLElement): boolean {
  // Older browsers ignore `commandfor`; there React opens the dialog.
  if ('commandForElement' in button && button.matches('[commandfor]')) return true;
  return button.matches('[popovertarget], [role=tab], [data-duet-appearance], [data-close]');
}

function firstInteraction(): Promise<void> {
  return new Promise(resolve => {
    const start = () => {
      for (const type of interactions) removeEventListener(type, start, true);
      resolve();
    };
    for (const type of interactions) addEventListener(type, start, { capture: true, passive: true });
    const wait = () => setTimeout(start, idleMs);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
}

/** Resolves in a task of its own, after input that waits. */
function nextTask(): Promise<unknown> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
}
