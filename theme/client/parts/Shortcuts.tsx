import { useLinkNavigate, usePrevNextPage } from '@rspress/core/theme';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { readStored, store } from '../browser/storage';
import { isField, shortcutOf, shortcutsKey } from '../logic/shortcuts';

const LateList = lazy(() => import('./ShortcutsList'));

/** Single keys for the previous and next page, the sidebar, the outline, and a list of all keys. */
export function Shortcuts() {
  const { prevPage, nextPage } = usePrevNextPage();
  const navigate = useLinkNavigate();
  const [isListed, setListed] = useState(false);
  const [isOn, setOn] = useState(true);

  const press = (event: KeyboardEvent) => {
    const isModal = document.querySelector(':modal') !== null;
    // The search has one key of its own, which can be turned off with the others.
    if (!isOn && event.key === '/' && !event.ctrlKey && !event.metaKey && !isField(event) && !isModal)
      return event.stopImmediatePropagation();
    const shortcut = isModal ? undefined : shortcutOf(event, isOn);
    if (!shortcut) return;
    const focus = (...selectors: string[]) => {
      const links = selectors.flatMap(selector => [...document.querySelectorAll<HTMLElement>(selector)]);
      links.find(link => link.checkVisibility())?.focus();
    };
    event.preventDefault();
    switch (shortcut) {
      case 'list':
        return setListed(true);
      case 'previous':
        return prevPage && navigate(prevPage.link);
      case 'next':
        return nextPage && navigate(nextPage.link);
      case 'sidebar':
        return focus('#duet-sidebar [aria-current]', '#duet-sidebar a');
      case 'outline':
        return focus('#duet-outline a');
    }
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    setOn(readStored(shortcutsKey) !== 'off');
    const listen = (event: KeyboardEvent) => latest.current(event);
    // Before the search hears the key.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);

  const turn = (on: boolean) => {
    setOn(on);
    store(shortcutsKey, on ? null : 'off');
  };
  return (
    <Suspense>{isListed && <LateList isOn={isOn} onTurn={turn} onClose={() => setListed(false)} />}</Suspense>
  );
}
