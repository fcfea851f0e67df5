import { runDuet } from '../plugins/tools/cli/index';

/** What {@link duet} may give to the command. */
interface Surroundings {
  /** Environment variables. */
  variables?: Record<string, string>;
  /** Finds the browser; by default the command fails with "started a browser" when it needs one. */
  findChromium?: () => string | undefined;
}

/**
 * Runs the command `duet`.
 * @param args without the program
 * @returns its exit code, and what it printed on standard output and on standard error
 */
export async function duet(
  args: readonly string[],
  { variables = {}, findChromium = noBrowser }: Surroundings = {},
) {
  const [output, errors]: [string[], unknown[]] = [[], []];
  const code = await runDuet(args, {
    print: line => void output.push(line),
    printError: error => void errors.push(error),
    variables,
    findChromium,
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

function noBrowser(): never {
  throw new Error('started a browser');
}
