import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ScratchSite } from './scratch-site.ts';
import { tokensOf } from './tokens.ts';

const facts: unknown = parse(readFileSync('tests/fixtures/dentist/pages/_site.yaml', 'utf8'));
const tokens = [...tokensOf(facts).names].map((name) => `{${name}}`).join(', ');

/** Each is one change of the good site. */
const mistakes = [
  {
    name: 'an alternative text that is the name of the file',
    file: 'home.yaml',
    from: 'alt: Drawing of a healthy tooth',
    to: 'alt: tooth.svg',
    problem:
      'pages/home.yaml:8:35  sections[0] hero.image.alt: "tooth.svg" is the name of the file. Say what the picture shows, for those who do not see it, or write "decorative".',
  },
  {
    name: 'a field without a value',
    file: 'contact.yaml',
    from: 'submit: Send',
    to: 'submit:',
    problem:
      'pages/contact.yaml:26:5  sections[2] contact-form.submit: a text is wanted here, and there is nothing. Write a text, such as submit: "Send message".',
  },
  {
    name: 'an unknown token',
    file: 'home.yaml',
    from: 'since {since}',
    to: 'since {sinse}',
    problem: 'pages/home.yaml:7:68  sections[0] hero.tagline: unknown token {sinse}. Did you mean {since}?',
  },
  {
    name: 'an unknown token in a text of several lines',
    file: 'home.yaml',
    from: 'answer: A check-up never does.',
    to: 'answer: >-\n          A check-up\n          in {cty} never does.',
    problem:
      'pages/home.yaml:31:14  sections[3] faq.items[0].answer: unknown token {cty}. Did you mean {city}?',
  },
  {
    name: 'an unknown token inside a fact',
    file: '_site.yaml',
    from: 'name: Brightwater Dental',
    to: 'name: Brightwater {kind}',
    problem: `pages/_site.yaml:3:21  facts.name: unknown token {kind}. The tokens are: ${tokens}.`,
  },
  {
    name: 'tokens that lead to each other',
    file: '_site.yaml',
    from: '  visit: 40 minutes',
    to: "  visit: '{length}'\n  length: '{visit}'",
    problem:
      'pages/_site.yaml:21:10  claims.visit: the token leads back to itself: {visit} → {length} → {visit}. Write the words of one of them out.',
  },
  {
    name: 'a claim with the name of a fact',
    file: '_site.yaml',
    from: '  visit: 40 minutes',
    to: '  visit: 40 minutes\n  city: La Mesa',
    problem: 'pages/_site.yaml:22:3  claims: the token {city} exists already. Give the claim another name.',
  },
  {
    name: 'the number of the browser elsewhere',
    file: 'contact.yaml',
    from: 'heading: Write to us',
    to: "heading: '{count} ways to write'",
    problem:
      'pages/contact.yaml:24:15  sections[2] contact-form.heading: {count} works only in "counter" and "selected" of the estimate form. Write the number itself.',
  },
  {
    name: 'a link to a page that does not exist',
    file: 'home.yaml',
    from: 'href: /contact#message',
    to: 'href: /contcat',
    problem:
      'pages/home.yaml:10:38  sections[0] hero.actions[0].href: there is no page /contcat. Did you mean /contact?',
  },
  {
    name: 'a link in a text to a page that does not exist',
    file: 'home.yaml',
    from: '[all hours](/contact#hours)',
    to: '[all hours](/hours)',
    problem:
      'pages/home.yaml:31:64  sections[3] faq.items[1].answer: there is no page /hours. Write the address of a page: the name of its file after a slash.',
  },
  {
    name: 'a link of the menu to a page that does not exist',
    file: '_site.yaml',
    from: 'label: Contact, href: /contact }',
    to: 'label: Contact, href: /contacts }',
    problem:
      'pages/_site.yaml:34:31  header.menu[1].href: there is no page /contacts. Did you mean /contact?',
  },
  {
    name: 'a link to a place that does not exist',
    file: 'home.yaml',
    from: '[all hours](/contact#hours)',
    to: '[all hours](/contact#hour)',
    problem:
      'pages/home.yaml:31:64  sections[3] faq.items[1].answer: no section of /contact has the anchor "hour". Did you mean #hours?',
  },
  {
    name: 'a link to a place of the same page that does not exist',
    file: 'home.yaml',
    from: 'href: /contact#message',
    to: "href: '#book'",
    problem:
      'pages/home.yaml:10:38  sections[0] hero.actions[0].href: no section of / has the anchor "book". Give the section that is meant the line anchor: book.',
  },
  {
    name: 'a link in a text that leads nowhere',
    file: 'home.yaml',
    from: '[all hours](/contact#hours)',
    to: '[all hours](www.example.com)',
    problem:
      'pages/home.yaml:31:64  sections[3] faq.items[1].answer: "www.example.com" leads nowhere. A link begins with /, #, tel:, mailto: or https://.',
  },
  {
    name: 'a picture that does not exist',
    file: 'home.yaml',
    from: 'src: tooth.svg',
    to: 'src: toth.svg',
    problem:
      'pages/home.yaml:8:19  sections[0] hero.image.src: there is no picture "toth.svg" in media. Did you mean "tooth.svg"?',
  },
  {
    name: 'a picture of another host',
    file: 'home.yaml',
    from: 'src: tooth.svg',
    to: 'src: https://images.example.com/tooth.svg',
    problem:
      'pages/home.yaml:8:19  sections[0] hero.image.src: pictures of images.example.com are not allowed. Add images.example.com to imageHosts in _site.yaml, or put the file into media.',
  },
  {
    name: 'two places of one page with the same name',
    file: 'contact.yaml',
    from: 'anchor: message',
    to: 'anchor: hours',
    problem:
      'pages/contact.yaml:23:13  sections[2] contact-form.anchor: another section of this page has the anchor "hours". Give one of them another name.',
  },
  {
    name: 'a phone number written by hand',
    file: 'contact.yaml',
    from: 'tagline: We answer',
    to: 'tagline: Call (619) 555-0177, we answer',
    problem:
      'pages/contact.yaml:7:19  sections[0] hero.tagline: the phone number (619) 555-0177 is written by hand. Write {phone} instead.',
  },
  {
    name: 'a phone number written by hand in a link',
    file: 'home.yaml',
    from: "href: 'tel:{phone}'",
    to: "href: 'tel:619-555-0177'",
    problem:
      'pages/home.yaml:11:45  sections[0] hero.actions[1].href: the phone number 619-555-0177 is written by hand. Write {phone} instead.',
  },
  {
    name: 'a second main heading',
    file: 'contact.yaml',
    from: '  - type: contact-form',
    to: '  - { type: hero, heading: Again, tagline: And again. }\n  - type: contact-form',
    problem:
      'pages/contact.yaml:22:5  sections[2] hero: the page has a main heading already. Use another type of section here, such as prose or call-to-action.',
  },
  {
    name: 'no main heading',
    file: 'contact.yaml',
    from: '  - type: hero\n    heading: Talk to the front desk\n    tagline: We answer on the same working day.\n',
    to: '',
    problem:
      'pages/contact.yaml:4:1  sections: the page has no main heading. Begin "sections" with a hero or a slideshow-hero.',
  },
  {
    name: 'the same title',
    file: 'contact.yaml',
    from: 'title: Contact and Opening Hours | {name}',
    to: 'title: Gentle Dentist in San Diego | {name}',
    problem:
      'pages/home.yaml:1:8  title: pages/contact.yaml has the same title. Write one that fits this page alone.',
  },
  {
    name: 'the same description',
    file: 'contact.yaml',
    from: 'description: Call {phone}, write to {email} or come to {street} in {city}.',
    to: 'description: Check-ups, cleanings and fillings without hurry. A first visit takes {visit}.',
    problem:
      'pages/home.yaml:2:14  description: pages/contact.yaml has the same description. Write one that fits this page alone.',
  },
];

test.each(mistakes)('$name is one problem', async ({ file, from, to, problem }) => {
  using site = new ScratchSite();
  site.edit(file, from, to);
  expect(await site.problems()).toEqual([problem]);
});
