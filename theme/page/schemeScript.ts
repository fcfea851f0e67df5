import type { revealScheme } from './revealScheme';

/** What the script needs to know about the site. */
export interface SchemeSettings {
  /** Key of the reader's choice in local storage. */
  key: string;
  /** The scheme until the reader chooses one: `light`, `dark` or `auto`. */
  fallback: string;
  /** Whether the reader may choose. */
  choosable: boolean;
}

/**
 * The colour scheme before and without React: first paint, system, other tabs and the toggle
 * (`[data-duet-appearance]`), whose first press always changes what the reader sees. `reveal` shows what
 * `paint` changes; without it that happens at once. It is copied as source.
 */
export function schemeScript(
  { key, fallback, choosable }: SchemeSettings,
  reveal?: typeof revealScheme,
): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  let choice = fallback;
  const choose = (value: string | null) => {
    choice = value && /^(light|dark|auto)$/.test(value) ? value : fallback;
  };
  const paint = () => {
    const isDark = choice === 'auto' ? system.matches : choice === 'dark';
    for (const name of ['dark', 'rp-dark']) root.classList.toggle(name, isDark);
    root.style.colorScheme = isDark ? 'dark' : 'light';
    if (choosable) root.dataset.duetTheme = choice;
  };
  try {
    if (choosable) choose(localStorage.getItem(key));
  } catch {}
  paint();
  system.addEventListener('change', paint);
  if (!choosable) return;

  addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed !== null && changed !== key) return;
    try {
      // Without a key, all may have changed.
      choose(changed ? newValue : localStorage.getItem(key));
    } catch {}
    paint();
  });

  addEventListener('click', event => {
    const button = (event.target as Element).closest?.('[data-duet-appearance]');
    if (!button) return;
    const round = system.matches ? ['auto', 'light', 'dark'] : ['auto', 'dark', 'light'];
    choice = round[(round.indexOf(choice) + 1) % 3] ?? fallback;
    try {
      localStorage.setItem(key, choice);
    } catch {}
    if (reveal) reveal(paint, button, event);
    else paint();
  });
}
