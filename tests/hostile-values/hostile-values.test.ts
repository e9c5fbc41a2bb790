import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ScratchSite } from '../support/sites/scratch-site.ts';
import type { SiteCheckResult } from '../../documents/check-site.ts';
import { ImageLibrary } from '../../site-builder/images/image-library.ts';
import { findViolations } from './violations.ts';
import { createOutputs, type Outputs } from './outputs.ts';
import { formatSlot, TrialSite, type Slot } from './trial-site.ts';
import { hostileValues } from './values.ts';
import { sample } from '../support/sample.ts';

let site: TrialSite;
let plain: Outputs;

const outputs = (read: SiteCheckResult): Promise<Outputs> => {
  if (!read.site) throw new Error('the site cannot be rendered');
  const { pagesDir } = site;
  return createOutputs({ ...read, site: read.site }, { pagesDir, out: join(pagesDir, '../out') });
};

/** The faults of the site with some texts in its fields. */
const faultsWith = async (texts: ReadonlyMap<Slot, string>): Promise<string[]> => [
  ...findViolations(await outputs(await site.readAccepted(texts)), plain),
];

/** One of the fields whose text does harm: half of them after the other is tried, until one is left. */
const harmful = async (texts: [Slot, string][]): Promise<string> => {
  const [first] = texts;
  if (texts.length === 1 && first) return formatSlot(first[0]);
  const half = texts.slice(0, Math.ceil(texts.length / 2));
  const faults = await faultsWith(new Map(half));
  return harmful(faults.length > 0 ? half : texts.slice(half.length));
};

beforeAll(async () => {
  site = new TrialSite();
  const read = await site.read(new Map());
  expect(read.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  plain = await outputs(read);
});
afterAll(() => site[Symbol.dispose]());

/** One value for each way in which a text could do harm; the others are of the same kinds. */
const some = [
  'the end of whatever surrounds it',
  'marks of other languages',
  'a script as an address',
  'an address of a slash and a backslash',
  'a host behind the name of a user',
  'a mail with a header',
  'links in a text',
  'lines of a header',
  'a null',
  'half of a pair',
  'encoded lines',
  'a prototype',
];
const others = Object.keys(hostileValues).filter((name) => !some.includes(name));
const tried = sample(some, others).map((name) => [name, hostileValues[name]!] as const);

/** Each is put into every field at once; which of them does harm is looked for only if one does. */
test.each(tried)('%s is refused where it stands, or stays a text', async (_, make) => {
  const texts = new Map(site.slots.map((slot, index) => [slot, make(`q${index}q`)]));
  const faults = await faultsWith(texts);
  expect(faults.length === 0 ? [] : [await harmful([...texts]), ...faults]).toEqual([]);
});

test.each(Object.entries(hostileValues))(
  '%s is refused as the name of a claim, or is one',
  async (_, make) => {
    using scratch = new ScratchSite();
    const name = make('claim');
    scratch.edit('_site.yaml', "  since: '2011'\n", `  since: '2011'\n  ${JSON.stringify(name)}: words\n`);
    const { problems, site: read } = await scratch.read();
    if (problems.some(({ severity, file }) => severity === 'error' && file.endsWith('_site.yaml'))) return;
    expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/);
    expect(Object.entries(read?.claims ?? {})).toContainEqual([name, 'words']);
  },
);

test.each([
  `a"onerror=alert(1).svg`,
  `b'><script>.svg`,
  'c, d 2x.svg',
  'e#f?g.svg',
  'h%2e%2e%2f.svg',
  'i\n::error::j.svg',
  'k\u001b[2J\u202e.svg',
  '$(id);l.svg',
  '__proto__',
  '..svg',
])('the file of a picture with the name %j has an address of letters, digits and hyphens', async (name) => {
  using scratch = new ScratchSite();
  scratch.write(`media/${name}`, scratch.text('media/tooth.svg'));
  scratch.edit('home.yaml', 'src: tooth.svg', `src: ${JSON.stringify(name)}`);
  const { problems, pictures } = await scratch.read();
  if (problems.some(({ severity }) => severity === 'error')) return;
  const { [name]: file } = new ImageLibrary(pictures).describe([name]);
  expect(file?.base).toMatch(/^\/media\/[\w.-]+-[0-9a-f]{8}\.svg$/);
});
