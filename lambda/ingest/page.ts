/** Maximum length of a path. The CloudFront function rejects longer ones. */
const maxLength = 1000;

/**
 * Returns the page from which a form was sent, by the `Referer` header: its path without the query. Browsers send the header
 * with requests of the same site (`Referrer-Policy`). To another site they send only the origin, so the page is unknown. If
 * the header is missing, only the statistics are affected.
 * @param referer value of the header, null if missing
 * @param origins origins from which forms may be sent; the first one is that of the site itself
 * @returns the path without a slash at the end, such as `/contact`; empty if unknown
 */
export const parseReferer = (referer: string | null, origins: readonly string[]): string => {
  if (referer === null || !URL.canParse(referer)) return '';
  const { origin, pathname } = new URL(referer);
  if (!origins.includes(origin) || pathname.length > maxLength) return '';
  if (pathname === '/' && origin !== origins[0]) return '';
  return pathname.replace(/\/+$/, '') || '/';
};
