import { isTransparentLink } from '../../../schema/link-target.ts';
import { isDownloadUrl } from './downloads.ts';
import { generatedFiles, type SiteFiles } from './site-files.ts';

/**
 * The parsed target of a link: a page with an optional anchor, an anchor, a file, a target outside of the pages, or
 * an invalid link.
 */
export type LinkTarget =
  | { kind: 'page'; route: string; anchor: string | undefined }
  | { kind: 'place'; anchor: string }
  | { kind: 'file'; path: string }
  | { kind: 'outside' }
  | { kind: 'malformed' };

/** A link whose host or number contains an unknown token. The token is reported elsewhere. */
const linkWithUnknownToken = /^(?:tel:|mailto:|https:\/\/)[^\s/]*\{[^{}\n]{1,60}\}/;

/** Parses a link. */
export const parseLink = (link: string, { media }: Pick<SiteFiles, 'media'>): LinkTarget => {
  if (link.startsWith('#')) return { kind: 'place', anchor: link.slice(1) };
  if (!link.startsWith('/') || link.startsWith('//')) {
    return isTransparentLink(link) || linkWithUnknownToken.test(link)
      ? { kind: 'outside' }
      : { kind: 'malformed' };
  }
  const [address = '', anchor] = link.split('#', 2);
  const [route = ''] = address.split('?', 1);
  if (!isTransparentLink(`/${address.slice(route.length)}`)) return { kind: 'malformed' };
  if (route.startsWith('/api/') || generatedFiles.has(route)) return { kind: 'outside' };
  if (route.startsWith('/media/') || media.has(route.slice(1)) || isDownloadUrl(route))
    return { kind: 'file', path: route };
  return { kind: 'page', route, anchor: anchor === '' ? undefined : anchor };
};
