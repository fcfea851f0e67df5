const shells = ['bash', 'sh', 'shell', 'zsh', 'console', 'shellsession', 'fish', 'powershell', 'ps1'];

/**
 * What the copy button copies of a sample: in a shell sample with prompts only the commands, in a `diff`
 * the code after the change; a patch with headers is copied whole.
 */
export function copyableCode(code: string, lang: string): string {
  const text = code.replace(/\n+$/, '');
  if (shells.includes(lang)) return commands(text);
  if (lang === 'diff') return changed(text);
  return text;
}

function commands(text: string): string {
  const lines = text.split('\n');
  if (!lines.some(line => /^\s*\$ /.test(line))) return text;
  let continues = false;
  return lines
    .filter(line => {
      const isCommand = continues || /^\s*\$ /.test(line);
      continues = isCommand && line.endsWith('\\');
      return isCommand;
    })
    .map(line => line.replace(/^\s*\$ /, ''))
    .join('\n');
}

function changed(text: string): string {
  if (/^(@@ |--- |\+\+\+ |diff |index )/m.test(text)) return text;
  const code = text
    .split('\n')
    .filter(line => !line.startsWith('-'))
    .map(line => line.replace(/^[+ ]/, ''))
    .join('\n');
  // Many write a space after each sign.
  return /^ \S/m.test(code) && !/^\S/m.test(code) ? code.replace(/^ /gm, '') : code;
}
