import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { closeBrowser } from './look';
import { hashOf, openRecord, packagesOf } from './verified';
import { follow, tripsOf } from './walk';
import { walks } from './walks';

/** Names of walks to run whatever the record says; `all` for every one. Without names, those that have not passed as they are now. */
const asked: string[] = JSON.parse(process.env.DUET_WALKS ?? '[]');
/** The newest packages, as a reader gets them today, instead of those of {@link packagesOf}. */
const newest = process.env.DUET_WALKS_NEWEST !== undefined;

const record = openRecord('verified.json');
const trips = walks.flatMap(tripsOf);
const names = trips.map(({ name }) => name);
const changed = trips.filter(trip =>
  asked.length > 0
    ? [trip.name, trip.walk.name, 'all'].some(name => asked.includes(name))
    : !record.has(trip.name, hashOf(trip)),
);

afterAll(closeBrowser);

describe('pages, followed as a reader does', () => {
  it(`${trips.length} walks and variants, ${changed.length} of them to follow again`, () => {
    const known = [...names, ...walks.map(({ name }) => name), 'all'];
    // Pages are for the samples.
    expect(asked.filter(name => !known.includes(name) && !name.endsWith('.mdx'))).toEqual([]);
  });

  for (const trip of changed) {
    const { walk, name } = trip;
    it(name, async () => {
      const folder = join(tmpdir(), 'duet-walks', walk.name);
      console.log(`\n${name}: docs/en/${walk.page}.mdx`);
      // The page may be edited meanwhile.
      const hash = hashOf(trip);
      try {
        await follow(trip, folder, newest ? undefined : (walk.packages ?? packagesOf), line =>
          console.log(line),
        );
      } catch (error) {
        // The report comes at the end, which may be an hour later.
        console.log((error as Error).message);
        throw error;
      }
      if (!newest) record.set(name, hash, names);
    });
  }
});
