import type { Command } from './command';
import type { Group } from './commands';

/**
 * The help of a group of commands.
 * @param name as it is typed, such as `duet search`
 */
export function groupHelp(name: string, { summary, commands }: Group): string {
  const rows = Object.entries(commands).map(([command, entry]) => [command, entry.summary] as const);
  return `${name} <command> [argument …]

${indented(`${summary[0]!.toUpperCase()}${summary.slice(1)}.`)}

${table(rows)}

  \`duet help ${[...name.split(' ').slice(1), '<command>'].join(' ')}\` explains a command.
  Exit codes: 0 fine, 1 something was found, 2 the command cannot run.`;
}

/**
 * The help of a command.
 * @param name as it is typed, such as `duet search push`
 */
export function commandHelp(name: string, command: Command): string {
  const usage = [name, command.arguments, '[option …]'].filter(Boolean).join(' ');
  const rows = Object.entries(command.options).map(
    ([option, { value, description, default: byDefault }]) =>
      [
        [`--${option}`, value].filter(Boolean).join(' '),
        byDefault ? `${description} (default: ${byDefault})` : description,
      ] as const,
  );
  return `${usage}

${indented(command.description)}

${table([...rows, ['--help', 'print this text']])}
${command.notes ? `\n${indented(command.notes)}\n` : ''}
  The exit code is 0, ${command.found ? `1 if ${command.found}, ` : ''}or 2 if the command cannot run.`;
}

const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

function table(rows: ReadonlyArray<readonly [string, string]>): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}
