import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { priceList, siteWithSections } from '../tests/support/sites/own-sections.ts';

const pages = 'tests/fixtures/dentist/pages';
const component = `import { note } from '../words/note.ts';\n${priceList['own-prices.tsx']}`;

/** An opening that declares every role except `live`. */
const tour = {
  'tour.ts': `import { defineSection, heading, list, openingImage, text, z } from 'page-schema-site/section';

export default defineSection({
  type: 'tour',
  title: 'Tour',
  description: 'A walk through the rooms.',
  opening: true,
  invites: true,
  allForms: true,
  prices: 'entries',
  fields: {
    heading: heading('A walk through our rooms'),
    view: openingImage,
    entries: list(
      z.strictObject({
        name: text('The name of the price.', 'visit'),
        from: z.number().meta({ description: 'The price in dollars.', examples: [95] }),
      }),
      'The prices.',
    ),
    hours: z
      .strictObject({ rows: list(z.strictObject({ time: text('A time.', '{hours.weekdays}') }), 'The times.') })
      .meta({ description: 'The opening hours.' }),
  },
  example: {
    heading: 'A walk through our rooms',
    view: { src: 'room.png', alt: 'A room' },
    entries: [{ name: 'visit', from: 95 }],
    hours: { rows: [{ time: '{hours.weekdays}' }] },
  },
});
`,
  'tour.tsx': `import { Picture } from 'page-schema-site/parts';

export const openingSizes = (section, forms) => Object.keys(forms).length * 31 + 'vw';

export default function Tour({ section }) {
  return (
    <div>
      <h1>{section.heading}</h1>
      <Picture image={section.view} sizes="31vw" priority />
      {section.hours.rows.map(({ time }) => time)}
    </div>
  );
}
`,
};

const tourPage = `title: A walk through the rooms of our practice
description: A visit costs {price.visit}. We show you every room before you decide anything.
sections:
  - type: tour
    heading: A visit for {price.visit}
    view: { src: room.png, alt: A room }
    entries: [{ name: visit, from: 95 }]
    hours: { rows: [{ time: '{hours.weekdays}' }] }
`;

let site: string;
const writeNote = (note: string): Promise<void> =>
  writeFile(join(site, 'words/note.ts'), `export const note = '${note}';\n`);

beforeAll(async () => {
  site = siteWithSections({
    ...priceList,
    ...tour,
    'own-prices.tsx': component.replace('<Band>', '<Band>{note}'),
  });
  await cp(pages, join(site, 'pages'), { recursive: true });
  await appendFile(
    join(site, 'pages/contact.yaml'),
    '\n  - { type: own-prices, heading: What it costs, prices: [{ treatment: Cleaning, price: $95 }] }\n',
  );
  await writeFile(join(site, 'pages/tour.yaml'), tourPage);
  const image = { width: 2000, height: 1000, channels: 3, background: '#7a8b6f' } as const;
  await sharp({ create: image }).png().toFile(join(site, 'pages/media/room.png'));
  await mkdir(join(site, 'words'));
  await writeNote('Ask for a quote');
});
afterAll(() => rm(site, { recursive: true }));

/** Builds a site like the command, which bundles its own section types. @returns the number of rendered pages */
const build = async (out: string): Promise<number> => {
  const args = [resolve('scripts/run.mjs'), 'build', '--out', out];
  const { stdout } = await promisify(execFile)('node', args, { cwd: site });
  return Number(/\((\d+) rendered\)/.exec(stdout)?.[1]);
};

/** Whether a text is in the HTML and in the scripts of a built site. */
const isIn = async (out: string, text: string): Promise<{ html: boolean; scripts: boolean }> => {
  const html = await readFile(join(site, out, 'contact/index.html'), 'utf8');
  const assets = (await readdir(join(site, out, 'assets'))).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(assets.map((name) => readFile(join(site, out, 'assets', name), 'utf8')));
  return { html: html.includes(text), scripts: scripts.some((script) => script.includes(text)) };
};

test('an edit of a file that a section type of the site imports is on the pages and in the scripts, also in a new folder', async () => {
  const all = (await readdir(join(site, 'pages'))).filter((name) => /^[^_].*\.yaml$/.test(name)).length;
  expect(await build('dist')).toBe(all);
  expect(await isIn('dist', 'Ask for a quote')).toEqual({ html: true, scripts: true });
  await writeNote('Prices include tax');
  expect([await build('dist'), await build('fresh')]).toEqual([all, 0]);
  for (const out of ['dist', 'fresh']) {
    expect(await isIn(out, 'Prices include tax')).toEqual({ html: true, scripts: true });
    expect(await isIn(out, 'Ask for a quote')).toEqual({ html: false, scripts: false });
  }
}, 180_000);

test('a section type of the site has the roles that it declares', async () => {
  await build('dist');
  const html = await readFile(join(site, 'dist/tour/index.html'), 'utf8');
  expect(html).toContain('<h1>A visit for $95</h1>');
  // With the forms of the site, of which the section shows none.
  expect(html).toMatch(/<link rel="preload" as="image"[^>]+imageSizes="31vw"/);
  expect(html).toContain('9:00 AM-5:00 PM');
}, 180_000);

test('a section type of the site that loads content of another host is an error of the field with its URL, and nothing is written', async () => {
  const file = join(site, 'sections/own-prices.tsx');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('<Band>', '<Band><iframe title="Map" src={section.prices[0].price} />'));
  const page = join(site, 'pages/contact.yaml');
  await writeFile(page, (await readFile(page, 'utf8')).replace('$95', 'https://maps.example/a?b=1&c=2'));
  const place = String.raw`^pages/contact\.yaml:\d+:\d\d .*own-prices 'What it costs', prices 1, price`;
  const problem = new RegExp(String.raw`${place}: .* blocks https://maps\.example/a\?b=1&c=2`, 'm');
  await expect(build('dist')).rejects.toMatchObject({ stderr: expect.stringMatching(problem) });
  const check = promisify(execFile)('node', [resolve('scripts/run.mjs'), 'check'], { cwd: site });
  await expect(check).rejects.toMatchObject({ stdout: expect.stringMatching(problem) });
  expect(await isIn('dist', 'maps.example')).toEqual({ html: false, scripts: false });
  await expect(build('dist')).rejects.toThrow('maps.example');
}, 180_000);
