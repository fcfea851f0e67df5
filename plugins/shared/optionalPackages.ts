import { userError } from '../../shared/node/userError';

/**
 * Loads packages that only users of one plugin install.
 * @throws an error that says how to install all that are missing
 */
export async function optionalPackages<Exports extends unknown[]>(
  plugin: string,
  ...names: { [Index in keyof Exports]: string }
): Promise<Exports> {
  // A bundler leaves them alone; the types are declared here, so that other users need not install them.
  const loaded = await Promise.allSettled(names.map(name => import(/* webpackIgnore: true */ name)));
  const missing = names.filter((_, index) => isMissing(loaded[index]!));
  if (missing.length > 0)
    throw userError(
      `[rspress-plugin-duet/${plugin}] Missing ${missing.length > 1 ? 'packages' : 'package'}: ${missing.join(', ')}. Run: npm install -D ${missing.join(' ')}`,
    );
  return loaded.map(result => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  }) as Exports;
}

const isMissing = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' && (result.reason as { code?: string }).code === 'ERR_MODULE_NOT_FOUND';
