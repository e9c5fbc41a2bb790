import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { SiteCheckResult } from '../../documents/check/check-site.ts';

/** Whether a link points to a page that visitors do not see. */
type IsUnavailable = (href: string) => boolean;
type Fields = Record<string, unknown>;

const linkInText = /\[([^[\]]*)\]\((\/[^\s()]*)\)/g;

/** Whether an object is useless without its link: a button, a box around a link, or a tile that consists of an image only. */
const isAllLink = (fields: Fields): boolean =>
  ('label' in fields && !('value' in fields)) || ('image' in fields && !('description' in fields));

/** Returns a part of a document without links to unavailable pages. Link texts stay; buttons and tiles are removed. */
const removeLinks = (value: unknown, isUnavailable: IsUnavailable): unknown => {
  if (typeof value === 'string')
    return value.replace(linkInText, (link, words: string, href: string) => (isUnavailable(href) ? words : link));
  if (Array.isArray(value))
    return value.map((item) => removeLinks(item, isUnavailable)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const { href, ...rest } = value as Fields;
  const isRemoved = typeof href === 'string' && isUnavailable(href);
  if (isRemoved && isAllLink(rest)) return undefined;
  return Object.fromEntries(
    Object.entries(isRemoved ? rest : value).flatMap(([field, inner]) => {
      const stripped = removeLinks(inner, isUnavailable);
      return stripped === undefined && inner !== undefined ? [] : [[field, stripped]];
    }),
  );
};

/** Returns a page without links to unavailable pages. */
const removeLinksFromPage = (page: Page, isUnavailable: IsUnavailable): Page => ({
  ...page,
  sections: removeLinks(page.sections, isUnavailable) as Page['sections'],
});

/** Returns the site without links to unavailable pages. Empty menus, columns and categories are removed, and the popup if its action is. */
const removeLinksFromSite = (site: Site, isUnavailable: IsUnavailable): Site => {
  const strip = <Part>(part: Part): Part => removeLinks(part, isUnavailable) as Part;
  const { notice, header, footer, popup, topBar, towns, ...rest } = site;
  const menu = strip(header.menu).map((item) => {
    const categories = item.categories?.filter(({ links }) => links.length > 0);
    return { ...item, ...(categories && { categories: categories.length > 0 ? categories : undefined }) };
  });
  const { action } = popup ?? {};
  return {
    ...rest,
    notice: strip(notice),
    topBar: strip(topBar),
    towns: strip(towns),
    // The two buttons beside the menu always stay, because the header requires them.
    header: { ...header, menu },
    footer: { ...strip(footer), columns: strip(footer.columns).filter(({ links }) => links.length > 0) },
    ...(popup && action && !isUnavailable(action.href) && { popup }),
  };
};

type Published = {
  site: Site;
  pages: Page[];
};

/** Returns the part of a site that visitors see: the available pages, without links to unavailable ones. */
export const selectPublishedPages = ({
  site,
  pages,
  unavailable,
}: Pick<SiteCheckResult, 'pages' | 'unavailable'> & { site: Site }): Published => {
  if (unavailable.size === 0) return { site, pages };
  const isUnavailable = (href: string) => unavailable.has(href.replace(/[?#].*$/, ''));
  const available = pages
    .filter(({ route }) => !unavailable.has(route))
    .map((page) => removeLinksFromPage(page, isUnavailable));
  return { site: removeLinksFromSite(site, isUnavailable), pages: available };
};

/**
 * Returns the site with forms that post to the server of their page, even if it names another endpoint. Previews send
 * nothing, and the development server has its own backend.
 */
export const withoutEndpoint = (site: Site): Site => ({
  ...site,
  forms: { ...site.forms, endpoint: undefined },
});

/**
 * Returns the pages of a site for the preview of a change. The response page of a form that is submitted without scripts
 * says that nothing is sent, with the text from the site document.
 */
export const createPreviewPages = ({ preview }: Site, pages: Page[]): Page[] =>
  pages.map((page) =>
    page.route === '/not-sent'
      ? {
          ...page,
          title: preview.title,
          description: preview.text,
          sections: [{ type: 'hero', heading: preview.title, tagline: preview.text }],
        }
      : page,
  );
