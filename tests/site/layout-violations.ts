import type { LayoutSummary } from './summary/layout-from-html.ts';
import type { Link } from './summary/summary.ts';
import { layout } from './table/layout.ts';

/** Whether a link matches `label → target`, `→ target` or `label`. The target `mailto:` matches any e-mail link. */
const matches = ({ label, href }: Link, expected: string): boolean => {
  const [words = '', address] = expected.split('→').map((part) => part.trim());
  const leads =
    address === undefined || (address === 'mailto:' ? href.startsWith(address) : href === address);
  return label.includes(words) && leads;
};

const missing = (what: string, links: Link[], expected: string[]): string[] =>
  expected
    .filter((words) => !links.some((link) => matches(link, words)))
    .map((words) => `${what}: no "${words}"`);

const different = (what: string, found: string[], expected: string[]): string[] =>
  found.join(' | ') === expected.join(' | ') ? [] : [`${what}: ${found.join(' | ')}`];

const listTargets = (links: Link[]) => links.map(({ href }) => href);

const findMenuViolations = ({ menu, categories, phoneMenu }: LayoutSummary): string[] => [
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
    ...Object.entries(layout.categories).flatMap(([name, expected]) =>
      different(name, listTargets(shown.find(({ label }) => label === name)?.links ?? []), expected),
    ),
  ]),
  ...categories.filter(({ pictures }) => pictures !== 1).map(({ label }) => `${label}: no picture`),
];

const findFooterViolations = ({ columns, tagline, copyright, lastLine }: LayoutSummary): string[] => {
  const column = (name: string) => columns.find(({ label }) => label === name)?.links ?? [];
  return [
    ...different(
      'footer',
      columns.map(({ label }) => label),
      layout.columns,
    ),
    ...different('tagline', [tagline], [layout.tagline]),
    ...different('Hard Surfaces', listTargets(column('Hard Surfaces')), layout.hardSurfaces),
    ...(column('Services').length >= 3 ? [] : ['Services: fewer than three links']),
    ...missing('Contact', column('Contact'), layout.contact),
    ...missing('last line', lastLine, [layout.lastLine]),
    ...(copyright.startsWith(`© ${new Date().getFullYear()} `) ? [] : [`copyright: ${copyright}`]),
  ];
};

/** Returns the differences of a page's layout from the expected one. */
export const layoutFaults = (summary: LayoutSummary): string[] => [
  ...missing('top bar', summary.topBar, layout.topBar),
  ...different('logos', [...summary.logos.header, ...summary.logos.footer], [layout.logo, layout.logo]),
  ...missing('header', summary.buttons, layout.buttons),
  ...findMenuViolations(summary),
  ...findFooterViolations(summary),
];
