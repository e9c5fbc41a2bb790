import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { SiteDocuments } from '../../documents/check-site.ts';
import { pageWithout, siteWithout } from './without-links.ts';

type Published = {
  site: Site;
  pages: Page[];
};

/** What visitors see of a site: the pages that are not absent, and no link to one that is. */
export const publishedOf = ({
  site,
  pages,
  absent,
  origins,
}: Pick<SiteDocuments, 'pages' | 'absent' | 'origins'> & { site: Site }): Published => {
  if (absent.size === 0) return { site, pages };
  const isGone = (href: string) => absent.has(href.replace(/[?#].*$/, ''));
  const there = pages
    .filter(({ route }) => !absent.has(route))
    .map((page) =>
      origins.get(page.route)?.mentions.some(isGone) === true ? pageWithout(page, isGone) : page,
    );
  return { site: siteWithout(site, isGone), pages: there };
};
