import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteDocuments } from '../documents/site-reader.ts';
import { faultsOf } from './faults.ts';
import { outputsOf, type Outputs } from './outputs.ts';
import { nameOf, TrialSite, type Slot } from './trial-site.ts';
import { hostileValues } from './values.ts';

let site: TrialSite;
let plain: Outputs;

const outputs = (read: SiteDocuments): Promise<Outputs> => {
  if (!read.site) throw new Error('the site cannot be drawn');
  const { pagesDir } = site;
  return outputsOf({ ...read, site: read.site }, { pagesDir, out: join(pagesDir, '../out') });
};

/** The faults of the site with some texts in its fields. */
const faultsWith = async (texts: ReadonlyMap<Slot, string>): Promise<string[]> => [
  ...faultsOf(await outputs(await site.settle(texts)), plain),
];

/** The fields whose text alone does harm. */
const harmful = async (texts: ReadonlyMap<Slot, string>): Promise<string[]> => {
  const found: string[] = [];
  for (const [slot, text] of texts) {
    const faults = await faultsWith(new Map([[slot, text]]));
    if (faults.length > 0) found.push(`${nameOf(slot)}: ${faults[0]}`);
  }
  return found;
};

beforeAll(async () => {
  site = new TrialSite();
  const read = await site.read(new Map());
  expect(read.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  plain = await outputs(read);
});
afterAll(() => site[Symbol.dispose]());

/** Each is put into every field at once; which of them does harm is looked for only if one does. */
test.each(Object.entries(hostileValues))(
  '%s is refused where it stands, or stays a text',
  async (_, make) => {
    const texts = new Map(site.slots.map((slot, index) => [slot, make(`q${index}q`)]));
    const faults = await faultsWith(texts);
    expect(faults.length === 0 ? [] : [...(await harmful(texts)), ...faults]).toEqual([]);
  },
);
