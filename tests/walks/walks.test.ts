import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, it } from '@rstest/core';
import { closeBrowser } from './look';
import { hashOf, isVerified, packagesOf, setVerified } from './verified';
import { follow } from './walk';
import { walks } from './walks';

/** Names of walks to run whatever their record says; `all` for every one. */
const asked = process.env.DUET_WALKS?.split(',') ?? [];
/** The newest packages, as a reader gets them today, instead of those of {@link packagesOf}. */
const newest = process.env.DUET_WALKS_NEWEST !== undefined;

afterAll(closeBrowser);

describe('pages, followed as a reader does', () => {
  for (const walk of walks) {
    const wanted = asked.length > 0 ? asked.includes(walk.name) || asked.includes('all') : !isVerified(walk);
    it.runIf(wanted)(walk.name, async () => {
      const folder = join(tmpdir(), 'duet-walks', walk.name);
      console.log(`\n${walk.name}: docs/en/${walk.page}.mdx`);
      // The page may be edited meanwhile.
      const hash = hashOf(walk);
      await follow(walk, folder, newest ? undefined : (walk.packages ?? packagesOf), line =>
        console.log(line),
      );
      if (!newest) setVerified(walk, hash);
    });
  }
});
