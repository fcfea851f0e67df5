/** What {@link startReact} needs to know. */
export interface StartReactSettings {
  /** Id of the template with the scripts. */
  template: string;
  /** Names of events of the window (shared/reactStart.ts). */
  needed: string;
  loaded: string;
  listens: string;
  ready: string;
  /** What needs React when it is pressed or focused. */
  controls: string;
  /** Controls whose presses the browser and the scripts of the page handle. */
  native: string;
  /** What needs React when the pointer rests on it, besides the controls; an empty text for nothing. */
  previewed: string;
  /** Images that readers can enlarge; an empty text for none. */
  images: string;
  /** Single keys that need React. */
  keys: string;
}

/**
 * Loads React when the reader presses or focuses something that needs it, or rests the pointer on it. What was
 * pressed is pressed again once React listens. Pages without the template have started as usual. It is copied as
 * source.
 */
export function startReact(settings: StartReactSettings): void {
  const { template, needed, loaded, listens, ready, controls, native, previewed, images, keys } = settings;
  /** How long the pointer rests on a control before React is loaded, in milliseconds. */
  const restMs = 100;
  /** Where the browser follows a press by itself, which has to wait. */
  const followed = 'form button:not([type=button]), a';
  let pressed: HTMLElement[] = [];
  let key: string | undefined;
  /** The tags that have not been put into the page, or that could not be loaded. */
  let waiting: Element[] | undefined;
  let isNeeded = false;
  let isRepeating = false;
  const stop = new AbortController();
  const listener = { signal: stop.signal };

  const scripts = () => {
    const box = document.getElementById(template) as HTMLTemplateElement | null;
    waiting ??= box ? [...box.content.children] : undefined;
    return waiting;
  };
  const isImage = (element: HTMLElement) => images !== '' && element.matches(images);
  /** Presses again what `isWanted`, and keeps the rest. */
  const repeat = (isWanted: (element: HTMLElement) => boolean) => {
    const wanted = pressed.filter(isWanted);
    pressed = pressed.filter(element => !wanted.includes(element));
    isRepeating = true;
    for (const element of wanted) element.click();
    isRepeating = false;
  };
  const load = () => {
    const tags = scripts();
    if (!tags) return;
    isNeeded = true;
    for (const tag of tags.splice(0)) {
      // A clone keeps integrity and nonce, and a policy for trusted types has nothing to check.
      const copy = tag.cloneNode(true) as HTMLScriptElement;
      // In the order of the page.
      if (copy.localName === 'script') copy.async = false;
      copy.addEventListener('error', () => {
        copy.remove();
        waiting?.push(tag);
        // Without React, the browser follows what it can.
        repeat(element => element.matches(followed));
      });
      document.head.append(copy);
    }
  };
  const find = ({ target }: Event, selector: string) =>
    selector && scripts() && target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const needs = (event: Event) => {
    const control = find(event, controls);
    return control?.matches(native) ? null : control;
  };

  addEventListener(
    'click',
    event => {
      const control = event.defaultPrevented || isRepeating ? null : (needs(event) ?? find(event, images));
      if (!control) return;
      const isSpecial = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (isSpecial && control.localName === 'a') return;
      load();
      // The browser opens its dialog.
      if (control.hasAttribute('commandfor')) return;
      if (control.matches(followed)) event.preventDefault();
      pressed.push(control);
    },
    listener,
  );
  addEventListener('focusin', event => needs(event) && load(), listener);
  addEventListener(
    'keydown',
    event => {
      const { target, ctrlKey, metaKey, altKey } = event;
      // Once React is there, images are buttons.
      if (event.key === 'Tab' && images && scripts() && document.querySelector(images)) load();
      if (ctrlKey || metaKey || altKey || event.key.length !== 1 || !keys.includes(event.key)) return;
      if (!scripts() || (target as HTMLElement).isContentEditable || find(event, 'input, textarea, select'))
        return;
      key = event.key;
      load();
    },
    listener,
  );
  let timer: ReturnType<typeof setTimeout>;
  addEventListener(
    'pointerover',
    event => {
      clearTimeout(timer);
      const menu = find(event, '[popovertarget]');
      // A touch presses.
      if (event.pointerType === 'mouse' && (menu ?? needs(event) ?? find(event, previewed)))
        timer = setTimeout(load, restMs);
    },
    listener,
  );

  addEventListener(needed, load, listener);
  addEventListener(
    loaded,
    event => {
      if (isNeeded) event.preventDefault();
      // It starts as usual, and keeps clicks itself.
      else stop.abort();
    },
    { once: true },
  );
  addEventListener(listens, () => repeat(element => !isImage(element)), listener);
  addEventListener(
    ready,
    () => {
      stop.abort();
      clearTimeout(timer);
      // After the effects of this commit, and the updates that they ask for.
      setTimeout(() => {
        repeat(() => true);
        const pointed = [...document.querySelectorAll(':hover')].at(-1);
        const over = { bubbles: true, pointerType: 'mouse' };
        pointed?.dispatchEvent(new PointerEvent('pointerover', over));
        const focused = document.activeElement ?? document.body;
        if (key)
          focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      });
    },
    { once: true },
  );

  // In older browsers, React opens dialogs and places menus.
  const isOld =
    !CSS.supports('position-area: bottom') || !('commandForElement' in HTMLButtonElement.prototype);
  const loadEarly = () => {
    load();
    isNeeded = false;
  };
  if (isOld) document.addEventListener('DOMContentLoaded', loadEarly);
}
