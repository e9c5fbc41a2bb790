/** What a page says to search engines, as far as it is compared here. */
type Node = Record<string, unknown> & { '@type'?: unknown };
type Crumb = { name: string; item: string };
type Hours = { opens: string; closes: string };

const forbidden = /"(aggregateRating|review|Review|AggregateRating|ratingValue)"/;

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** Whether a text stands in what visitors read: between two tags, not within one. */
const isShown = (body: string, text: string): boolean => {
  const wanted = escape(text);
  for (let at = body.indexOf(wanted); at !== -1; at = body.indexOf(wanted, at + 1)) {
    if (body.lastIndexOf('>', at) > body.lastIndexOf('<', at)) return true;
  }
  return false;
};

/** `18:00` as `6:00 PM`. */
const clock = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** The facts of the business that a page states, by what they are called. */
const statedFacts = (business: Node): [string, string][] => {
  const { streetAddress, addressLocality, postalCode } = (business['address'] ?? {}) as Record<
    string,
    string
  >;
  const hours = (business['openingHoursSpecification'] ?? []) as Hours[];
  const { name, telephone, email, areaServed } = business as Record<string, string>;
  const facts = { name, telephone, email, areaServed, streetAddress, addressLocality, postalCode };
  return [
    ...Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== undefined),
    ...hours.map(({ opens, closes }): [string, string] => ['hours', `${clock(opens)}-${clock(closes)}`]),
  ];
};

const visibleBreadcrumbs = (body: string): string[] => {
  const list = /<nav[^>]*><ol[^>]*>(.*?)<\/ol>/s.exec(body)?.[1] ?? '';
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = '']) => step.replaceAll(/<[^>]*>/g, ''));
};

/**
 * Compares what a finished page tells search engines (JSON-LD) with what it shows its visitors.
 * @param html the whole document
 * @returns a sentence for each difference; none when they are equal
 */
export const unseenClaims = (html: string): string[] => {
  const [head = '', body = ''] = html.split('<body', 2);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1];
  if (json === undefined) return [];
  const graph = (JSON.parse(json) as { '@graph': Node[] })['@graph'];
  const [business, ...others] = graph;
  // Where nearly all facts are; to look there first saves looking through the whole page for each.
  const footer = body.slice(Math.max(0, body.lastIndexOf('<footer')));
  const breadcrumbs = others.find((node) => node['@type'] === 'BreadcrumbList');
  const said = ((breadcrumbs?.['itemListElement'] ?? []) as Crumb[]).map(({ name }) => escape(name));
  const shown = visibleBreadcrumbs(body);
  return [
    ...statedFacts(business ?? {})
      .filter(([, text]) => !isShown(footer, text) && !isShown(body, text))
      .map(([name, text]) => `it states the ${name} "${text}" and does not show it`),
    ...(said.join('\n') === shown.join('\n')
      ? []
      : [`its BreadcrumbList (${said.join(' / ')}) is not what it shows (${shown.join(' / ')})`]),
    ...(forbidden.test(json) ? ['it states a rating or a review, which would be our own'] : []),
  ];
};

/**
 * Stops the build of a page whose structured data says more than the page shows: search engines take that for a
 * deceit (Google Search Central, "Structured data general guidelines").
 * @throws Error that names the page and each difference
 */
export const refuseUnseenClaims = (route: string, html: string): void => {
  const unseen = unseenClaims(html);
  if (unseen.length === 0) return;
  throw new Error(
    `${route} tells search engines what visitors do not see: ${unseen.join('; ')}. ` +
      'Show it (topBar and footer of _site.yaml, contact-details), or correct renderer/server/structured-data.ts.',
  );
};
