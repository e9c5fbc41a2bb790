import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { SiteCheckResult } from '../../documents/check-site.ts';

/** Whether a link leads to a page that is not on the site. */
type IsGone = (href: string) => boolean;
type Fields = Record<string, unknown>;

const linkInText = /\[([^[\]]*)\]\((\/[^\s()]*)\)/g;

/** Whether nothing is left of a group of fields without its link: a button, a box around one, a tile that is but a picture. */
const isAllLink = (fields: Fields): boolean =>
  ('label' in fields && !('value' in fields)) || ('image' in fields && !('description' in fields));

/** A part of a document without the links that are gone: words stay, buttons and tiles go. */
const without = (value: unknown, isGone: IsGone): unknown => {
  if (typeof value === 'string')
    return value.replace(linkInText, (link, words: string, href: string) => (isGone(href) ? words : link));
  if (Array.isArray(value))
    return value.map((item) => without(item, isGone)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const { href, ...rest } = value as Fields;
  const goes = typeof href === 'string' && isGone(href);
  if (goes && isAllLink(rest)) return undefined;
  return Object.fromEntries(
    Object.entries(goes ? rest : value).flatMap(([field, inner]) => {
      const left = without(inner, isGone);
      return left === undefined && inner !== undefined ? [] : [[field, left]];
    }),
  );
};

/** A page without links to pages that are not on the site. */
const pageWithout = (page: Page, isGone: IsGone): Page => ({
  ...page,
  sections: without(page.sections, isGone) as Page['sections'],
});

/** The site without them: menus, columns and categories that would be empty go, and so does the popup. */
const siteWithout = (site: Site, isGone: IsGone): Site => {
  const left = <Part>(part: Part): Part => without(part, isGone) as Part;
  const { header, footer, popup, topBar, ...rest } = site;
  const menu = left(header.menu).map((item) => {
    const categories = item.categories?.filter(({ links }) => links.length > 0);
    return { ...item, ...(categories && { categories: categories.length > 0 ? categories : undefined }) };
  });
  const { action } = popup ?? {};
  return {
    ...rest,
    topBar: left(topBar),
    // The two buttons beside the menu stay whatever happens: a page without them is none.
    header: { ...header, menu },
    footer: { ...left(footer), columns: left(footer.columns).filter(({ links }) => links.length > 0) },
    ...(popup && action && !isGone(action.href) && { popup }),
  };
};

type Published = {
  site: Site;
  pages: Page[];
};

/** What visitors see of a site: the pages that are not absent, and no link to one that is. */
export const publishedPages = ({
  site,
  pages,
  absent,
  origins,
}: Pick<SiteCheckResult, 'pages' | 'absent' | 'origins'> & { site: Site }): Published => {
  if (absent.size === 0) return { site, pages };
  const isGone = (href: string) => absent.has(href.replace(/[?#].*$/, ''));
  const there = pages
    .filter(({ route }) => !absent.has(route))
    .map((page) =>
      origins.get(page.route)?.mentions.some(isGone) === true ? pageWithout(page, isGone) : page,
    );
  return { site: siteWithout(site, isGone), pages: there };
};

/**
 * The pages of a site as the preview of a change shows them: the answer to a form that was posted without scripts says
 * that nothing is sent here, in the words of the site document.
 */
export const previewPages = ({ preview }: Site, pages: Page[]): Page[] =>
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
