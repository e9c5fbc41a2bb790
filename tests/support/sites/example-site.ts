import type { MediaFile } from '../../../renderer/media.ts';
import type { PageData } from '../../../renderer/context.tsx';
import type { Site } from '../../../schema/site.ts';
import { exampleBrand } from './example-brand.ts';

const required = 'Please fill this in.';
const tooLong = 'Please use fewer characters.';
const format = 'Please check this.';

const call = { label: 'Call 555-0100', href: 'tel:+15555550100' };
const action = { label: 'Book a visit', href: '/visit' };
const fillings = { label: 'Fillings', href: '/fillings' };
const crowns = { label: 'Crowns', href: '/crowns' };

/** A small site for tests, with tokens already replaced. */
export const exampleSite: Site = {
  brand: exampleBrand,
  facts: {
    name: 'Quiet Dental',
    url: 'https://quiet.example',
    area: 'Ashford',
    license: 'No. 1',
    timeZone: 'America/Los_Angeles',
  },
  locations: [
    {
      phone: '555-0100',
      email: 'hello@quiet.example',
      address: { street: '1 Mill Lane', city: 'Ashford', region: 'CA', postalCode: '90000' },
      hours: [
        {
          name: 'weekdays',
          days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
          open: ['08:00-18:00'],
        },
        { name: 'weekend', days: ['saturday', 'sunday'], text: 'Closed' },
      ],
    },
  ],
  claims: {},
  topBar: [{ text: '555-0100', href: call.href }, { text: '1 Mill Lane, Ashford' }],
  header: {
    skip: 'Skip to content',
    mark: 'mark.svg',
    homeLabel: 'Quiet Dental, home',
    menuLabel: 'Main menu',
    menu: [
      { label: 'Home', href: '/' },
      {
        label: 'Treatments',
        href: '/treatments',
        all: 'All treatments',
        toggle: 'Treatments menu',
        categories: [
          { label: 'Repair', image: { src: 'chair.jpg', alt: 'A chair' }, links: [fillings, crowns] },
          {
            label: 'Care',
            image: { src: 'lamp.jpg', alt: 'A lamp' },
            links: [{ label: 'Cleaning', href: '/cleaning' }],
          },
        ],
      },
      { label: 'Contact', href: '/contact' },
    ],
    open: 'Open menu',
    close: 'Close menu',
    call,
    action,
  },
  footer: {
    tagline: 'Gentle since 1990.',
    columns: [{ heading: 'Popular', links: [fillings, crowns] }],
    contact: { heading: 'Reach us', lines: [{ text: '555-0100', href: call.href }, { text: 'No. 1' }] },
    copyright: 'Quiet Dental.',
    links: [{ label: 'Privacy', href: '/privacy' }],
  },
  popup: {
    heading: 'Is it time for a check-up?',
    text: 'Half an hour is enough.',
    note: 'Ashford',
    action,
    close: 'Close',
    depth: 25,
  },
  trail: 'You are here',
  forms: {
    errors: {
      required,
      unknown: format,
      tooShort: format,
      tooLong,
      tooSmall: format,
      tooLarge: format,
      tooEarly: format,
      tooLate: format,
      email: format,
      'postal-code': format,
      number: format,
      date: format,
      type: format,
    },
    unavailable: { title: 'This form cannot be sent', text: 'Please call us at 555-0100.' },
  },
  preview: { title: 'This is a preview: nothing was sent', text: 'On the site this form reaches us.' },
  mail: {
    suspectedSpam: '[spam]',
    labels: { received: 'Received', lead: 'Lead' },
    spamNote: 'May be spam.',
    replyNote: 'No reply address.',
  },
};

const createMediaFile = (base: string): MediaFile => ({
  width: 40,
  height: 40,
  base,
  widths: [],
  colour: '#808080',
});

/** Returns a page of that site without sections. */
export const examplePage = (route: string): PageData => ({
  page: { route, title: 'A page', description: 'A page of the example.', sections: [], forms: {} },
  media: {
    'mark.svg': createMediaFile('/media/mark.svg'),
    'chair.jpg': createMediaFile('/media/chair.jpg'),
    'lamp.jpg': createMediaFile('/media/lamp.jpg'),
  },
  trail: [...(route === '/' ? [] : [{ label: 'Home', href: '/' }]), { label: 'This page', href: route }],
});
