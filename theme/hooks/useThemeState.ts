import { startTransition, useCallback, useEffect, useState } from 'react';

type Theme = 'light' | 'dark';
const key = 'rspress-theme-appearance';

/**
 * The colour scheme for Rspress and for `useDark`, in place of the stock hook: the head script
 * (build/appearance) has painted the scheme already, so this reads the root and never repaints it
 * (the stock hook shows the system's scheme for a moment before the stored one), and it lives
 * where storage is forbidden (the stock hook takes the whole page down).
 * Reads as light on the server and during hydration.
 */
export function useThemeState(): readonly [Theme, (theme: Theme | 'auto') => void] {
  const [theme, setState] = useState<Theme>('light');
  useEffect(() => {
    const read = () => {
      const dark = document.documentElement.classList.contains('dark');
      // The whole page renders anew with the theme; it may do so in slices.
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
      // The choice then holds for this page.
    }
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, []);
  return [theme, setTheme];
}
