import { startTransition, useCallback, useEffect, useState } from 'react';
import { storageKeys } from '../../shared/page';
import { store } from '../browser/storage';

type Theme = 'light' | 'dark';

/**
 * The colour scheme for Rspress, light until hydration. Unlike the stock hook, it reads what the
 * script of the page has set, so the system's scheme never flashes, and blocked storage does not throw.
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
    store(storageKeys.scheme, newValue);
    // The script of the page listens to it, as it does to other browser tabs.
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.scheme, newValue }));
  }, []);
  return [theme, setTheme];
}
