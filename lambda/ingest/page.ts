/** A longer path is none of ours (the function in CloudFront refuses it). */
const maxLength = 1000;

/**
 * On which page a form was sent, by `Referer`: its path alone, never its query. Browsers send it with the site's own
 * requests (`Referrer-Policy`), and who hides it costs a number, not a lead.
 * @param referer value of the header, null without one
 * @param origins origins of the site
 * @returns the path without a slash at its end, such as `/contact`; empty when it is not known
 */
export const parseReferer = (referer: string | null, origins: readonly string[]): string => {
  if (referer === null || !URL.canParse(referer)) return '';
  const { origin, pathname } = new URL(referer);
  if (!origins.includes(origin) || pathname.length > maxLength) return '';
  return pathname.replace(/\/+$/, '') || '/';
};
