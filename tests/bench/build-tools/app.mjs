import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many components the app has. */
export const components = 1000;

/** Components per level; the first of each level renders the next level. */
const width = 100;

/** The component whose text the hot update changes, and what it says. */
export const leaf = { file: 'src/c/C999.tsx', text: index => `component ${index}` };

/** Source of one component. */
export function component(index, text = leaf.text(index)) {
  const style = index % 10 === 0 ? `import './C${index}.css';\n` : '';
  const next =
    index % width === 0 && index + width < components ? level(index / width + 1) : { imports: '', body: '' };
  return `import { useState } from 'react';
${next.imports}${style}
interface Props {
  label?: string;
}

export function C${index}({ label = '${text}' }: Props) {
  const [count, setCount] = useState(${index});
  return (
    <div className="c${index}">
      <button type="button" onClick={() => setCount(count + 1)}>
        {label}: {count}
      </button>
${next.body}    </div>
  );
}
`;
}

/** Imports and elements of all components of one level. */
function level(number) {
  const names = Array.from({ length: width }, (_, i) => `C${number * width + i}`);
  return {
    imports: names.map(name => `import { ${name} } from './${name}';\n`).join(''),
    body: names.map(name => `      <${name} />\n`).join(''),
  };
}

/** Writes the app into `folder`, with the three tools' configurations beside it. */
export function writeApp(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src/c'), { recursive: true });
  const { imports, body } = level(0);
  const write = (file, text) => writeFileSync(join(folder, file), text);
  for (let index = 0; index < components; index++) {
    write(`src/c/C${index}.tsx`, component(index));
    if (index % 10 === 0) write(`src/c/C${index}.css`, `.c${index} {\n  margin: ${index % 7}px;\n}\n`);
  }
  write(
    'src/App.tsx',
    `${imports.replaceAll("'./", "'./c/")}\nexport function App() {\n  return (\n    <main>\n${body}    </main>\n  );\n}\n`,
  );
  write(
    'src/main.tsx',
    "import { createRoot } from 'react-dom/client';\nimport { App } from './App';\n\ncreateRoot(document.getElementById('root')!).render(<App />);\n",
  );
  const html = script =>
    `<!doctype html>\n<html lang="en">\n  <head><title>app</title></head>\n  <body>\n    <div id="root"></div>${script}\n  </body>\n</html>\n`;
  write('index.html', html('\n    <script type="module" src="/src/main.tsx"></script>'));
  write('rsbuild.html', html(''));
  write('package.json', '{ "type": "module", "private": true }\n');
  cpSync(new URL('./configs', import.meta.url), folder, { recursive: true });
}
