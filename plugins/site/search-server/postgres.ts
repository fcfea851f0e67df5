import type { SearchRecord } from '../search-records/records';
import type { SearchEngine } from './engine';
import { configuration, entries } from './postgresText';
import { termQuery } from './terms';

/** Options of {@link postgres}. */
export interface PostgresOptions {
  /** Runs one statement, such as `(sql, values) => pool.query(sql, values)` with a pool of the package `pg`. */
  query(sql: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Name of the table. @default 'duet_search' */
  table?: string;
}

/** Weights of text, description, headings with keywords, and title. */
const fieldWeights = `'{0.05, 0.2, 0.5, 1}'`;

/** Maximum number of pages that are ranked by how many words of the query they contain and how rare these are. */
const candidateCount = 200;

/** If no page has all words of a query: average similarity to its words that a page must have, 0 to 1. */
const leastSimilarity = 0.45;

/** PostgreSQL 13 and newer without extensions. With `pg_trgm` it tolerates typos. */
export function postgres({ query, table = 'duet_search' }: PostgresOptions): SearchEngine {
  if (!/^[a-z_][a-z0-9_]{0,50}$/.test(table)) {
    throw new Error(`The table name "${table}" is invalid: use lower-case letters, digits and "_".`);
  }
  const run = async <Row>(sql: string, values: unknown[] = []) => (await query(sql, values)).rows as Row[];
  const exists = async () =>
    (await run<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [table]))[0]!.exists;
  /** Pages whose title, headings and keywords resemble the words; none without pg_trgm. */
  const similar = async (collection: string, words: string[], limit: number) => {
    const [row] = await run<{ exists: boolean }>(
      `SELECT to_regprocedure('word_similarity(text,text)') IS NOT NULL AS exists`,
    );
    if (!row!.exists || words.length === 0) return [];
    return run<{ id: string; record: SearchRecord }>(
      `SELECT id, record FROM (
         SELECT id, record, (SELECT avg(word_similarity(word, heads)) FROM unnest($2::text[]) word) AS similarity
         FROM ${table} WHERE collection = $1
       ) pages WHERE similarity >= ${leastSimilarity} ORDER BY similarity DESC, id LIMIT $3`,
      [collection, words, limit],
    );
  };
  return {
    name: 'postgres',
    async search({ collection, lang, keyword, limit }) {
      const terms = termQuery(keyword);
      if (!terms) return [];
      const matches = await run<{ id: string; record: SearchRecord; complete: boolean }>(
        `WITH words AS MATERIALIZED (
           SELECT word, ln(1 + (SELECT count(*) FROM ${table} WHERE collection = $1)::float
             / (1 + (SELECT count(*) FROM ${table} WHERE collection = $1 AND terms @@ word))) AS rarity
           FROM unnest($4::text[]) term, to_tsquery($2::regconfig, term) word
         ), candidates AS MATERIALIZED (
           SELECT id, record, terms, terms @@ to_tsquery($2::regconfig, $3) AS complete
           FROM ${table}, to_tsquery($2::regconfig, array_to_string($4::text[], ' | ')) any_word
           WHERE collection = $1 AND terms @@ any_word
           ORDER BY complete DESC, ts_rank(${fieldWeights}, terms, any_word, 1) DESC LIMIT ${candidateCount}
         )
         SELECT id, record, complete FROM candidates, LATERAL (
           SELECT sum(rarity) * sum(rarity * ts_rank(${fieldWeights}, terms, word, 1)) AS score
           FROM words WHERE terms @@ word
         ) scores ORDER BY score DESC, id LIMIT $5`,
        [collection, configuration(lang), terms.all, terms.terms, limit],
      );
      const close = matches.some(({ complete }) => complete)
        ? []
        : await similar(collection, terms.words, limit);
      const records = new Map([...close, ...matches].map(({ id, record }) => [id, record]));
      return [...records.values()].slice(0, limit);
    },
    async collections() {
      if (!(await exists())) return [];
      const rows = await run<{ collection: string }>(`SELECT DISTINCT collection FROM ${table}`);
      return rows.map(({ collection }) => collection);
    },
    async prepare() {
      await run(
        `CREATE TABLE IF NOT EXISTS ${table} (collection text, id text, stamp text NOT NULL, heads text NOT NULL,
           terms tsvector NOT NULL, record jsonb NOT NULL, PRIMARY KEY (collection, id))`,
      );
      await run(`CREATE INDEX IF NOT EXISTS ${table}_terms ON ${table} USING gin (terms)`);
    },
    async stamps(collection) {
      if (!(await exists())) return new Map();
      const rows = await run<{ id: string; stamp: string }>(
        `SELECT id, stamp FROM ${table} WHERE collection = $1`,
        [collection],
      );
      return new Map(rows.map(({ id, stamp }) => [id, stamp]));
    },
    async write(collection, records) {
      const vector = (key: string, weight: string) =>
        `setweight(to_tsvector($2::regconfig, entry->>'${key}'), '${weight}')`;
      await run(
        `INSERT INTO ${table} (collection, id, stamp, heads, terms, record)
         SELECT $1, entry->>'id', entry->>'stamp', entry->>'heads',
           ${vector('title', 'A')} || ${vector('heads', 'B')} || ${vector('description', 'C')} || ${vector('content', 'D')},
           entry->'record'
         FROM jsonb_array_elements($3::jsonb) entry
         ON CONFLICT (collection, id) DO UPDATE
         SET stamp = excluded.stamp, heads = excluded.heads, terms = excluded.terms, record = excluded.record`,
        [collection, configuration(records[0]?.lang ?? ''), entries(records)],
      );
    },
    async remove(collection, ids) {
      await run(`DELETE FROM ${table} WHERE collection = $1 AND id = ANY($2)`, [collection, ids]);
    },
    async transaction(work) {
      await run('BEGIN');
      try {
        // A second push waits for the first.
        await run('SELECT pg_advisory_xact_lock(hashtext($1))', [table]);
        const result = await work();
        await run('COMMIT');
        return result;
      } catch (error) {
        await run('ROLLBACK').catch(() => {});
        throw error;
      }
    },
  };
}
