import { expect, test } from 'vitest';
import { KeyValues } from '../test/cloud/key-values.ts';
import type { ReleaseLock } from './lock.ts';
import { readActiveReleaseId, tableOf, writePointer, writeTable } from './active-release.ts';

const lock: ReleaseLock = { hold: async () => undefined };
const addresses = (count: number, length = 0, to = '/stone') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`/old-${index}${'o'.repeat(length)}`, to]));

/** Activates releases one after another, and returns the number of updates of the store for each. */
const shown = async (values: KeyValues, ...tables: Record<string, string>[]) => {
  const changes: number[] = [];
  for (const [index, redirects] of tables.entries()) {
    const before = Number(values.tag.slice(2));
    const pointer = { id: `r${index}`, redirects };
    await writeTable(values.store(), pointer, lock);
    await writePointer(values.store(), pointer, lock);
    changes.push(Number(values.tag.slice(2)) - before);
  }
  return changes;
};

test('thousands of former routes are written once, fifty at a time, before the pointer', async () => {
  const values = new KeyValues();
  const redirects = addresses(3000);
  expect(await shown(values, redirects, redirects)).toEqual([61, 1]);
  expect(await readActiveReleaseId(values.store())).toBe('r1');
  const { name } = tableOf(redirects);
  expect(values.values).toMatchObject({ live: `r1 ${name}`, [`${name}/old-2999`]: '/stone' });
});

test('an unused table is deleted by the release after next', async () => {
  const values = new KeyValues();
  const [one, two, three] = [addresses(3), addresses(3, 0, '/tile'), {}];
  await shown(values, one, two);
  expect(Object.keys(values.values).filter((key) => key.startsWith(tableOf(one).name))).toHaveLength(3);
  await shown(values, three);
  expect(Object.keys(values.values).filter((key) => key.startsWith(tableOf(one).name))).toEqual([]);
  expect(values.values['live']).toBe('r0');
});

test('two tables fit into 5 MB; a route too long for a key has only its redirect page', () => {
  const { entries } = tableOf(addresses(40_000, 80));
  const bytes = Object.entries(entries).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  expect(Object.keys(entries).length).toBeGreaterThan(15_000);
  expect(2 * bytes).toBeLessThan(5_000_000);
  expect(tableOf(addresses(1, 600)).entries).toEqual({});
});

test('only conflicting changes are retried', async () => {
  const values = new KeyValues();
  values.faults.push(['ConflictException', 409], ['ConflictException', 409]);
  expect(await shown(values, {})).toEqual([1]);
  values.faults.push(['AccessDeniedException', 403]);
  await expect(shown(values, {})).rejects.toThrow('does not answer as it should');
});
