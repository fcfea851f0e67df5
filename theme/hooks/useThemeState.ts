import { startTransition, useCallback, useEffect, useState } from 'react';

type Theme = 'light' | 'dark';
const key = 'rspress-theme-appearance';

/**
 * The colour scheme for Rspress and for `useDark`; light on the server and during hydration. Unlike
 * the stock hook, it reads the scheme that the head script has set on the root, so it never flashes
 * the system's scheme before the stored one, and it does not throw where storage is blocked.
 */
export function useThemeState(): readonly [Theme, (theme: Theme | 'auto') => void] {
  const [theme, setState] = useState<Theme>('light');
  useEffect(() => {
    const read = () => {
      const dark = document.documentElement.classList.contains('dark');
      // The whole page renders again with the theme, so the update must not block.
      startTransition(() => setState(dark ? 'dark' : 'light'));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, []);
  const setTheme = useCallback((newValue: Theme | 'auto') => {
    try {
      localStorage.setItem(key, newValue);
    } catch {
      // Storage is blocked: the choice lasts until the page is left.
    }
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, []);
  return [theme, setTheme];
}
