/** What a link does for the reader; its looks follow from that. */
type ActionKind = 'estimate' | 'call' | 'mail' | 'page';

const page = (href: string): string => href.split('#', 1)[0] ?? href;

/**
 * The kind of a link.
 * @param href where it leads
 * @param estimate the address of the site's estimate page
 */
export const actionKind = (href: string, estimate: string): ActionKind => {
  if (href.startsWith('tel:')) return 'call';
  if (href.startsWith('mailto:')) return 'mail';
  return page(href) === page(estimate) ? 'estimate' : 'page';
};
