import { mailColors, type LeadCopy } from '../leads/lead-copy.ts';
import type { Form } from '../schema/form.ts';
import { localeOf } from '../schema/locale.ts';
import type { Site } from '../schema/site.ts';

/** Returns the home page and the first other page of the menu, preferring pages in a list of services. */
export const watchedPages = ({ menu }: Pick<Site['header'], 'menu'>): string[] => {
  const listed = menu.flatMap(({ categories = [] }) =>
    categories.flatMap(({ links }) => links.map(({ href }) => href)),
  );
  const isPage = (href: string) => /^\/[^/?#]/.test(href);
  return ['/', ...[...listed, ...menu.map(({ href }) => href)].filter(isPage).slice(0, 1)];
};

/** Returns what the Lambda functions need of a site: name, URL, time zone, forms, texts, monitored pages, and colors of the mail. */
export const createLeadCopy = (
  { facts, forms: { errors }, mail, header, brand }: Site,
  forms: Form[],
): LeadCopy => ({
  name: facts.name,
  url: facts.url,
  pages: watchedPages(header),
  timeZone: facts.timeZone,
  locale: localeOf(facts),
  forms,
  errors,
  mail,
  colours: mailColors(brand),
});
