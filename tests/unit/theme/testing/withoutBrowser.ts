import type { CliEnvironment } from '../../../../theme/testing/commandLine';

/** Runs a command line as far as it gets without a browser: its exit code or its error, then what it printed. */
export const withoutBrowser =
  (runCli: (args: string[], environment: CliEnvironment) => Promise<number>) =>
  async (...args: string[]): Promise<string> => {
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    const findChromium = () => {
      throw new Error('started a browser');
    };
    const result = await runCli(args, { findChromium, print }).catch(error => error.message);
    return [result, ...printed].join('\n');
  };
