import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';
import { readTokens } from '../../read/site/tokens.ts';

const site = useScratchSite();

const facts: unknown = parse(readFileSync('tests/fixtures/dentist/pages/_site.yaml', 'utf8'));
const tokens = [...readTokens(facts).names].map((name) => `{${name}}`).join(', ');

/** Each is one change of the good site. */
const mistakes = [
  {
    name: 'a field without a value',
    file: '_forms/contact.yaml',
    from: 'submit: Send',
    to: 'submit:',
    problem: `pages/_forms/contact.yaml:31:3  texts.submit: a text is expected here, but there is nothing. Write submit: "Send message".`,
  },
  {
    name: 'an unknown token in a text of several lines',
    file: 'home.yaml',
    from: 'answer: A check-up never does.',
    to: 'answer: >-\n          A check-up\n          in {cty} never does.',
    problem: `pages/home.yaml:31:14  the fourth section, faq 'What patients ask', items 1, answer: unknown token {cty}. Write {city}.`,
  },
  {
    name: 'an unknown token inside a fact',
    file: '_site.yaml',
    from: 'name: Brightwater Dental',
    to: 'name: Brightwater {kind}',
    problem: `pages/_site.yaml:3:21  facts.name: unknown token {kind}. The tokens are: ${tokens}.`,
  },
  {
    name: 'the number of the browser elsewhere',
    file: 'contact.yaml',
    from: 'heading: Write to us',
    to: "heading: '{count} ways to write'",
    problem: `pages/contact.yaml:25:15  the third section, form '{count} ways to write', heading: {count} works only in the fields counter, missing, selected, outcome. Write the number or the words themselves.`,
  },
  {
    name: 'a link in a text to a page that does not exist',
    file: 'home.yaml',
    from: '[all hours](/contact#hours)',
    to: '[all hours](/hours)',
    problem: `pages/home.yaml:31:64  the fourth section, faq 'What patients ask', items 2, answer: there is no page /hours. Did you mean "/contact#hours"?`,
  },
  ...[
    'https://forms.stone.test',
    'https://forms.stone.test/',
    'https://forms.stone.test/api/send-email/',
  ].map((url) => ({
    name: `the endpoint ${url}`,
    file: '_site.yaml',
    from: 'forms:\n',
    to: `forms:\n  endpoint: ${url}\n`,
    problem: `pages/_site.yaml:57:13  forms.endpoint: "${url}" has the wrong format. The URL that forms post to, with its path and without a slash at the end, if this site is not hosted by its own stage. Default: /api/send-email of the site. Write it like endpoint: "https://forms.tidewater.example/api/send-email".`,
  })),
  {
    name: 'a link of the menu to a page that does not exist',
    file: '_site.yaml',
    from: 'label: Contact, href: /contact }',
    to: 'label: Contact, href: /contacts }',
    problem:
      'pages/_site.yaml:34:31  header.menu 2, href: there is no page /contacts. Did you mean "/contact"?',
  },
  {
    name: 'a link to a place of the same page that does not exist',
    file: 'home.yaml',
    from: 'href: /contact#message',
    to: "href: '#book'",
    problem: `pages/home.yaml:10:38  the first section, hero 'A dentist who takes the time', actions 1, href: no section of / has the anchor "book". Add the line anchor: book to the section that you mean, or use one of these: none.`,
  },
  {
    name: 'a link in a text that leads nowhere',
    file: 'home.yaml',
    from: '[all hours](/contact#hours)',
    to: '[all hours](www.example.com)',
    problem: `pages/home.yaml:31:64  the fourth section, faq 'What patients ask', items 2, answer: "www.example.com" is not a valid link. Write https://www.example.com.`,
  },
  {
    name: 'a phone number written by hand',
    file: 'contact.yaml',
    from: 'tagline: We answer',
    to: 'tagline: Call (619) 555-0177, we answer',
    problem: `pages/contact.yaml:7:19  the first section, hero 'Talk to the front desk', tagline: the phone number (619) 555-0177 is written out. Write {phone} instead. Put the number of another business in claims in _site.yaml.`,
  },
  {
    name: 'a phone number written by hand in a link',
    file: 'home.yaml',
    from: "href: 'tel:{phone}'",
    to: "href: 'tel:619-555-0177'",
    problem: `pages/home.yaml:11:45  the first section, hero 'A dentist who takes the time', actions 2, href: the phone number 619-555-0177 is written out. Write {phone} instead. Put the number of another business in claims in _site.yaml.`,
  },
  {
    name: 'a second main heading',
    file: 'contact.yaml',
    from: '  - type: form',
    to: '  - { type: hero, heading: Again, tagline: And again. }\n  - type: form',
    problem: `pages/contact.yaml:22:5  the third section, hero 'Again': the page already has a main heading. Use another section type here, such as prose.`,
  },
  {
    name: 'a main heading below another section',
    file: 'contact.yaml',
    from: 'sections:',
    to: 'sections:\n  - { type: prose, heading: Parking, text: Behind the house. }',
    problem: `pages/contact.yaml:6:5  the second section, hero 'Talk to the front desk': the page does not begin with its main heading. Begin "sections" with one of: hero, slideshow-hero, form-hero, before-after-hero.`,
  },
  {
    name: 'no main heading',
    file: 'contact.yaml',
    from: '  - type: hero\n    heading: Talk to the front desk\n    tagline: We answer on the same working day.\n',
    to: '',
    problem:
      'pages/contact.yaml:4:1  sections: the page does not begin with its main heading. Begin "sections" with one of: hero, slideshow-hero, form-hero, before-after-hero.',
  },
  {
    name: 'a picture with its folder',
    file: 'home.yaml',
    from: 'src: tooth.svg',
    to: "src: 'C:\\Users\\me\\pages\\media\\tooth.svg'",
    problem: `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: there is no image "C:\\Users\\me\\pages\\media\\tooth.svg" in media. Did you mean "tooth.svg"?`,
  },
  {
    name: 'the number of somebody else',
    file: 'contact.yaml',
    from: 'tagline: We answer',
    to: 'tagline: The Dental Board has 877-729-7789. We answer',
    problem: `pages/contact.yaml:7:35  the first section, hero 'Talk to the front desk', tagline: the phone number 877-729-7789 is written out. Write {phone} instead. Put the number of another business in claims in _site.yaml.`,
  },
];

