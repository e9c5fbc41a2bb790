import { fileProblem } from '../../documents/problems/finding.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import type { Site } from '../../schema/site.ts';

/** Matches the beginning of a section with its type, or an element that loads content of another host. */
const sectionOrElement =
  /data-section="([\w-]+)"|<(iframe|embed|object|script|video|audio|source|track|img)\b[^>]*?\s(?:src|data)="((?:https?:)?\/\/([^/?#"]+)[^"]*)"/g;

/**
 * Finds content of other hosts in a page that browsers do not load, because the content security policy of the site does not
 * allow it (`site-builder/hosting/headers.ts`). The engine creates none, but section types of a site may.
 * @param html the rendered page
 * @param file the path of its document in problems
 */
export const findBlockedContent = (html: string, { facts, imageHosts = [] }: Site, file: string): Problem[] => {
  let type = '';
  return Array.from(html.matchAll(sectionOrElement)).flatMap(([, section, element, url = '', host = '']) => {
    type = section ?? type;
    const isAllowed = host === new URL(facts.url).host || (element === 'img' && imageHosts.includes(host));
    if (element === undefined || isAllowed) return [];
    return fileProblem(file, 'blocked-content', { type, element, url: url.replaceAll('&amp;', '&') });
  });
};
