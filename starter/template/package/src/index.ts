/** Options of {@link greet}. */
export interface GreetOptions {
  /** Whether the greeting ends with an exclamation mark. */
  loud?: boolean;
  /** Word in front of the name. */
  word?: string;
}

/** A greeting for `name`. */
export function greet(name: string, { loud = false, word = 'Hello' }: GreetOptions = {}): string {
  return `${word}, ${name}${loud ? '!' : '.'}`;
}
