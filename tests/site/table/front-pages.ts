import type { Table } from '../row.ts';
import { company } from '../../support/sites/company.ts';

const threeServices = ['/kitchen-remodeling', '/bathroom-remodeling', '/hard-surfaces'];
const sixSurfaces = [
  '/hardwood-floor',
  '/flagstone',
  '/pavers',
  '/concrete',
  '/marble-natural-stone',
  '/tile-grout',
];
const threeSteps = [
  'What rooms are included in your project?',
  'A little bit of information goes a long way!',
  'Who should we contact to discuss?',
];

/** docs/specification.md 3.2, 3.3, 3.7, 3.8: home, about, the overviews, projects, clients, contact, free estimate, warranty. */
export const frontPages: Table = {
  '/': [
    { says: 'A full-screen rotating hero image slideshow', in: 'slideshow-hero', pictured: 2 },
    { says: 'A warranty badge linking to /warranty', in: 'slideshow-hero', links: ['warranty → /warranty'] },
    { says: 'The 3-step estimate form', in: 'form', words: threeSteps },
    { says: 'Trust blocks', in: 'badges', least: 2 },
    {
      says: 'A What We Do block with a link to /about',
      in: 'prose',
      named: 'What We Do',
      links: ['→ /about'],
    },
    {
      says: 'Three service cards linking to /kitchen-remodeling, /bathroom-remodeling and /hard-surfaces',
      in: 'services',
      count: 3,
      leads: threeServices,
    },
    {
      says: 'An Experts on Hard Surfaces grid of six tiles (name, image, path, alt)',
      in: 'image-tiles',
      named: 'Experts on Hard Surfaces',
      count: 6,
      pictures: 6,
      leads: sixSurfaces,
    },
    { says: 'Why Choose Us', in: 'benefits', named: 'Why Choose Us', least: 3 },
    {
      says: 'A scrolling strip of commercial customer logos, 6 distinct, as images with the names as alt text',
      in: 'logo-strip',
      count: 6,
      pictures: 6,
    },
    {
      says: 'A closing Serving The OC Since 1992 text',
      in: 'prose',
      named: 'Serving The OC Since 1992',
      last: true,
    },
  ],
  '/about': [
    { says: 'The story since 1992', in: 'story', named: 'since 1992', least: 2 },
    { says: 'four differentiators', in: 'benefits', named: 'differently', count: 4 },
    { says: 'an eight-item expertise list', in: 'feature-list', count: 8 },
    {
      says: 'a commitment (transparency, quality, reliability)',
      in: 'benefits',
      named: 'commitment',
      count: 3,
      topics: ['transparency', 'quality', 'reliability'],
    },
    { says: 'statistics', in: 'statistics', least: 2 },
  ],
  '/services': [
    {
      says: 'Three cards linking to /kitchen-remodeling, /bathroom-remodeling and /hard-surfaces',
      in: 'services',
      count: 3,
      leads: threeServices,
    },
    {
      says: 'A six-tile Experts on Hard Surfaces section links to the six category pages',
      in: 'image-tiles',
      named: 'Experts on Hard Surfaces',
      count: 6,
      leads: sixSurfaces,
    },
    {
      says: 'A three-item Why Choose Us band: trusted, 24/7 response, 5 star reviews',
      in: 'benefits',
      named: 'Why Choose Us',
      count: 3,
      topics: ['trusted', '24/7 response', '5 star reviews'],
    },
  ],
  '/projects': [
    { says: 'Eight fixed project cards (id, title, image, category)', in: 'gallery', count: 8, pictures: 8 },
    {
      says: 'Each card shows its id, by which visitors name it when they call',
      in: 'gallery',
      topics: Object.fromEntries(
        ['Kitchen', 'Bathroom', 'Hard', 'Tile', 'Kitchen', 'Hard', 'Specialized', 'Bathroom'].map(
          (kind, index) => [`number ${index + 1}`, ['', `${index + 1} ${kind}`]],
        ),
      ),
    },
    {
      says: 'Categories',
      in: 'gallery',
      categories: [
        'Bathroom Remodeling',
        'Hard Surfaces',
        'Kitchen Remodeling',
        'Tile & Grout',
        'Specialized Services',
      ],
    },
    {
      says: 'It ends with Get Free Estimate and call links',
      in: 'call-to-action',
      last: true,
      links: ['Get Free Estimate → /free-estimate', 'Call → tel:'],
    },
  ],
  '/client-list': [
    {
      says: 'Six commercial clients as logo cards',
      in: 'client-grid',
      count: 6,
      pictures: 6,
      topics: {
        'a shopping centre': ['', 'shopping center'],
        'a university': ['', 'university'],
        'a hotel chain': ['', 'hotel chain'],
        'a car maker': ['', 'car maker'],
        'a bank': ['', 'bank'],
        'and a university': ['', 'university'],
      },
    },
  ],
  '/contact': [
    {
      says: 'Contact information: phone, e-mail with a mail link, street address',
      in: 'contact-details',
      topics: ['phone', 'email', 'address'],
      words: [company.phone, company.email, company.address],
      leads: [company.call, `mailto:${company.email}`],
    },
    {
      says: 'Contact page hours: Mon-Fri 8:00 AM-6:00 PM, Saturday 9:00 AM-4:00 PM, Sunday closed',
      in: 'contact-details',
      topics: {
        'Mon-Fri': ['Mon-Fri', '8:00 AM-6:00 PM'],
        Saturday: ['Saturday', '9:00 AM-4:00 PM'],
        Sunday: ['Sunday', 'closed'],
      },
    },
    {
      says: 'a 24/7 emergency service box',
      in: 'contact-details',
      words: ['24/7 emergency service'],
      links: ['Call → tel:'],
    },
    { says: 'Decisions: the licence number', in: 'contact-details', words: [company.license] },
    { says: 'a message form', in: 'form-hero', words: ['Name', 'Email', 'Phone', 'Message'] },
  ],
  '/free-estimate': [
    { says: 'A hero image that rotates across 2 images', in: 'form-hero', pictures: 2 },
    {
      says: 'Badges for review sites (four of them)',
      in: 'badges',
      count: 4,
      topics: ['Google', 'Yelp', 'Houzz', 'Angi'],
    },
    { says: 'The same 3-step form as the home page', in: 'form-hero', words: threeSteps },
    {
      says: 'A note about the 30-minute response during business hours Mon-Fri 8am-6pm',
      in: 'callout',
      words: ['30 minutes*', '* During business hours, Mon-Fri 8am-6pm'],
    },
  ],
  '/warranty': [
    {
      says: 'with Contact Us (to /contact) and phone buttons',
      in: 'hero',
      links: ['Contact Us → /contact', '→ tel:'],
    },
    {
      says: 'workmanship guarantee, material quality, peace of mind and local and reliable',
      in: 'benefits',
      count: 4,
      topics: ['workmanship guarantee', 'material quality', 'peace of mind', 'local and reliable'],
    },
  ],
  '/not-found': [
    { says: 'Shows 404', in: 'hero', named: '404' },
    {
      says: 'the text Oops! Page not found, and a Return to Home link to /',
      in: 'hero',
      words: ['Oops! Page not found'],
      links: ['Return to Home → /'],
    },
  ],
};
