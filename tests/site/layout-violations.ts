import type { LayoutSummary } from './summary/layout-from-html.ts';
import type { Link } from './summary/summary.ts';
import { layout } from './table/layout.ts';

/** Whether a link is as it is written: `words → address`, `→ address` or words alone; `mailto:` and any mail. */
const fits = ({ label, href }: Link, wanted: string): boolean => {
  const [words = '', address] = wanted.split('→').map((part) => part.trim());
  const leads =
    address === undefined || (address === 'mailto:' ? href.startsWith(address) : href === address);
  return label.includes(words) && leads;
};

const missing = (what: string, links: Link[], wanted: string[]): string[] =>
  wanted.filter((words) => !links.some((link) => fits(link, words))).map((words) => `${what}: no "${words}"`);

const different = (what: string, found: string[], wanted: string[]): string[] =>
  found.join(' | ') === wanted.join(' | ') ? [] : [`${what}: ${found.join(' | ')}`];

const addresses = (links: Link[]) => links.map(({ href }) => href);

const menuFaults = ({ menu, categories, phoneMenu }: LayoutSummary): string[] => [
  ...different(
    'menu',
    menu.map(({ label, href }) => `${label} → ${href}`),
    layout.menu,
  ),
  ...different(
    'menu on a phone',
    phoneMenu.top,
    menu.map(({ label }) => label),
  ),
  ...missing('menu on a phone', phoneMenu.all, [layout.viewAll]),
  ...[categories, phoneMenu.categories].flatMap((shown) => [
    ...different(
      'categories',
      shown.map(({ label }) => label),
      Object.keys(layout.categories),
    ),
    ...Object.entries(layout.categories).flatMap(([name, wanted]) =>
      different(name, addresses(shown.find(({ label }) => label === name)?.links ?? []), wanted),
    ),
  ]),
  ...categories.filter(({ pictures }) => pictures !== 1).map(({ label }) => `${label}: no picture`),
];

const footerFaults = ({ columns, tagline, copyright, lastLine }: LayoutSummary): string[] => {
  const column = (name: string) => columns.find(({ label }) => label === name)?.links ?? [];
  return [
    ...different(
      'footer',
      columns.map(({ label }) => label),
      layout.columns,
    ),
    ...different('tagline', [tagline], [layout.tagline]),
    ...different('Hard Surfaces', addresses(column('Hard Surfaces')), layout.hardSurfaces),
    ...(column('Services').length >= 3 ? [] : ['Services: fewer than three links']),
    ...missing('Contact', column('Contact'), layout.contact),
    ...missing('last line', lastLine, [layout.lastLine]),
    ...(copyright.startsWith(`© ${new Date().getFullYear()} `) ? [] : [`copyright: ${copyright}`]),
  ];
};

/** Everything that lacks around the content of a page. */
export const layoutFaults = (summary: LayoutSummary): string[] => [
  ...missing('top bar', summary.topBar, layout.topBar),
  ...different('logos', [...summary.logos.header, ...summary.logos.footer], [layout.logo, layout.logo]),
  ...missing('header', summary.buttons, layout.buttons),
  ...menuFaults(summary),
  ...footerFaults(summary),
];
