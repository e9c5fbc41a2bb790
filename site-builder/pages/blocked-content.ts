import { findSourcePath } from '../../documents/edit/find/source-path.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { valueProblem } from '../../documents/problems/finding.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { availableSections } from '../../documents/read/site/publication.ts';
import type { Site } from '../../schema/site.ts';
import { documentsOfPage } from '../dev/source/find-source-line.ts';

/** Matches the beginning of a section, or an element that loads content of another host. */
const sectionOrElement =
  /data-section="|<(iframe|embed|object|script|video|audio|source|track|img)\b[^>]*?\s(?:src|data)="((?:https?:)?\/\/([^/?#"]+)[^"]*)"/g;

/** An element that loads content of another host, and the index of its section on the page. */
type BlockedContent = { section: number; element: string; url: string; host: string };

/**
 * Finds content of other hosts in a page that browsers do not load, because the content security policy of the site does not
 * allow it (`site-builder/hosting/headers.ts`). The engine creates none, but section types of a site may.
 * @param html the rendered page
 */
export const findBlockedContent = (
  html: string,
  { facts, imageHosts = [], embeds = [] }: Pick<Site, 'facts' | 'imageHosts' | 'embeds'>,
): BlockedContent[] => {
  const own = new URL(facts.url).host;
  const allowed: Record<string, string[]> = { img: imageHosts, iframe: embeds.map(({ host }) => host) };
  let section = -1;
  return Array.from(html.matchAll(sectionOrElement)).flatMap(([, element, url = '', host = '']) => {
    if (element === undefined) section += 1;
    if (element === undefined || host === own || allowed[element]?.includes(host)) return [];
    return { section, element, host, url: url.replaceAll('&amp;', '&') };
  });
};

/**
 * Returns the problems of blocked content, in the fields that contain its URL or a part of it.
 * @param found blocked content by the route of its page
 */
export const locateBlockedContent = async (
  pagesDir: string,
  found: ReadonlyMap<string, readonly BlockedContent[]>,
): Promise<Problem[]> => {
  const pages = [...found].filter(([, blocked]) => blocked.length > 0);
  if (pages.length === 0) return [];
  const site = await readEditableSite(pagesDir);
  return pages.flatMap(([route, blocked]) => {
    const page = site.pages.find((each) => each.route === route);
    const indexes = page ? availableSections(page, site.publication).map(([index]) => index) : [];
    return blocked.map(({ section, element, url, host }) => {
      const shown = { section: indexes[section], words: url };
      const { document, path } = findSourcePath(documentsOfPage(site, route), shown);
      const cause = element === 'iframe' || element === 'img' ? element : 'other';
      return valueProblem(document, 'blocked-content', path, { cause, element, url, host });
    });
  });
};
