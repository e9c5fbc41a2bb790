/** A tag with decoded attributes. */
type Tag = { name: string; attributes: ReadonlyMap<string, string> };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '');

/** Comments that React inserts between texts and as placeholders. */
const reactComment = /<!--\/?\$?\s?-->/g;
const tag = /<(!doctype html|\/?[a-zA-Z][a-zA-Z0-9]*)((?: [a-zA-Z][a-zA-Z\d:-]*(?:="[^"<>]*")?)*)\/?>/y;
const attribute = / ([a-zA-Z][a-zA-Z\d:-]*)(?:="([^"<>]*)")?/g;

/** The content of elements that do not contain markup. */
const rawText = /(<(script|style)\b[^<>]*>)(.*?)(?=<\/\2>)/gs;

/**
 * Parses a rendered page or mail, more strictly than a browser: it accepts only the syntax that our renderers produce, so
 * that any other markup is an injection.
 * @throws Error for markup characters outside of such tags
 */
const parseTags = (html: string): Tag[] => {
  const bare = html.replace(rawText, '$1').replace(reactComment, '');
  const tags: Tag[] = [];
  let at = 0;
  for (let start = bare.indexOf('<'); start !== -1; start = bare.indexOf('<', at)) {
    tag.lastIndex = start;
    const found = tag.exec(bare);
    if (!found || bare.slice(at, start).includes('>'))
      throw new Error(`Injected markup: ${bare.slice(Math.max(at, start - 100), start + 100)}`);
    const [match, name = '', words = ''] = found;
    const attributes = [...words.matchAll(attribute)].map(
      ([, key = '', value = '']) => [key, decode(value)] as const,
    );
    tags.push({ name, attributes: new Map(attributes) });
    at = start + match.length;
  }
  return tags;
};

/** Returns the name of a tag and of its attributes as one string. */
const describeTag = ({ name, attributes }: Tag): string => [name, ...[...attributes.keys()].sort()].join(' ');

/** Returns the descriptions of all tags of a page. */
const describeTags = (html: string): Set<string> => new Set(parseTags(html).map(describeTag));

/** Elements whose number must not depend on the texts. */
const counted = /^(?:script|style|meta|link|base|form|iframe|object|embed|title)$/;
const listCounted = (tags: Tag[]): string =>
  tags
    .map(({ name }) => name)
    .filter((name) => counted.test(name))
    .sort()
    .join(' ');

const urlAttributes = new Set(['href', 'src', 'action', 'formAction', 'formaction', 'poster', 'data']);

/** Returns the URLs in the attributes of a tag. */
const getUrls = ({ attributes }: Tag): string[] =>
  [...attributes].flatMap(([key, value]) => {
    if (/srcset$/i.test(key)) return value.split(', ').map((part) => part.replace(/ \d+w$/, ''));
    const property = attributes.get('property') ?? '';
    return urlAttributes.has(key) || (key === 'content' && /:(?:url|image)$/.test(property)) ? [value] : [];
  });

/** Whether a URL goes where a reader expects: to the visible host or to this site. */
const isTransparent = (url: string, site: string): boolean => {
  const { protocol, host, href } = new URL(url, `${site}/here`);
  if (url.startsWith('mailto:')) return /^mailto:[^?%]+@[^?%]+(\?(subject|body)=[^&]*)*$/.test(url);
  if (url.startsWith('tel:')) return /^tel:\+?[\dA-Z-]+$/.test(url);
  if (/^[/#]/.test(url)) return href.startsWith(`${site}/`);
  return protocol === 'https:' && url.toLowerCase().startsWith(`https://${host}`) && /^[!-~]*$/.test(host);
};

/**
 * Returns the effects of hostile texts on a page other than text: new kinds of tags, deceptive URLs, additional elements.
 * @param html the page with the hostile texts
 * @param plain the same page without them
 * @param site URL of the site without a trailing slash
 */
export const findMarkupViolations = (html: string, plain: string, site: string): string[] => {
  const tags = parseTags(html);
  const known = describeTags(plain);
  const unexpectedTags = tags.map(describeTag).filter((kind) => !known.has(kind));
  const deceptiveUrls = tags.flatMap(getUrls).filter((url) => !isTransparent(url, site));
  const counts =
    listCounted(tags) === listCounted(parseTags(plain)) ? [] : [`elements: ${listCounted(tags)}`];
  return [...new Set([...unexpectedTags.map((kind) => `a new <${kind}>`), ...deceptiveUrls, ...counts])];
};
