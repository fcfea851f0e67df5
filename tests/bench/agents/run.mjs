/**
 * What coding agents get from the documentation, through the official client of the Model Context Protocol.
 *
 *   npm run packages && npx rspress build && npm run bench -- --agents
 *
 * 1. The sets of queries of the relevance tests, asked through the tool `search`.
 * 2. Questions with a fact of one page as the answer (`questions.json`): the share that the section of the first
 *    result answers, and bytes until the fact has been read. With `llms.txt` alone, an agent reads the list and then
 *    the pages whose title and description share most words with the question; with `llms-full.txt` it reads on.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const site = join(root, 'doc_build');
const readJson = path => JSON.parse(readFileSync(join(root, path), 'utf8'));
const bytes = text => Buffer.byteLength(text);
const mean = values => values.reduce((sum, value) => sum + value, 0) / values.length;
const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const client = new Client({ name: 'bench', version: '1.0.0' });
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [join(root, 'plugins/tools/bin/duet.mjs'), 'mcp', site],
  }),
);
const call = async (name, args) => {
  const { content } = await client.callTool({ name, arguments: args });
  return content[0].text;
};
/** Addresses of results, best first. */
const linksIn = text => [...text.matchAll(/^- .*: (\/\S*)$/gm)].map(([, link]) => link);

const sets = readdirSync(join(root, 'tests/search/sets')).filter(file => file.endsWith('.json'));
const relevance = [];
for (const file of sets) {
  const [, language] = /\.(\w+)\.json$/.exec(file);
  const ranks = [];
  for (const { query, page, also = [] } of readJson(`tests/search/sets/${file}`)) {
    const text = await call('search', { query: query.slice(0, 200), language, limit: 7 });
    const pages = [...new Set(linksIn(text).map(link => link.replace(/#.*/, '')))];
    const rank = pages.findIndex(found => found === page || also.includes(found));
    ranks.push(rank < 0 ? 0 : 1 / (rank + 1));
  }
  relevance.push({ set: file.replace('.json', ''), queries: ranks.length, mrr: mean(ranks).toFixed(3) });
}
console.log('Relevance through the tool `search`');
console.table(relevance);

const questions = readJson('tests/bench/agents/questions.json');
const list = readFileSync(join(site, 'llms.txt'), 'utf8');
const whole = readFileSync(join(site, 'llms-full.txt'), 'utf8');
const entries = [...list.matchAll(/^- \[(.*)\]\((\S+)\)(?:: (.*))?$/gm)].map(
  ([, title, address, text = '']) => ({
    path: new URL(address).pathname,
    words: wordsOf(`${title} ${text}`),
  }),
);

function wordsOf(text) {
  return new Set(text.toLowerCase().match(/[a-z]{3,}/g));
}

const rows = [];
for (const { question, page, fact } of questions) {
  const pattern = new RegExp(fact);
  const answers = text => pattern.test(text);
  const found = await call('search', { query: question });
  const links = linksIn(found);
  let duet = bytes(found);
  let first = false;
  for (const [index, link] of links.entries()) {
    const text = await call('read_page', { page: link });
    duet += bytes(text);
    const isAnswer = link.startsWith(page) && answers(text);
    if (index === 0) first = isAnswer;
    if (isAnswer) break;
    // The section is not enough: the page.
    if (link.startsWith(page)) {
      const all = await call('read_page', { page });
      duet += bytes(all);
      if (answers(all)) break;
    }
    if (index === links.length - 1) duet = Number.POSITIVE_INFINITY;
  }
  if (links.length === 0) duet = Number.POSITIVE_INFINITY;

  const asked = wordsOf(question);
  const score = ({ words }) => [...asked].filter(word => words.has(word)).length;
  let byList = bytes(list);
  for (const { path } of entries.toSorted((a, b) => score(b) - score(a))) {
    const text = readFileSync(join(site, path), 'utf8');
    byList += bytes(text);
    if (path === `${page}.md` && answers(text)) break;
  }
  const start = whole.indexOf(`${page}.md\n`);
  const byWhole = bytes(whole.slice(0, start + whole.slice(start).search(pattern)));
  rows.push({ question, first, duet, byList, byWhole });
}
console.log(`${questions.length} questions, bytes until the fact has been read`);
for (const { question } of rows.filter(({ first }) => !first))
  console.log(`not in the section of the first result: ${question}`);
const column = name => rows.map(row => row[name]);
console.table({
  'duet mcp': { median: median(column('duet')), found: column('duet').filter(Number.isFinite).length },
  'llms.txt': { median: median(column('byList')), found: questions.length },
  'llms-full.txt': { median: median(column('byWhole')), found: questions.length },
});
console.log(`answered by the section of the first result: ${column('first').filter(Boolean).length}`);

const sizes = { html: 0, md: 0 };
for (const file of readdirSync(site, { recursive: true })) {
  const ending = file.split('.').at(-1);
  if (ending in sizes) sizes[ending] += statSync(join(site, file)).size;
}
console.log('All pages, in bytes:', sizes);
await client.close();
