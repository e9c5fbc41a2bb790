/** A tag, with its attributes decoded. */
type Tag = { name: string; attributes: ReadonlyMap<string, string> };

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};
const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '');

/** The marks with which React parts texts and holds places. */
const mark = /<!--\/?\$?\s?-->/g;
const tag = /<(!doctype html|\/?[a-zA-Z][a-zA-Z0-9]*)((?: [a-zA-Z][a-zA-Z\d:-]*(?:="[^"<>]*")?)*)\/?>/y;
const attribute = / ([a-zA-Z][a-zA-Z\d:-]*)(?:="([^"<>]*)")?/g;

/** The text within an element that holds no markup. */
const rawText = /(<(script|style)\b[^<>]*>)(.*?)(?=<\/\2>)/gs;

/**
 * Takes a finished page or mail apart, more strictly than a browser: all of it is what we write, so that anything else
 * was written by somebody else.
 * @throws Error for a sign of markup that is part of no tag of ours
 */
const tagsIn = (html: string): Tag[] => {
  const bare = html.replace(rawText, '$1').replace(mark, '');
  const tags: Tag[] = [];
  let at = 0;
  for (let start = bare.indexOf('<'); start !== -1; start = bare.indexOf('<', at)) {
    tag.lastIndex = start;
    const found = tag.exec(bare);
    if (!found || bare.slice(at, start).includes('>'))
      throw new Error(`markup that is not ours: ${bare.slice(Math.max(at, start - 100), start + 100)}`);
    const [whole, name = '', words = ''] = found;
    const attributes = [...words.matchAll(attribute)].map(
      ([, key = '', value = '']) => [key, decode(value)] as const,
    );
    tags.push({ name, attributes: new Map(attributes) });
    at = start + whole.length;
  }
  return tags;
};

/** The tag and the names of its attributes. */
const kindOf = ({ name, attributes }: Tag): string => [name, ...[...attributes.keys()].sort()].join(' ');

/** Every kind of tag of a page. */
const kindsIn = (html: string): Set<string> => new Set(tagsIn(html).map(kindOf));

/** Elements of which there are as many whatever the texts say. */
const counted = /^(?:script|style|meta|link|base|form|iframe|object|embed|title)$/;
const countsOf = (tags: Tag[]): string =>
  tags
    .map(({ name }) => name)
    .filter((name) => counted.test(name))
    .sort()
    .join(' ');

const addressed = new Set(['href', 'src', 'action', 'formAction', 'formaction', 'poster', 'data']);

/** The addresses of a tag that a browser may follow. */
const addressesOf = ({ attributes }: Tag): string[] =>
  [...attributes].flatMap(([key, value]) => {
    if (/srcset$/i.test(key)) return value.split(', ').map((part) => part.replace(/ \d+w$/, ''));
    const property = attributes.get('property') ?? '';
    return addressed.has(key) || (key === 'content' && /:(?:url|image)$/.test(property)) ? [value] : [];
  });

/** Whether a browser goes where the address says, or stays on this site. */
const isHonest = (address: string, site: string): boolean => {
  const { protocol, host, href } = new URL(address, `${site}/here`);
  if (address.startsWith('mailto:')) return /^mailto:[^?%]+@[^?%]+(\?(subject|body)=[^&]*)*$/.test(address);
  if (address.startsWith('tel:')) return /^tel:\+?[\dA-Z-]+$/.test(address);
  if (/^[/#]/.test(address)) return href.startsWith(`${site}/`);
  return (
    protocol === 'https:' && address.toLowerCase().startsWith(`https://${host}`) && /^[!-~]*$/.test(host)
  );
};

/**
 * What hostile texts have made of a page beside texts.
 * @param html the page with them
 * @param plain the same page without them
 * @param site address of the site, without a slash at its end
 */
export const findMarkupViolations = (html: string, plain: string, site: string): string[] => {
  const tags = tagsIn(html);
  const known = kindsIn(plain);
  const strange = tags.map(kindOf).filter((kind) => !known.has(kind));
  const addresses = tags.flatMap(addressesOf).filter((address) => !isHonest(address, site));
  const counts = countsOf(tags) === countsOf(tagsIn(plain)) ? [] : [`elements: ${countsOf(tags)}`];
  return [...new Set([...strange.map((kind) => `a new <${kind}>`), ...addresses, ...counts])];
};
