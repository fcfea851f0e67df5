import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { hiddenParts } from '../logic/hiddenParts';

/** Marks on `<html>` which parts the address switches off; styles hide them. The head script does so for the first page. */
export function useHiddenParts(): void {
  const { search } = useLocation();
  useLayoutEffect(() => {
    document.documentElement.dataset.duetHide = hiddenParts(search);
  }, [search]);
}
