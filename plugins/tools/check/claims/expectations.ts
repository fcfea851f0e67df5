import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Claim, ClaimRequest } from './claimFile';

/** Whether a text contains another, or matches it if that is written `/…/`. A run of whitespace counts as one space. */
export function contains(text: string, expected: string): boolean {
  const [, pattern] = /^\/(.+)\/$/s.exec(expected) ?? [];
  if (pattern) return new RegExp(pattern, 's').test(text);
  const normal = (value: string) => value.replace(/\s+/g, ' ').trim();
  return normal(text).includes(normal(expected));
}

/** How the result of a claim's last command differs from what it expects. */
export function compareRun(
  { expect }: Pick<Claim, 'expect'>,
  home: string,
  { code, output }: { code: number; output: string },
): string[] {
  const problems: string[] = [];
  const expectedCode = expect.code ?? 0;
  if (code !== expectedCode) problems.push(`exits with code ${code} instead of ${expectedCode}`);
  for (const text of expect.prints) if (!contains(output, text)) problems.push(`does not print \`${text}\``);
  for (const text of expect.printsNot) if (contains(output, text)) problems.push(`prints \`${text}\``);
  for (const [path, texts] of Object.entries(expect.writes)) {
    const files = globSync(path, { cwd: home, dot: true });
    if (files.length === 0) problems.push(`does not write ${path}`);
    const content = files.map(file => readFileSync(join(home, file), 'utf8')).join('\n');
    for (const text of texts)
      if (files.length > 0 && !contains(content, text)) problems.push(`writes ${path} without \`${text}\``);
  }
  for (const path of expect.writesNot)
    if (existsSync(join(home, path)) || globSync(path, { cwd: home, dot: true }).length > 0)
      problems.push(`writes ${path}`);
  return problems;
}

/** How a server's response differs from what the request expects. */
export async function compareAnswer(request: ClaimRequest, answer: Response): Promise<string[]> {
  const body = await answer.text();
  const problems: string[] = [];
  if (request.status !== undefined && answer.status !== request.status)
    problems.push(`responds to ${request.get} with status ${answer.status} instead of ${request.status}`);
  for (const text of request.body)
    if (!contains(body, text)) problems.push(`responds to ${request.get} without \`${text}\``);
  for (const text of request.bodyNot)
    if (contains(body, text)) problems.push(`responds to ${request.get} with \`${text}\``);
  for (const [name, value] of Object.entries(request.headers)) {
    const real = answer.headers.get(name);
    const fits = real === null || value === null ? real === value : contains(real, value);
    if (!fits) problems.push(`responds to ${request.get} with the header ${name}: ${real ?? 'none'}`);
  }
  return problems;
}
