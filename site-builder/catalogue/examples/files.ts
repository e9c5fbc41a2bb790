import { edited, page, type Examples } from './example.ts';

/** Examples of files that are missing or cannot be used. */
export const fileExamples = {
  'pages-missing': {
    spoil: (site) => site.remove(''),
    says: 'pages:1:1  the folder does not exist. Name the folder that holds the pages.',
  },
  'site-missing': {
    spoil: (site) => site.remove('_site.yaml'),
    says: 'pages/_site.yaml:1:1  the file is missing. Create it with the facts, menus and footer of the site.',
  },
  'home-missing': {
    spoil: (site) => {
      site.remove('home.yaml');
      // It was used there alone.
      site.remove('_shared/book.yaml');
    },
    says: 'pages/home.yaml:1:1  the file is missing. Create it: it is the page with the address /.',
  },
  'not-found-missing': {
    spoil: (site) => site.remove('not-found.yaml'),
    says: 'pages/not-found.yaml:1:1  the file is missing. Create it: it is the page for addresses that do not exist.',
  },
  'file-unreadable': {
    spoil: (site) => site.write('contact.yaml', Buffer.from('title: Café\n', 'latin1')),
    says: 'pages/contact.yaml:1:11  a letter is not saved as UTF-8. Save it again as UTF-8: most programs ask for the encoding under "Save as".',
  },
  'file-ignored': {
    spoil: (site) => site.write('gums.docx', 'words'),
    says: 'pages/gums.docx:1:1  the file is no page, and nothing of it is shown. Move it out of this folder: a page is a text file such as about.yaml.',
  },
  'file-name': {
    spoil: (site) => site.write('gum care.yaml', page('Gums', 'noindex: true\n')),
    says: 'pages/gum care.yaml:1:1  the name of the file cannot be an address. Rename it to gum-care.yaml: small letters, digits and hyphens only.',
  },
  'file-empty': {
    spoil: (site) => site.write('contact.yaml', '# to be written\n'),
    says: 'pages/contact.yaml:1:1  the file is empty. Write its fields, or delete the file.',
  },
  'file-size': {
    spoil: (site) => site.write('contact.yaml', `# ${'a note '.repeat(200_000)}\n`),
    says: 'pages/contact.yaml:1:1  the file has 1.4 MB, and a document has at most 1 MB. Divide it into several pages.',
  },
  'route-twice': {
    spoil: (site) => site.write('contact.yml', page('Gums')),
    says: 'pages/contact.yml:1:1  pages/contact.yaml has the address /contact already. Rename or delete one of the two files.',
  },
  'unlinked-page': {
    spoil: (site) => site.write('gums.yaml', page('Gums')),
    says: 'pages/gums.yaml:1:1  no menu, page or shared piece links to /gums. Link to it, or write noindex: true.',
  },
  'unused-shared': {
    spoil: (site) =>
      site.write('_shared/visit.yaml', 'type: testimonial\nquote: It did not hurt.\nauthor: Ann\n'),
    says: 'pages/_shared/visit.yaml:1:1  no page uses this shared piece. Use it, or delete it.',
  },
  'former-address': edited(
    'contact.yaml',
    'sections:',
    'formerly: [/not-found]\nsections:',
    'pages/contact.yaml:4:12  formerly 1: /not-found belongs to pages/not-found.yaml. Remove it here.',
  ),
  'publish-dates': edited(
    'contact.yaml',
    'sections:',
    'publishAt: 2026-02-30\nsections:',
    'pages/contact.yaml:4:12  publishAt: the calendar has no 2026-02-30. Write a day such as publishAt: 2026-03-01.',
  ),
  'absent-page': {
    spoil: (site) => {
      site.write('gums.yaml', page('Gums', 'publishAt: 2101-01-01\n'));
      site.edit('home.yaml', '(/contact#hours)', '(/gums)');
    },
    says: `pages/home.yaml:31:64  the fourth section, faq 'What patients ask', items 2, answer: /gums is not on the site before 2101-01-01. Visitors see it without the link for that time. Take it out, or give this page the same dates.`,
  },
  'stand-in': edited(
    '_site.yaml',
    'email: desk@brightwater.test',
    'email: desk@brightwater.example',
    'pages/_site.yaml:5:10  facts.email: the e-mail address is a stand-in. Write the real one before the site goes live.',
  ),
} satisfies Examples;
