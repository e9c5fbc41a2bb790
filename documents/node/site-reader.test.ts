import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ScratchSite } from '../../tests/support/sites/scratch-site.ts';
import { ImageLibrary } from '../../site-builder/images/image-library.ts';
import { SiteReader } from './site-reader.ts';

const headingOf = (section: object | undefined): unknown =>
  section && 'heading' in section ? section.heading : undefined;

test('the small site is right, and its facts are known to be stand-ins', async () => {
  const { site, pages, problems } = await new SiteReader('tests/fixtures/dentist/pages').read();
  expect(problems.map(({ code, path }) => `${code} ${path.at(-1)}`)).toEqual(
    ['url', 'license', 'phone', 'email', 'street'].map((fact) => `stand-in ${fact}`),
  );
  expect(site?.footer.tagline).toBe('Gentle dentistry in San Diego since 2011');
  expect(pages.map(({ route }) => route)).toEqual(['/contact', '/', '/not-found']);
});

test('file names determine routes', async () => {
  using site = new ScratchSite();
  const page = (title: string) =>
    `title: ${title}\ndescription: About ${title}\nnoindex: true\nsections: [{ type: hero, heading: A, tagline: B }]\n`;
  site.write('care/index.yaml', page('Care'));
  site.write('care/gums.yml', page('Gums'));
  site.write('_drafts/idea.yaml', page('Idea'));
  site.write('_note.yaml', page('Note'));
  const { pages } = await site.read();
  expect(pages.map(({ route }) => route)).toEqual(['/care/gums', '/care', '/contact', '/', '/not-found']);
  expect(await site.problems()).toEqual([]);
});

test('tokens are interpolated in every text, in facts and claims as well', async () => {
  using site = new ScratchSite();
  site.edit('_site.yaml', 'visit: 40 minutes', "visit: '{length} for {area}'\n  length: 40 minutes");
  site.edit(
    'home.yaml',
    'answer: A check-up never does.',
    'answer: "{address} · {visit} · {rules.messageMaximum} · {hours.saturday} · [call](tel:{phone})"\n       #',
  );
  const { pages } = await site.read();
  const faq = pages.find(({ route }) => route === '/')?.sections[3];
  expect(faq).toHaveProperty(
    ['items', 0, 'answer'],
    '12 Example Street, San Diego, CA 92101 · 40 minutes for San Diego County · 10,000 · Closed · [call](tel:+16195550177)',
  );
});

test('the names of the towns are a token', async () => {
  using site = new ScratchSite();
  site.edit(
    '_site.yaml',
    'topBar:',
    'towns: [{ name: Alpine }, { name: Lemon Grove }, { name: Poway }]\ntopBar:',
  );
  site.edit('_site.yaml', 'visit: 40 minutes', "visit: '40 minutes from {towns}'");
  const { site: facts } = await site.read();
  expect(facts?.claims['visit']).toBe('40 minutes from Alpine, Lemon Grove, and Poway');
  site.edit('_site.yaml', 'visit:', 'towns:');
  expect(await site.problems()).toContainEqual(expect.stringContaining('towns'));
});

test('shared sections, phone links and placeholders of forms are filled in', async () => {
  const { site: facts, pages } = await new SiteReader('tests/fixtures/dentist/pages').read();
  expect(pages.find(({ route }) => route === '/')?.sections.at(-1)).toEqual({
    type: 'call-to-action',
    heading: 'Book a visit',
    text: 'Call (619) 555-0177 or write to us today.',
    actions: [{ label: 'Write to us', href: '/contact#message' }],
  });
  expect(facts?.header.call).toEqual({ label: 'Call (619) 555-0177', href: 'tel:+16195550177' });
  expect(facts?.footer.contact.lines[1]).toMatchObject({ href: 'mailto:desk@brightwater.example' });
  const { forms } = await new SiteReader('tests/fixtures/mason/pages').read();
  const estimate = forms.find(({ type }) => type === 'estimate');
  // The browser replaces these.
  expect(estimate?.steps[1]?.fields[0]).toHaveProperty('counter', '{count}/{minimum} characters');
});

test('a second reading keeps what has not changed', async () => {
  using site = new ScratchSite();
  const before = await site.read();
  site.edit('contact.yaml', 'heading: Write to us', 'heading: Send us a line');
  const after = await site.read();
  const [contact, home] = after.pages;
  expect(headingOf(contact?.sections[2])).toBe('Send us a line');
  expect(home).toBe(before.pages[1]);
});

test('a page changes with its shared section and the facts', async () => {
  using site = new ScratchSite();
  await site.read();
  site.edit('_shared/book.yaml', 'heading: Book a visit', 'heading: Come and see us');
  const withPiece = await site.read();
  expect(headingOf(withPiece.pages[1]?.sections.at(-1))).toBe('Come and see us');
  site.edit('_site.yaml', 'city: San Diego', 'city: La Mesa');
  expect((await site.read()).pages[1]?.title).toBe('Gentle Dentist in La Mesa | Brightwater Dental');
});

test('a removed page is forgotten', async () => {
  using site = new ScratchSite();
  await site.read();
  site.remove('contact.yaml');
  const { pages } = await site.read();
  expect(pages.map(({ route }) => route)).toEqual(['/', '/not-found']);
});

test('an image is found in any Unicode form of its name in the folder and in the document', async () => {
  const composed = 'Küche/Tür é.svg'.normalize('NFC');
  const decomposed = composed.normalize('NFD');
  for (const [stored, written] of [
    [decomposed, composed],
    [composed, decomposed],
    [decomposed, decomposed],
  ] as const) {
    using site = new ScratchSite();
    site.write(`media/${stored}`, site.text('media/tooth.svg'));
    site.edit('_site.yaml', 'mark: tooth.svg', `mark: ${written}`);
    const { images: pictures, site: facts } = await site.read();
    expect(await site.problems()).toEqual([]);
    const library = new ImageLibrary(pictures);
    const mark = facts?.header.mark ?? '';
    expect(library.describe([mark])[mark]?.base).toMatch(/^\/media\/Tur-e-[0-9a-f]{8}\.svg$/);
    expect(readFileSync(library.getImage(mark)?.path ?? '', 'utf8')).toContain('<svg');
  }
});

test('hidden files of the operating system are ignored', async () => {
  using site = new ScratchSite();
  site.write('.DS_Store', '\0\0\0\x01');
  site.write('media/._tooth.svg', '\0\x05\x16\x07');
  expect(await site.problems()).toEqual([]);
});

test('symbolic links to folders are followed, also one that leads to itself', async () => {
  using site = new ScratchSite();
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  for (const name of ['media', '_shared']) {
    renameSync(join(site.pagesDir, name), join(elsewhere, name));
    symlinkSync(join(elsewhere, name), join(site.pagesDir, name));
  }
  mkdirSync(join(elsewhere, 'care'));
  writeFileSync(
    join(elsewhere, 'care/gums.yaml'),
    site.text('contact.yaml').replace(/^(title|description): .*/gm, '$1: Gums'),
  );
  symlinkSync(join(elsewhere, 'care'), join(site.pagesDir, 'care'));
  symlinkSync('..', join(elsewhere, 'care/up'));
  symlinkSync(site.pagesDir, join(site.pagesDir, 'again'));
  const { pages, problems } = await site.read();
  expect(pages.map(({ route }) => route)).toEqual(['/care/gums', '/contact', '/', '/not-found']);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  rmSync(elsewhere, { recursive: true });
});
