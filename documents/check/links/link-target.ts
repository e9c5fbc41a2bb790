import { isTransparentLink } from '../../../schema/link-target.ts';
import { generatedFiles, type SiteFiles } from '../../read/site/site-files.ts';

/** Where a link leads: a page and a place on it, something outside the pages, or nowhere that is known. */
export type LinkTarget =
  | { kind: 'page'; route: string; anchor: string | undefined }
  | { kind: 'place'; anchor: string }
  | { kind: 'file'; path: string }
  | { kind: 'outside' }
  | { kind: 'malformed' };

/** A link with a token that does not exist, which is reported as such. */
const untold = /^(?:tel:|mailto:|https:\/\/)[^\s/]*\{[^{}\n]{1,60}\}/;

/** Takes a link apart. */
export const parseLink = (link: string, { media }: Pick<SiteFiles, 'media'>): LinkTarget => {
  if (link.startsWith('#')) return { kind: 'place', anchor: link.slice(1) };
  if (!link.startsWith('/') || link.startsWith('//')) {
    return isTransparentLink(link) || untold.test(link) ? { kind: 'outside' } : { kind: 'malformed' };
  }
  const [address = '', anchor] = link.split('#', 2);
  const [route = ''] = address.split('?', 1);
  if (!isTransparentLink(`/${address.slice(route.length)}`)) return { kind: 'malformed' };
  if (route.startsWith('/api/') || generatedFiles.has(route)) return { kind: 'outside' };
  if (route.startsWith('/media/') || media.has(route.slice(1))) return { kind: 'file', path: route };
  return { kind: 'page', route, anchor: anchor === '' ? undefined : anchor };
};
