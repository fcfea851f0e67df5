/**
 * Runs a command and leaves with its exit code; a command that cannot run leaves with 2 and says why. `DEBUG` prints
 * where that happened.
 * @param {string} name @param {() => number | Promise<number>} run
 */
export async function runCommand(name, run) {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    if (process.env.DEBUG) console.error(error);
    process.exitCode = 2;
  }
}
