import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';

const rooms = ['core', 'samples', 'options', 'parity', 'pages', 'claims'];

it('the README lists exactly the rules that findings name', () => {
  const readme = readFileSync('plugins/tools/README.md', 'utf8');
  const listed = [...readme.matchAll(/^\| `([a-z]+\/[a-z-]+)` \|/gm)].map(([, rule]) => rule!);
  const inText = [...readme.matchAll(/`(page\/[a-z-]+)`/g)].map(([, rule]) => rule!);
  const code = rooms.flatMap(room =>
    readdirSync(`plugins/tools/check/${room}`).map(file =>
      readFileSync(`plugins/tools/check/${room}/${file}`, 'utf8'),
    ),
  );
  const literals = code.flatMap(text =>
    [...text.matchAll(/'((?:page|samples|options|parity|pages|claims)\/[a-z-]+)'/g)].map(([, rule]) => rule!),
  );
  // Five rules are named after the kind of content that they compare.
  const kinds = /^type Kind = (.*);$/m.exec(
    readFileSync('plugins/tools/check/parity/compareSections.ts', 'utf8'),
  )![1]!;
  const byKind = [...kinds.matchAll(/'(\w+)'/g)].map(([, kind]) => `parity/${kind}`);
  expect([...new Set([...listed, ...inText])].sort()).toEqual([...new Set([...literals, ...byKind])].sort());
});
