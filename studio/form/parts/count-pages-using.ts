import { getChild, isMapping, getIn, type Path } from '../../../documents/read/document/path.ts';
import type { SiteFiles } from '../../../documents/read/site/site-files.ts';
import { readTokens } from '../../../documents/read/site/tokens.ts';
import { openDocument } from '../../state/open-document.ts';
import type { FileTexts } from '../../store/patches.ts';

/** Fields of the site document that appear on every page. */
const onEveryPage = ['topBar', 'header', 'footer', 'popup'];

/** Placeholder for the value of a fact, used to find the tokens that contain it. */
const mark = '\0';

/**
 * Counts the pages that show a fact or claim, in their own text, in shared sections, or in parts of every page such
 * as the footer.
 */
export const countPagesUsing = (
  path: Path,
  texts: FileTexts,
  { pages, shared, site: file = '' }: Pick<SiteFiles, 'pages' | 'shared' | 'site'>,
): number => {
  const site = structuredClone(openDocument(file, texts.get(file) ?? '').value);
  const everywhere = JSON.stringify(onEveryPage.map((each) => getChild(site, each)));
  const holder = getIn(site, path.slice(0, -1));
  if (isMapping(holder)) holder[String(path.at(-1))] = mark;
  const all = [...readTokens(site).values].filter(([, value]) => value.includes(mark));
  const has = (text = ''): boolean => all.some(([name]) => text.includes(`{${name}}`));
  if (has(everywhere)) return pages.length;
  const pieces = [...shared].filter(([, piece]) => has(texts.get(piece)));
  const shows = pieces.map(([name]) => new RegExp(String.raw`\bname:\s*["']?${name}(?![\w-])`));
  return pages.filter(({ path: page }) => {
    const text = texts.get(page) ?? '';
    return has(text) || shows.some((each) => each.test(text));
  }).length;
};
