/** An error about a mistake of the user. Its message says all; no stack trace is printed with it. */
export function userError(message: string): Error {
  const error = new Error(message);
  // Loggers print the stack if there is one, else the message.
  error.stack = '';
  return error;
}

/** The same for Rspack, which prints the stack alone. */
export function compilerError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

/** Whether an error is one of {@link userError}. */
export const isUserError = (error: unknown): error is Error => error instanceof Error && error.stack === '';
