import { type RefObject, useEffect } from 'react';

/** How long typing must pause before a search, in milliseconds. */
const debounceMs = 150;

/** Follows what is typed: `onType` at once, `onPause` when typing pauses, which reads the field itself. */
export function useSearchField(
  input: RefObject<HTMLInputElement | null>,
  onType: (query: string) => void,
  onPause: () => void,
): void {
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    let timer: ReturnType<typeof setTimeout>;
    const onInput = (event: Event) => {
      // An input method is active; its end has an event of its own.
      if ((event as InputEvent).isComposing) return;
      const query = field.value.trim();
      clearTimeout(timer);
      onType(query);
      timer = setTimeout(onPause, query ? debounceMs : 0);
    };
    field.addEventListener('input', onInput);
    field.addEventListener('compositionend', onInput);
    // Typed before this was loaded.
    if (field.value) onPause();
    return () => {
      clearTimeout(timer);
      field.removeEventListener('input', onInput);
      field.removeEventListener('compositionend', onInput);
    };
  }, [input, onType, onPause]);
}
