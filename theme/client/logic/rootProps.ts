type Handler = (event: never) => void;

/**
 * The props of the root element of a part: what its user gives, the part's class before the given one, and the part's
 * handlers. Where both handle an event, the user's handler is called first.
 */
export function rootProps<
  Given extends { className?: string },
  Handlers extends Record<string, Handler> = Record<never, Handler>,
>(part: string, { className, ...given }: Given, handlers?: Handlers) {
  const props: Record<string, unknown> = { ...given, className: className ? `${part} ${className}` : part };
  for (const name in handlers) {
    const first = props[name] as Handler | undefined;
    const handler: Handler = handlers[name]!;
    props[name] = (event: never) => {
      first?.(event);
      handler(event);
    };
  }
  return props as Omit<Given, 'className'> & Handlers & { className: string };
}
