import { expect, test } from 'vitest';
import { icon } from '../../../schema/fields.ts';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';

const site = useScratchSite();

const icons = icon.options.join(', ');

/** Each is one change of the good site. */
const mistakes = [
  {
    name: 'a blank alternative text',
    file: 'home.yaml',
    from: 'alt: Drawing of a healthy tooth',
    to: "alt: ' '",
    problem: `pages/home.yaml:8:35  the first section, hero 'A dentist who takes the time', image.alt: a text is expected here, but there is nothing. Write alt: "Hall with a gray floor", or alt: decorative.`,
  },
  {
    name: 'a number with a leading zero for text',
    file: '_site.yaml',
    from: "zip: '92101'",
    to: 'zip: 02101',
    problem:
      'pages/_site.yaml:10:8  facts.zip: 02101 is a number, but a text is expected. Write zip: "02101".',
  },
  {
    name: 'a yes/no value for text',
    file: 'home.yaml',
    from: 'question: Does it hurt?',
    to: 'question: true',
    problem: `pages/home.yaml:28:19  the fourth section, faq 'What patients ask', items 1, question: true is a yes/no value, but a text is expected. Write question: "true".`,
  },
  {
    name: 'a list for text',
    file: '_forms/contact.yaml',
    from: 'submit: Send',
    to: 'submit:\n    - Send',
    problem: `pages/_forms/contact.yaml:32:5  texts.submit: the dash begins a new entry, and the entry above is not complete. Write Send.`,
  },
  {
    name: 'a text for a list',
    file: 'home.yaml',
    from: "    actions:\n      - { label: Book a visit, href: /contact#message }\n      - { label: 'Call {phone}', href: 'tel:{phone}' }\n",
    to: '    actions: Book a visit\n',
    problem: `pages/home.yaml:9:14  the first section, hero 'A dentist who takes the time', actions: "Book a visit" is a text, but a list is expected. Write it like this: actions: [{ label: "Free Estimate", href: / }].`,
  },
  {
    name: 'a text for a group of fields',
    file: 'home.yaml',
    from: 'image: { src: tooth.svg, alt: Drawing of a healthy tooth }',
    to: 'image: tooth.svg',
    problem: `pages/home.yaml:8:12  the first section, hero 'A dentist who takes the time', image: "tooth.svg" is a text, but a group of fields is expected. Write it like this: image: { src: "entrance.jpg", alt: "Our entrance with the number beside the door" }.`,
  },
  {
    name: 'a text for an entry of sections',
    file: 'home.yaml',
    from: '  - type: benefits',
    to: '  - We are open\n  - type: benefits',
    problem:
      'pages/home.yaml:13:5  the second section: "We are open" is a text, but a group of fields is expected. Write it like this: - { type: prose, heading: "What polishing does", text: "Marble is soft. Grit wears fine scratches into it, and the shine goes" }.',
  },
  {
    name: 'a list that is too short',
    file: 'home.yaml',
    from: "      - { title: A look, description: We check every tooth and show you what we see., duration: '{visit}' }\n",
    to: '',
    problem: `pages/home.yaml:22:7  the third section, process-steps 'Your first visit', steps: the list has 1 entries, but at least 2 are expected. Add the missing entries.`,
  },
  {
    name: 'a choice that is near none',
    file: 'home.yaml',
    from: 'icon: wallet',
    to: 'icon: spaceship',
    problem: `pages/home.yaml:17:88  the second section, benefits 'Why patients stay', items 2, icon: "spaceship" is not one of the choices. Choose one of: ${icons}.`,
  },
  {
    name: 'a text for yes or no',
    file: 'contact.yaml',
    from: 'name: Contact\n',
    to: "name: Contact\nnoindex: 'yes'\n",
    problem:
      'pages/contact.yaml:4:10  noindex: "yes" is a text, but true or false is expected. Write noindex: true.',
  },
  {
    name: 'a link that is no address',
    file: 'home.yaml',
    from: 'href: /contact#message',
    to: 'href: www.example.com',
    problem: `pages/home.yaml:10:38  the first section, hero 'A dentist who takes the time', actions 1, href: "www.example.com" is not a valid link. Write href: https://www.example.com.`,
  },
  {
    name: 'opening hours in another form',
    file: '_site.yaml',
    from: 'saturday: Closed',
    to: 'saturday: by arrangement',
    problem:
      'pages/_site.yaml:15:15  facts.hours.saturday: "by arrangement" has the wrong format. Opening hours on Saturday: from-to with AM and PM, or closed. Write it like saturday: "8:00 AM-6:00 PM".',
  },
  {
    name: 'a name of a claim with a space',
    file: '_site.yaml',
    from: '  visit: 40 minutes',
    to: '  visit: 40 minutes\n  first visit: long',
    problem:
      'pages/_site.yaml:22:3  claims.first visit: "first visit" has the wrong format. A name begins with a lowercase letter and has only letters and digits. Write it like firstVisit.',
  },
  {
    name: 'a number for a claim',
    file: '_site.yaml',
    from: "since: '2011'",
    to: 'since: 2011',
    problem:
      'pages/_site.yaml:20:10  claims.since: 2011 is a number, but a text is expected. Write since: "2011".',
  },
  {
    name: 'a text for a number',
    file: 'home.yaml',
    from: "  - type: hero\n    heading: A dentist who takes the time\n    tagline: Check-ups and fillings without hurry in {city}, since {since}.\n    image: { src: tooth.svg, alt: Drawing of a healthy tooth }\n    actions:\n      - { label: Book a visit, href: /contact#message }\n      - { label: 'Call {phone}', href: 'tel:{phone}' }\n",
    to: "  - type: slideshow-hero\n    heading: Rooms\n    tagline: Our rooms\n    images: [{ src: tooth.svg, alt: One tooth }, { src: tooth.svg, alt: Another tooth }]\n    interval: '6000'\n    fade: 1000\n    height: band\n    pause: Pause\n    play: Play\n",
    problem: `pages/home.yaml:9:15  the first section, slideshow-hero 'Rooms', interval: "6000" is a text, but a whole number is expected. Write interval: 6000.`,
  },
  {
    name: 'a fraction for a whole number',
    file: 'home.yaml',
    from: "  - type: hero\n    heading: A dentist who takes the time\n    tagline: Check-ups and fillings without hurry in {city}, since {since}.\n    image: { src: tooth.svg, alt: Drawing of a healthy tooth }\n    actions:\n      - { label: Book a visit, href: /contact#message }\n      - { label: 'Call {phone}', href: 'tel:{phone}' }\n",
    to: '  - type: slideshow-hero\n    heading: Rooms\n    tagline: Our rooms\n    images: [{ src: tooth.svg, alt: One tooth }, { src: tooth.svg, alt: Another tooth }]\n    interval: 6000.5\n    fade: 1000\n    height: band\n    pause: Pause\n    play: Play\n',
    problem: `pages/home.yaml:9:15  the first section, slideshow-hero 'Rooms', interval: 6000.5 is a number, but a whole number is expected. Write it like this: interval: 6000.`,
  },
  {
    name: 'a wrong value beside the name of a shared section',
    file: 'home.yaml',
    from: "text: 'Call {phone} or write to us today.'",
    to: 'text: 24',
    problem: `pages/home.yaml:33:39  the fifth section, shared 'book', text: 24 is a number, but a text is expected. Write text: "24".`,
  },
];

test.each(mistakes)('$name is one problem', async ({ file, from, to, problem }) => {
  site.edit(file, from, to);
  expect(await site.problems()).toEqual([problem]);
});
