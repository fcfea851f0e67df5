import { blocks } from './syntax';

/** A page with its frontmatter, which imports the components that it uses. */
export function page(description: string | undefined, ...parts: (string | false | undefined)[]): string {
  const body = blocks(...parts);
  const used = [
    ...(body.includes('<OptionFacts>') ? ['OptionFacts'] : []),
    ...(body.includes('<Tabs ') ? ['Tab', 'Tabs'] : []),
  ];
  return [
    '---',
    ...(description ? [`description: ${JSON.stringify(description)}`] : []),
    // Nobody edits these pages.
    'editLink: false',
    '---',
    '',
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '@rspress/core/theme';`, ''] : []),
    body,
    '',
  ].join('\n');
}
