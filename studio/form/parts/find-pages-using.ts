import { getChild, isMapping, getIn, type Path } from '../../../documents/read/document/path.ts';
import type { SiteFiles } from '../../../documents/read/site/site-files.ts';
import { readTokens } from '../../../documents/read/site/tokens.ts';
import { openDocument } from '../../state/open-document.ts';
import type { FileTexts } from '../../store/patches.ts';

/** Fields of the site document that appear on every page. */
const onEveryPage = ['topBar', 'header', 'footer', 'popup'];

/** Stands for the value of a fact while tokens are resolved, to find the tokens that contain the fact. */
const placeholder = '\0';

/**
 * Returns the routes of the pages that show a fact or claim: in their own text, in shared sections, or in parts of every
 * page such as the footer.
 */
export const findPagesUsing = (path: Path, texts: FileTexts, { pages, shared, site: file }: SiteFiles) => {
  const site = structuredClone(openDocument(file ?? '', texts.get(file ?? '') ?? '').value);
  const everywhere = JSON.stringify(onEveryPage.map((each) => getChild(site, each)));
  const parent = getIn(site, path.slice(0, -1));
  if (isMapping(parent)) parent[String(path.at(-1))] = placeholder;
  const affected = [...readTokens(site).values].filter(([, value]) => value.includes(placeholder));
  const isUsedIn = (text = ''): boolean => affected.some(([name]) => text.includes(`{${name}}`));
  const sections = [...shared].filter(([, section]) => isUsedIn(texts.get(section)));
  const references = sections.map(([name]) => new RegExp(String.raw`\bname:\s*["']?${name}(?![\w-])`));
  const isAffected = (text = ''): boolean =>
    isUsedIn(everywhere + text) || references.some((each) => each.test(text));
  return pages.filter((page) => isAffected(texts.get(page.path))).map(({ route }) => route);
};
