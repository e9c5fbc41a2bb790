import { nearest } from '../../problems/nearest.ts';
import { slugify } from '../slug.ts';
import { normalizeName } from './aliases.ts';

/** The possible link targets of a site. */
export type LinkTargets = {
  /** The routes of all pages. */
  routes: ReadonlySet<string>;
  /** Returns the anchors of a page, by its route. */
  anchorsOf: (route: string) => readonly string[];
  /** The route of the page that contains the link; undefined if several pages contain it. */
  here: string | undefined;
  /** Values of facts by the names of their tokens. */
  facts: ReadonlyMap<string, string>;
};

const digits = (text: string): string => text.replace(/\D/g, '');
const hostOf = (address: string): string =>
  address
    .replace(/^[a-z]+:\/*/i, '')
    .replace(/^www\./, '')
    .split(/[/?#]/)[0] ?? '';

const isOwnHost = (host: string, facts: LinkTargets['facts']): boolean =>
  /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host) || host === hostOf(facts.get('url') ?? '');

const reach = /^(?:tel|phone|telephone|call(?: us)?|mailto|mail|email|sms)\b\s*:?\s*\/*\s*/i;

/** Converts a phone number or an e-mail address, or its token, to a link. */
const toContactLink = (text: string, facts: LinkTargets['facts']): string | undefined => {
  const once = text.replace(reach, '').trim();
  // `tel:phone` and `tel:call {phone}`.
  const rest = once.replace(reach, '').trim() || once || text;
  if (/^\{?(?:phone|telephone|tel)\}?$/i.test(rest)) return 'tel:{phone}';
  if (/^\{?e-?mail\}?$/i.test(rest)) return 'mailto:{email}';
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(rest))
    return `mailto:${rest.toLowerCase() === facts.get('email')?.toLowerCase() ? '{email}' : rest}`;
  if (!/^\+?[\d\s().-]{7,}$/.test(rest)) return undefined;
  const isOwn = digits(rest).endsWith(digits(facts.get('phone') ?? '-'));
  return isOwn ? 'tel:{phone}' : `tel:${rest}`;
};

/** Suggests a page for an invalid path. */
const suggestRoute = (address: string, routes: Iterable<string>): string | undefined => {
  const all = [...routes];
  const path = (address.split('?', 1)[0] ?? '')
    .replaceAll('\\', '/')
    .replace(/^.*\/pages(?=\/)/, '')
    .replace(pageEnding, '');
  const parts = path.split('/').map(slugify).filter(Boolean);
  if (/^(?:home|index|start)?$/.test(parts.at(-1) ?? '')) parts.pop();
  if (parts.length === 0) return '/';
  const [whole, last] = [`/${parts.join('/')}`, `/${parts.at(-1)}`];
  const findEqual = (one: string) => all.find((route) => normalizeName(route) === normalizeName(one));
  const isNested = parts.length > 1;
  return (
    findEqual(whole) ?? findEqual(last) ?? nearest(whole, all) ?? (isNested ? nearest(last, all) : undefined)
  );
};

/** Suggests a link with an anchor: `/contact#hours`, or `#hours` on the page itself. */
const suggestAnchorLink = (
  path: string,
  anchor: string,
  { routes, anchorsOf, here }: LinkTargets,
): string | undefined => {
  const route = path === '' ? here : suggestRoute(path, routes);
  if (route === undefined) return undefined;
  const page = path === '' ? '' : route;
  const name = slugify(anchor);
  const anchors = anchorsOf(route);
  const other = [...routes].find((one) => anchorsOf(one).includes(name));
  if (page === '' && !anchors.includes(name) && other !== undefined) return `${other}#${name}`;
  const isPart = (each: string) => name.split('-').includes(each) || each.split('-').includes(name);
  const meant = anchors.find((each) => each === name) ?? nearest(name, anchors) ?? anchors.find(isPart);
  return (meant === undefined ? page : `${page}#${meant}`) || undefined;
};

const web = /^(?:[a-z]{3,6}\s*:?\s*\/+\s*|\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}|localhost)(:\d+)?([/?#].*)?$/i;
const pageEnding = /\.(?:html?|php|aspx?|ya?ml|md)$/i;

/**
 * Suggests a valid link for an invalid one.
 * @returns undefined if no link is likely enough
 */
export const suggestLink = (written: string, to: LinkTargets): string | undefined => {
  const [text = ''] = written.trim().split(/(?<=\S)(?:,?\s+(?:or|and)\s+|,\s*|\s+)(?=\/\w)/, 1);
  const reach = toContactLink(text, to.facts);
  if (reach !== undefined) return reach;
  if (/^(?:javascript|data|vbscript|#$)/i.test(text) || text === '') return undefined;
  const [, host = '', port = '', rest = ''] = web.exec(text) ?? [];
  const isWeb = host !== '' && !(pageEnding.test(host) && rest === '');
  if (isWeb && !isOwnHost(host.replace(/^www\./, '') + port, to.facts) && !isOwnHost(host, to.facts))
    return `https://${host.toLowerCase()}${port}${rest}`;
  const [path = '', anchor = ''] = (isWeb ? rest || '/' : text.replace(/^file:\/*/, '/')).split(/\s*#\s*/, 2);
  if (anchor !== '') return suggestAnchorLink(path.trim().replace(/\/$/, ''), anchor, to);
  const name = slugify(path);
  const route = suggestRoute(path, to.routes);
  const isSure = route !== undefined && normalizeName(route) === normalizeName(path);
  if (to.here !== undefined && to.anchorsOf(to.here).includes(name)) return isSure ? route : `#${name}`;
  const elsewhere = [...to.routes].find((page) => to.anchorsOf(page).includes(name));
  return elsewhere === undefined || isSure ? route : `${elsewhere}#${name}`;
};
