import { type RefObject, useEffect } from 'react';

/** How long typing must rest before it is searched, in milliseconds. @see specification, section 9 */
const debounceMs = 150;

/**
 * Follows what is typed; the field stands outside of the panel, in the server's HTML.
 * @param onType called at once with what stands in the field
 * @param onRest called when typing rests; what to ask for is read then, for by
 * that time the dialog may be closed and the field empty
 */
export function useSearchField(
  input: RefObject<HTMLInputElement | null>,
  onType: (query: string) => void,
  onRest: () => void,
): void {
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    let timer: ReturnType<typeof setTimeout>;
    const onInput = (event: Event) => {
      // An input method is still at work; its end is an event of its own.
      if ((event as InputEvent).isComposing) return;
      const query = field.value.trim();
      clearTimeout(timer);
      onType(query);
      timer = setTimeout(onRest, query ? debounceMs : 0);
    };
    field.addEventListener('input', onInput);
    field.addEventListener('compositionend', onInput);
    // Typed before this was loaded.
    if (field.value) onRest();
    return () => {
      clearTimeout(timer);
      field.removeEventListener('input', onInput);
      field.removeEventListener('compositionend', onInput);
    };
  }, [input, onType, onRest]);
}
