/** The purpose of a link, which determines its appearance. */
type ActionKind = 'estimate' | 'call' | 'mail' | 'page';

const withoutHash = (href: string): string => href.split('#', 1)[0] ?? href;

/**
 * Returns the kind of a link.
 * @param href the link target
 * @param estimate the link target of the header's estimate button
 */
export const actionKind = (href: string, estimate: string): ActionKind => {
  if (href.startsWith('tel:')) return 'call';
  if (href.startsWith('mailto:')) return 'mail';
  return withoutHash(href) === withoutHash(estimate) ? 'estimate' : 'page';
};
