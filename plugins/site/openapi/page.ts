import type { Operation } from './model';
import { requestLine, titleOf } from './section';
import { blocks, table } from './syntax';
import type { Writer } from './writer';

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

/** A table of operations with links to their sections. */
export function operationTable(writer: Writer, operations: readonly Operation[]): string {
  const { api, word } = writer;
  return table(
    [word('openapiRequest'), word('openapiDescription')],
    operations.map(operation => {
      const home = api.groups.find(group => group.operations.includes(operation))?.slug ?? 'webhooks';
      const link = `[${requestLine(operation)}](./${home}.mdx#${operation.id})`;
      const text = operation.summary ? titleOf(operation) : '';
      return [
        link,
        [text, operation.isDeprecated && `**${word('apiDeprecated')}**`].filter(Boolean).join(' · '),
      ];
    }),
  );
}
