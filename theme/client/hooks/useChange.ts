import { useEffect, useRef } from 'react';

/**
 * Calls `onChange` after each change of a value, and not when the component mounts: what the reader opened
 * before hydration stays open.
 */
export function useChange(value: string, onChange: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current !== value) onChange();
    last.current = value;
  });
}
