import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@rstest/core';
import { hashOf, openRecord } from '../../walks/verified';
import { tripsOf, type Walk } from '../../walks/walk';
import { walks } from '../../walks/walks';

describe('the record of walks', () => {
  it('has what passed, in the form in which it passed', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'duet-record-')), 'record.json');
    const record = openRecord(pathToFileURL(file).href);
    record.set('b', '2', ['a', 'b']);
    record.set('a', '1', ['a', 'b']);
    expect([record.has('a', '1'), record.has('a', '3'), record.has('c', '1')]).toEqual([true, false, false]);
    expect(readFileSync(file, 'utf8')).toBe('{\n  "a": "1",\n  "b": "2"\n}\n');
  });

  it('forgets walks that do not exist any more', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'duet-record-')), 'record.json');
    const record = openRecord(pathToFileURL(file).href);
    record.set('old', '1', ['old']);
    record.set('new', '2', ['new']);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ new: '2' });
  });

  it('has a hash per variant, which changes with what the variant adds', () => {
    const [trip, variant] = tripsOf(walks.find(({ name }) => name === 'webpack')!);
    const changed: Walk = { ...trip!.walk, variants: { ...trip!.walk.variants, more: { node: '18' } } };
    expect(tripsOf(changed).slice(0, 2).map(hashOf)).toEqual([trip!, variant!].map(hashOf));
    expect(hashOf({ ...variant!, variant: { ...variant!.variant, shows: 'Else' } })).not.toBe(
      hashOf(variant!),
    );
    expect(hashOf(trip!)).not.toBe(hashOf(variant!));
  });
});
