/** The text in local storage; null if there is none or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The value of the JSON in local storage; undefined if there is none, it is invalid or storage is blocked. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it with null; does nothing where storage is blocked or full. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // What a reader chose then lasts until the page is left.
  }
}
