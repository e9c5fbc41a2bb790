import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ScratchSite } from '../support/sites/scratch-site.ts';
import type { SiteCheckResult } from '../../documents/check/check-site.ts';
import { ImageLibrary } from '../../site-builder/images/image-library.ts';
import { findViolations } from './violations.ts';
import { createOutputs, type Outputs } from './outputs.ts';
import { formatSlot, TrialSite, type Slot } from './trial-site.ts';
import { hostileValues } from './values.ts';
import { sample } from '../support/sample.ts';

let site: TrialSite;
let plain: Outputs;

const outputs = (read: SiteCheckResult): Promise<Outputs> => {
  if (!read.site) throw new Error('The site cannot be rendered.');
  const { pagesDir } = site;
  return createOutputs({ ...read, site: read.site }, { pagesDir, out: join(pagesDir, '../out') });
};

/** Returns the violations of the site with some texts in its fields. */
const findViolationsWith = async (texts: ReadonlyMap<Slot, string>): Promise<string[]> => [
  ...findViolations(await outputs(await site.readAccepted(texts)), plain),
];

/** Finds one of the fields whose text causes a violation, by bisection. */
const findHarmfulField = async (texts: [Slot, string][]): Promise<string> => {
  const [first] = texts;
  if (texts.length === 1 && first) return formatSlot(first[0]);
  const half = texts.slice(0, Math.ceil(texts.length / 2));
  const violations = await findViolationsWith(new Map(half));
  return findHarmfulField(violations.length > 0 ? half : texts.slice(half.length));
};

beforeAll(async () => {
  site = new TrialSite();
  const read = await site.read(new Map());
  expect(read.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  plain = await outputs(read);
});
afterAll(() => site[Symbol.dispose]());

/** Returns the values that `npm test` tries, or all of them with `--all`. */
const valuesOf = (some: string[]) => {
  const others = Object.keys(hostileValues).filter((name) => !some.includes(name));
  return sample(some, others).map((name) => [name, hostileValues[name]!] as const);
};

/** One value for each kind of attack; the other values are variants of these, or in the tests of links. */
const testedValues = valuesOf([
  'a breakout from HTML and attributes',
  'a javascript: URL',
  'links in rich text',
  'header lines',
]);

/** Whether the text selects one of the section types or kinds of fields, of which all others are rejected alike. */
const isType = ({ path }: Slot): boolean => path.at(-1) === 'type' || path.at(-1) === 'kind';

/** Puts a value into all fields at once, and searches for the field only if there is a violation. */
test.each(testedValues)('%s is rejected or rendered as text in every field', async (name, make) => {
  const slots = name === testedValues[0]?.[0] ? site.slots : site.slots.filter((slot) => !isType(slot));
  const texts = new Map(slots.map((slot, index) => [slot, make(`q${index}q`)]));
  const violations = await findViolationsWith(texts);
  expect(violations.length === 0 ? [] : [await findHarmfulField([...texts]), ...violations]).toEqual([]);
});

test.each(valuesOf(['header lines', 'the name __proto__', 'a very long word']))(
  '%s is rejected as the name of a claim, or is a valid name',
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

const imageNames = sample(
  [`b'><script>.svg`, 'c, d 2x.svg', 'e#f?g.svg', 'h%2e%2e%2f.svg', '..svg'],
  [`a"onerror=alert(1).svg`, 'i\n::error::j.svg', 'k\u001b[2J\u202e.svg', '$(id);l.svg', '__proto__'],
);
test.each(imageNames)(
  'the image file name %j is rejected, or its URL consists of safe characters',
  async (name) => {
    using scratch = new ScratchSite();
    scratch.write(`media/${name}`, scratch.text('media/tooth.svg'));
    scratch.edit('home.yaml', 'src: tooth.svg', `src: ${JSON.stringify(name)}`);
    const { problems, images: pictures } = await scratch.read();
    if (problems.some(({ severity }) => severity === 'error')) return;
    const { [name]: file } = new ImageLibrary(pictures).describe([name]);
    expect(file?.base).toMatch(/^\/media\/[\w.-]+-[0-9a-f]{8}\.svg$/);
  },
);
