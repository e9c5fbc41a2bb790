import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { SiteDocuments } from '../../documents/check-site.ts';
import { pageWithout, siteWithout } from './without-links.ts';

type Published = {
  site: Site;
  pages: Page[];
  /** Pages that would lead to absent ones, and where to: these links are not in them. */
  unlinked: ReadonlyMap<string, readonly string[]>;
};

/** What visitors see of a site: the pages that are not absent, and no link to one that is. */
export const publishedOf = ({
  site,
  pages,
  absent,
  origins,
}: Pick<SiteDocuments, 'pages' | 'absent' | 'origins'> & { site: Site }): Published => {
  if (absent.size === 0) return { site, pages, unlinked: new Map() };
  const isGone = (href: string) => absent.has(href.replace(/[?#].*$/, ''));
  const unlinked = new Map<string, string[]>();
  const there = pages
    .filter(({ route }) => !absent.has(route))
    .map((page) => {
      const gone = origins.get(page.route)?.mentions.filter(isGone) ?? [];
      if (gone.length === 0) return page;
      unlinked.set(page.route, gone);
      return pageWithout(page, isGone);
    });
  return { site: siteWithout(site, isGone), pages: there, unlinked };
};
