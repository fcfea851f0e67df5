const shells = new Set([
  'bash',
  'sh',
  'shell',
  'zsh',
  'console',
  'shellsession',
  'fish',
  'powershell',
  'ps1',
]);

/**
 * What the copy button takes from a sample: text that can be pasted and run.
 *
 * - In a shell sample with prompts (`$ `), only the commands, without their
 *   prompts; a command goes on after a backslash. Output is left out.
 * - In a `diff` sample, what the change leads to: marks and removed lines are
 *   left out. A patch with headers (`@@`, `--- a`) is copied whole.
 *
 * @param code the text of the sample, its removed lines (`[!code --]`) already gone
 * @param lang the language of the fence
 */
export function copyableCode(code: string, lang: string): string {
  const text = code.replace(/\n+$/, '');
  if (shells.has(lang)) return commands(text);
  if (lang === 'diff') return changed(text);
  return text;
}

function commands(text: string): string {
  const lines = text.split('\n');
  if (!lines.some(line => /^\s*\$ /.test(line))) return text;
  let goesOn = false;
  return lines
    .filter(line => {
      const isCommand = goesOn || /^\s*\$ /.test(line);
      goesOn = isCommand && line.endsWith('\\');
      return isCommand;
    })
    .map(line => line.replace(/^\s*\$ /, ''))
    .join('\n');
}

function changed(text: string): string {
  if (/^(@@ |--- |\+\+\+ |diff |index )/m.test(text)) return text;
  return text
    .split('\n')
    .filter(line => !line.startsWith('-'))
    .map(line => line.replace(/^[+ ]/, ''))
    .join('\n');
}
