/** A promise that a test fulfils itself; Node.js 20 lacks `Promise.withResolvers`. */
export function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>(done => {
    resolve = done;
  });
  return { promise, resolve };
}
