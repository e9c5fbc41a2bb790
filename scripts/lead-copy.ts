import type { LeadCopy } from '../lambda/lead-copy.ts';
import type { Brand } from '../renderer/theme/brand.ts';
import type { Site } from '../schema/site.ts';

/** The home page, and the first page behind it to which the menu leads, into a list of services before others. */
export const watchedPages = ({ menu }: Pick<Site['header'], 'menu'>): string[] => {
  const listed = menu.flatMap(({ categories = [] }) =>
    categories.flatMap(({ links }) => links.map(({ href }) => href)),
  );
  const isPage = (href: string) => /^\/[^/?#]/.test(href);
  return ['/', ...[...listed, ...menu.map(({ href }) => href)].filter(isPage).slice(0, 1)];
};

/** What the functions say, and the colours of their mail, taken from the site document and the brand. */
export const createLeadCopy = (
  { facts: { name, url, timeZone }, faults, mail, header }: Site,
  { light, dark, alternate }: Brand,
): LeadCopy => ({
  name,
  url,
  pages: watchedPages(header),
  timeZone,
  faults,
  mail,
  colours: {
    ground: light.ground,
    text: light.ink,
    soft: light.soft,
    rule: light.rule,
    note: alternate,
    accent: light.accent,
    strong: dark.ground,
    onStrong: dark.ink,
  },
});
