import { userError } from '../../shared/node/userError';

/**
 * Loads a package that only users of one plugin install.
 * @throws an error that says how to install it
 */
export async function optionalPackage<Exports>(plugin: string, name: string): Promise<Exports> {
  try {
    // A bundler leaves it alone; the types are declared here, so that other users need not install it.
    return await import(/* webpackIgnore: true */ name);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw userError(
      `[rspress-plugin-duet/${plugin}] The package "${name}" is missing. Install it: npm install -D ${name}`,
    );
  }
}
