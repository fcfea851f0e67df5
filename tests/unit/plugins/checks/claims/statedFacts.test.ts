import { expect, it } from '@rstest/core';
import { statedFacts } from '../../../../../plugins/checks/claims/statedFacts';
import { pageOf } from '../support';

const source = `# server.cors

<OptionFacts>

- **Type:** \`boolean | CorsOptions\`

  \`\`\`ts
  type CorsOptions = object;
  \`\`\`

- **Default:** \`{ origin: 'a', limits: { max: 1 } }\`
- **Version:** \`>= 1.2.0\`

</OptionFacts>

## origin

<OptionFacts>

- **Type:** \`string\`
- **Default:** \`'a'\` in production, \`'b'\` in development

</OptionFacts>
`;

it('reads facts of options and properties, and what the default of a parent says about them', () => {
  const cors = pageOf(source, { route: '/config/server/cors' });
  const facts = statedFacts([cors, pageOf(source, { route: '/guide' })], '/config');
  const told = Object.fromEntries(
    [...facts].map(([path, { default: values, type, version, implied, shorthands }]) => [
      path,
      [values, type, version, implied, shorthands].map(set => [...set].join(', ')),
    ]),
  );
  expect(told).toEqual({
    // The type has a name that the block explains, so it is not compared.
    'server.cors': ['{"limits":{"max":1},"origin":"a"}', '', '1.2.0', '', 'a, {"max":1}, 1'],
    'server.cors.origin': ['a, b', 'string', '', 'a', ''],
    'server.cors.limits': ['', '', '', '{"max":1}', ''],
    'server.cors.limits.max': ['', '', '', '1', ''],
  });
});
