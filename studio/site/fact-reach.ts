import { childOf, isFields, type Path } from '../../documents/read/document/path.ts';
import type { SiteFiles } from '../../documents/read/site/site-files.ts';
import type { Texts } from '../state/patches.ts';
import { openDocument } from '../state/open-document.ts';

const token = /\{([A-Za-z][\w.]*)\}/g;
const piece = /\bname:\s*["']?([\w-]+)/g;

/** What a document refers to: the tokens in its text, and the names that may be shared sections. */
type Named = { text: string; tokens: ReadonlySet<string>; pieces: readonly string[] };

const known = new Map<string, Named>();

/** Parts of the site document that every page shows. */
const onEveryPage = ['topBar', 'header', 'footer', 'popup'];

/** What a text refers to; the same text is read once. */
const namedIn = (file: string, text: string): Named => {
  const before = known.get(file);
  if (before?.text === text) return before;
  const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const named = { text, tokens: new Set(all(token)), pieces: all(piece) };
  known.set(file, named);
  return named;
};

/** All texts in a value, with the names that lead to them. */
function* textsIn(value: unknown, name = ''): Generator<[name: string, text: string]> {
  if (typeof value === 'string') yield [name, value];
  else if (isFields(value))
    for (const [key, inside] of Object.entries(value))
      yield* textsIn(inside, name === '' ? key : `${name}.${key}`);
}

/** A token and those that it is part of, such as `address` of `city`. */
const withDerived = (site: unknown, name: string): Set<string> => {
  const texts: [string, string][] = [
    ['address', '{street}, {city}, {state} {zip}'],
    ...textsIn(childOf(site, 'facts')),
    ...textsIn(childOf(site, 'claims')),
  ];
  const names = new Set([name]);
  // Each time at least one is found, or it is the last time.
  for (let size = 0; size < names.size;) {
    size = names.size;
    for (const [other, text] of texts)
      if ([...text.matchAll(token)].some(([, inner = '']) => names.has(inner))) names.add(other);
  }
  return names;
};

/** The token of a fact or claim; undefined for any other place of the site document. */
export const tokenAt = (path: Path): string | undefined =>
  path.length > 1 && (path[0] === 'facts' || path[0] === 'claims') ? path.slice(1).join('.') : undefined;

/**
 * On how many pages a fact or claim appears, in their own texts or in what every page shows, such as the footer.
 * @param name of its token
 */
export const reachOf = (
  name: string,
  texts: Texts,
  { pages, shared, site: file = '' }: SiteFiles,
): number => {
  const text = texts.get(file) ?? '';
  const site = openDocument(file, text).value;
  const names = [...withDerived(site, name)];
  const has = (named: Named): boolean => names.some((each) => named.tokens.has(each));
  const everywhere = onEveryPage.map((each) => childOf(site, each));
  if (has(namedIn('on every page', JSON.stringify(everywhere)))) return pages.length;
  const pieces = new Set(
    [...shared].filter(([, path]) => has(namedIn(path, texts.get(path) ?? ''))).map(([key]) => key),
  );
  return pages.filter(({ path }) => {
    const named = namedIn(path, texts.get(path) ?? '');
    return has(named) || named.pieces.some((each) => pieces.has(each));
  }).length;
};
