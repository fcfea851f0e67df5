import { Window } from 'happy-dom';

/** A page without layout, whose scripts know nothing but its own globals. */
export interface TestPage {
  window: Window;
  document: Document;
  /** The first element of a selector. */
  find: (selector: string) => HTMLElement;
  /** Runs a script by its text alone. */
  run: (source: string) => void;
}

/** Opens a page that has been parsed; with `isBlocked`, reading its storage throws. */
export function openPage(html: string, { url = 'http://site.test/', isBlocked = false } = {}): TestPage {
  const window = new Window({
    url,
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  });
  if (isBlocked)
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new Error('storage is blocked');
        },
      });
  window.document.body.innerHTML = html;
  const document = window.document as unknown as Document;
  return {
    window,
    document,
    find: selector => document.querySelector<HTMLElement>(selector)!,
    run: source => void window.eval(source),
  };
}
