import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';
import type { ListedPage } from '../../../schema/sections/page-list.ts';

const site = useScratchSite();

const list = (fields = '') =>
  site.edit(
    'contact.yaml',
    '  - type: contact-details',
    `  - { type: page-list, heading: News, folder: /news${fields} }\n  - type: contact-details`,
  );

const article = (name: string, title: string, fields = '') =>
  site.write(
    `news/${name}.yaml`,
    `title: ${title} at the practice\ndescription: What ${title} means for you and everybody else who comes to see us.
${fields}sections:
  - type: hero
    heading: ${title}
    tagline: See what is new.
    image: { src: tooth.svg, alt: A tooth }
    actions: [{ label: Contact, href: /contact }]
`,
  );

const listed = async (): Promise<ListedPage[] | undefined> => {
  const { pages } = await site.read();
  const sections = pages.find(({ route }) => route === '/contact')?.sections ?? [];
  return sections.flatMap((section) => ('pages' in section ? (section.pages as ListedPage[]) : []));
};

test.each([
  [', order: newest', ['Open day', 'Spring', 'Archive']],
  [', order: newest, limit: 2', ['Open day', 'Spring']],
  [', order: name', ['Archive', 'Open day', 'Spring']],
])('a list has the pages that visitors see%s', async (fields, titles) => {
  list(fields);
  article('spring', 'Spring', 'date: 2026-03-01\n');
  article('open-day', 'Open day', 'date: 2026-05-01\n');
  article('about', 'Archive');
  article('later', 'Later', 'date: 2026-06-01\npublishAt: 2999-01-01\n');
  const pages = await listed();
  expect(pages?.map(({ title }) => title)).toEqual(titles.map((title) => `${title} at the practice`));
  const spring = { href: '/news/spring', date: '2026-03-01', image: { src: 'tooth.svg', alt: 'A tooth' } };
  expect(pages).toContainEqual(expect.objectContaining(spring));
  // The pages in the list need no other link.
  expect(await site.findings()).toEqual([]);
});

test('a list whose pages are not published yet is left out', async () => {
  list(', order: newest');
  article('later', 'Later', 'publishAt: 2999-01-01\n');
  expect(await listed()).toEqual([]);
  const { pages, problems } = await site.read();
  expect(JSON.stringify(pages.find(({ route }) => route === '/contact'))).not.toContain('page-list');
  expect(problems.filter(({ code }) => code === 'empty-list')).toMatchObject([
    { severity: 'warning', params: { cause: 'unseen', folder: '/news' } },
  ]);
});
