import { expect } from 'vitest';
import { company } from '../../support/sites/company.ts';
import type { LayoutSummary } from '../summary/layout-from-html.ts';
import type { Link } from '../summary/summary.ts';
import { surfaceCategories } from './pages.ts';

const categories: Record<string, string[]> = {
  'Home remodeling': ['/kitchen-remodeling', '/bathroom-remodeling'],
  'Hardwood flooring': [
    '/hardwood-refinishing',
    '/hardwood-buff-recoat',
    '/hardwood-deep-cleaning',
    '/hardwood-repair',
  ],
  Installation: [
    '/installation-stone-tile',
    '/installation-hardwood',
    '/installation-laminate-vinyl',
    '/installation-stone-quartz',
  ],
  'Natural stone': [
    '/natural-stone-restoration',
    '/natural-stone-deep-cleaning',
    '/natural-stone-repair',
    '/natural-stone-sealing',
  ],
  'Marble restoration': [
    '/marble-refinishing',
    '/marble-polishing',
    '/marble-cleaning-sealing',
    '/marble-repair',
    '/marble-stain-removal',
    '/marble-etch-removal',
  ],
  'Concrete restoration': [
    '/concrete-cleaning-sealing',
    '/concrete-grinding-polishing',
    '/concrete-staining',
  ],
};

/** A link or line whose label contains some words. The target of a line without a link is empty. */
const line = (words: string, href: unknown = '') => ({ label: expect.stringContaining(words), href }) as Link;
const linksTo = (hrefs: string[]) => hrefs.map((href) => line('', href));
const groups = Object.entries(categories).map(([label, hrefs]) => ({ label, links: linksTo(hrefs) }));
const menu = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Services', href: '/services' },
  { label: 'Projects', href: '/projects' },
  { label: 'Client List', href: '/client-list' },
  { label: 'Contact', href: '/contact' },
];
const call = line(company.phone, company.call);
const mail = line(company.email, expect.stringMatching(/^mailto:/));
const address = line(`${company.city}, ${company.state}`, expect.anything());
/** At least these lines. */
const including = (...lines: Link[]) => expect.arrayContaining(lines) as Link[];

/** The layout of every page (docs/specification.md 2.1 to 2.5). */
export const layout: LayoutSummary = {
  topBar: including(call, mail, address),
  logos: { header: [`${company.name}, home`], footer: [`${company.name}, home`] },
  menu,
  categories: groups.map((group) => ({ ...group, pictures: 1 })),
  buttons: including(line(`Call ${company.phone}`, company.call), line('Free Estimate', '/free-estimate')),
  phoneMenu: {
    top: menu.map(({ label }) => label),
    categories: groups,
    all: including(line('View All Services', '/services')),
  },
  tagline: 'Top rated kitchen and bathroom remodeling in Orange County since 1992',
  columns: [
    { label: 'Services', links: including() },
    { label: 'Hard Surfaces', links: linksTo(['/hard-surfaces', ...surfaceCategories]) },
    {
      label: 'Contact',
      links: including(
        call,
        mail,
        address,
        line('Mon-Fri 8:00 AM-6:00 PM'),
        line('Sat 9:00 AM-4:00 PM'),
        // docs/specification.md 1.3
        line(company.license, expect.anything()),
      ),
    },
  ],
  copyright: expect.stringContaining(`© ${new Date().getFullYear()} `) as string,
  lastLine: including(line('', '/privacy')),
};

/** The popup (docs/specification.md 7.3). */
export const popup = {
  heading: 'Get a FREE On-Site Quote Today',
  text: 'Get expert advice from our professionals',
  note: 'Serving Orange County since 1992',
  action: { label: 'Request a Quote', href: '/free-estimate' },
  depth: 25,
};
