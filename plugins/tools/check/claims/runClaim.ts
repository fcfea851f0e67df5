import { execute, lastLines } from '../core/execute';
import { resolveCommand } from '../core/resolveCommand';
import { inTemporaryProject } from '../core/temporaryProject';
import type { Claim } from './claimFile';
import { compareAnswer, compareRun } from './expectations';
import { freePort, startServer } from './server';

/** Why a claim fails, with the output of its last command; undefined if it holds. */
export type ClaimFailure = { message: string; output: string } | undefined;

/** Runs a claim in the temporary project `id` below `folder`; the timeout is per command, in seconds. */
export function runClaim(
  claim: Claim,
  folder: string,
  id: string,
  timeout: number,
  run = execute,
): Promise<ClaimFailure> {
  return inTemporaryProject(folder, id, claim.files, async home => {
    const port = String(await freePort());
    const env = { PORT: port, ...claim.env };
    for (const [index, command] of claim.run.entries()) {
      const words = commandOf(command.replaceAll('{port}', port), folder);
      const result = await run(words, home, timeout, env);
      const isLast = index === claim.run.length - 1 && claim.serve === undefined;
      const problems = isLast
        ? compareRun(claim, home, result)
        : result.code !== 0
          ? [`exits with code ${result.code}`]
          : [];
      const failure = failureOf(command, problems, result.output);
      if (failure) return failure;
    }
    return claim.serve === undefined ? undefined : runServer(claim, claim.serve, home, { folder, timeout });
  });
}

async function runServer(
  { requests, expect, env }: Claim,
  serve: string,
  home: string,
  { folder, timeout }: { folder: string; timeout: number },
): Promise<ClaimFailure> {
  const port = await freePort();
  const command = commandOf(serve.replaceAll('{port}', String(port)), folder);
  const server = await startServer(command, home, port, timeout, env).catch((error: Error) => error);
  if (server instanceof Error) return failureOf(serve, ['does not start'], server.message);
  try {
    const problems: string[] = [];
    for (const request of requests) {
      const answer = await fetch(server.origin + request.get, {
        headers: request.with,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout * 1000),
      });
      problems.push(...(await compareAnswer(request, answer)));
    }
    const result = { code: expect.code ?? 0, output: server.output() };
    return failureOf(serve, [...problems, ...compareRun({ expect }, home, result)], server.output());
  } finally {
    await server.stop();
  }
}

/**
 * Whether a claim may run in a process that runs others: `first` before them, because state that they
 * leave could hide something that must not be there. Modules read the environment when they are loaded.
 */
export function reuseOf({ serve, env, expect }: Claim): 'never' | 'first' | 'any' {
  if (serve !== undefined || Object.keys(env).length > 0) return 'never';
  return expect.printsNot.length + expect.writesNot.length > 0 ? 'first' : 'any';
}

function failureOf(command: string, problems: readonly string[], output: string): ClaimFailure {
  if (problems.length === 0) return undefined;
  return { message: `\`${command}\` ${problems.join(', ')}.`, output: lastLines(output) };
}

/** The program and arguments of a command line; quotes keep spaces together. */
function commandOf(line: string, folder: string): string[] {
  const words = (line.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map(word => word.replace(/^(["'])(.*)\1$/, '$2'));
  const [name = '', ...args] = words;
  return [...resolveCommand(folder, name), ...args];
}