test.each([
  ['https://www.brightwater.example/api/send-email', 0],
  ['https://forms.brightwater.example/contact', 0],
  ['https://www.brightwater.example/contact', 1],
  ['https://www.brightwater.example/anything/else', 1],
  ['https://www.brightwater.example/contact/api/send-email', 1],
  ['https://www.brightwater.example:443/contact', 1],
  ['https://forms.brightwater.example:8443/contact', 0],
  ['https://forms.brightwater.example:99999/contact', 1],
])('forms that post to %s have %d problems', async (url, count) => {
  site.edit('_site.yaml', 'forms:\n', `forms:\n  endpoint: ${url}\n`);
  expect((await site.problems()).filter((line) => line.includes('forms.endpoint'))).toHaveLength(count);
});

test.each(mistakes)('$name is one problem', async ({ file, from, to, problem }) => {
  site.edit(file, from, to);
  expect(await site.problems()).toEqual([problem]);
});

test('a link to a page that is slightly misspelt is one problem, though nothing else leads to the page', async () => {
  const text = site.text('contact.yaml').replace(/^title: .*$/m, 'title: Gum care in {city}');
  site.write(
    'gums.yaml',
    text.replace(/^description: .*$/m, 'description: Gums that bleed are treated gently, step by step.'),
  );
  site.edit('_site.yaml', 'label: Contact, href: /contact }', 'label: Gums, href: /gum }');
  expect((await site.problems()).filter((line) => !line.includes('gums.yaml'))).toEqual([
    'pages/_site.yaml:34:28  header.menu 2, href: there is no page /gum. Did you mean "/gums"?',
  ]);
  expect((await site.problems()).join()).not.toContain('links to /gums');
});

const byHand = expect.stringContaining('are not passed to search engines. Write {hours.weekdays},');

test.each([
  ['{ days: Mon-Fri, time: 9-5 }', [byHand]],
  ["{ days: 'Mo-Fr', time: '09:00-17:00' }", [byHand]],
  ['{ days: Mon-Thu, time: 8:30 AM-4:00 PM }', [byHand]],
  ["{ days: Mon-Fri, time: '7:30-14:00, 17:00-20:30' }", [byHand]],
  ['{ days: Mon-Fri, time: by appointment }', []],
  ["{ days: Mon-Fri, time: '{hours.weekdays}, by appointment' }", []],
  ["{ days: Mon-Fri, time: '{hours.weekdays}' }\n        - { days: December 24, time: 9-1 }", []],
  [
    '{ days: Mon-Fri, time: 9am-5pm }',
    [expect.stringContaining('"9am-5pm" is written out. Write {hours.weekdays}')],
  ],
])('the hours %s in a table have the problems %j', async (row, expected) => {
  site.edit('contact.yaml', "{ days: Mon-Fri, time: '{hours.weekdays}' }", row);
  expect(await site.problems()).toEqual(expected);
});

test('hours that are written by hand are reported in a shared section, too', async () => {
  const hours = 'hours: { heading: Hours, rows: [{ days: Mon-Fri, time: 9-5 }] }';
  site.write(
    '_shared/hours.yaml',
    `type: contact-details\nheading: Here we are\nways: [{ label: Call, value: '{phone}' }]\n${hours}\n`,
  );
  site.edit(
    'contact.yaml',
    '  - type: contact-details',
    '  - { type: shared, name: hours }\n  - type: contact-details',
  );
  expect(await site.problems()).toEqual([
    expect.stringMatching(/_shared\/hours\.yaml.* the opening hours "9-5"/),
  ]);
});
