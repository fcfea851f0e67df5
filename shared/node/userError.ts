/** An error about a mistake of the user. Its message says all; no stack trace is printed with it. */
export function userError(message: string): Error {
  const error = new Error(message);
  // Loggers print the stack if there is one, else the message.
  error.stack = '';
  return error;
}

/** Whether an error is one of {@link userError}. */
export const isUserError = (error: unknown): error is Error => error instanceof Error && error.stack === '';
