import { sentence } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { childOf, entriesOf, type Path } from '../read/document/path.ts';
import { notFoundRoute } from '../read/site/site-files.ts';
import { readDocument } from '../check/read-document.ts';
import { Source } from '../read/document/source.ts';
import type { Changes } from './new-page/add-page.ts';
import { EditRefusal } from './edit-error.ts';
import { applyEdits, type Edit } from './text/edits.ts';
import { linkEdit, linksTo, type Link } from './link-edits.ts';
import { entryOf, lastFirst, partsToRemove } from './menus/menu-entries.ts';
import { removeValue } from './text/remove-value.ts';
import { remember } from './former-routes.ts';
import { formerly, isNeeded, pageOf } from './routes.ts';
import { filesOf, type PageSource, type SiteFile, type EditableSite } from './editable-site.ts';
import type { Use } from './find/usages.ts';

/** What leads to a page from other files. */
export type Incoming = {
  page: PageSource;
  /** Entries of menus and of the footer, which can go. */
  entries: Use[];
  /** All other links, which have to lead somewhere. */
  links: Use[];
  /** Former addresses of the page, which lead to it. */
  former: string[];
};

/** What happens when a page goes. */
export type Removal = Incoming & {
  /** What every other file holds from now on. */
  changes: Changes;
  /** Pictures and shared pieces that nothing else uses. */
  unused: string[];
};

/** Where things lead that led to the page. */
export type Heirs = {
  /** The page that the old address leads to; undefined when it shall answer that there is no such page. */
  address: string | undefined;
  /** The page that links lead to. */
  links: string | undefined;
};

/** A link to the page from elsewhere, and the menu entry that it is. */
type Leading = Link & { entry: Path | undefined };

const leadingTo = (folder: EditableSite, page: PageSource): Leading[] =>
  filesOf(folder)
    .filter((file) => file !== page)
    .flatMap((file) => linksTo(file, folder, page.route))
    .map((link) => ({
      ...link,
      entry: link.file === folder.site ? entryOf(link.file.document.value, link.reference.path) : undefined,
    }));

const textOf = ({ file, line, column, place }: Use): string => `  ${file}:${line}:${column}  ${place}`;

/**
 * Who leads to a page.
 * @throws EditRefusal when there is no such page, or the site needs it
 */
export const incomingOf = (folder: EditableSite, route: string): Incoming => {
  const page = pageOf(folder, route);
  if (isNeeded(route))
    throw new EditRefusal(`${route} is an address that the site needs; it cannot be removed.`);
  const links = leadingTo(folder, page);
  const uses = (isEntry: boolean) =>
    links.filter(({ entry }) => (entry !== undefined) === isEntry).map(({ use }) => use);
  const former = entriesOf(childOf(page.document.value, formerly)).map(String);
  return { page, entries: uses(true), links: uses(false), former };
};

/** The page that takes over from one that goes. @throws EditRefusal when it cannot */
export const heirOf = (folder: EditableSite, page: PageSource, route: string): PageSource => {
  const heir = pageOf(folder, route);
  if (heir === page) throw new EditRefusal(`${route} is the page that goes. Give another one.`);
  if (route === notFoundRoute)
    throw new EditRefusal(`Nobody is led to ${route}: every address without a page shows it. Give none.`);
  return heir;
};

/** The changes that make links lead to another page; what pointed at a place on the old one goes. */
const linkEdits = (links: Link[], from: string, to: string | undefined): Map<SiteFile, Edit[]> => {
  const edits = new Map<SiteFile, Edit[]>();
  const stuck: Use[] = [];
  for (const link of links) {
    const edit = to === undefined ? undefined : linkEdit(link, [from, to], true);
    if (edit) edits.set(link.file, [...(edits.get(link.file) ?? []), edit]);
    else stuck.push(link.use);
  }
  if (stuck.length === 0) return edits;
  const why =
    to === undefined
      ? `These links would lead nowhere; say where they shall lead, or change them first:`
      : `These links are written in a way that cannot be changed safely; change them first:`;
  throw new EditRefusal([why, ...stuck.map(textOf)].join('\n'));
};

/** @throws EditRefusal when a part is written in a way that cannot be changed safely */
const withoutParts = ({ file, text }: Source, parts: Path[]): string =>
  lastFirst(parts).reduce((left, path) => applyEdits(left, removeValue(new Source(file, left), path)), text);

/** The pictures and shared pieces that a file names. */
const needsOf = ({ document, references }: SiteFile): string[] => [
  ...references.pictures.map(({ what }) => `media/${what}`),
  ...entriesOf(childOf(document.value, 'sections'))
    .filter((section) => childOf(section, 'type') === 'shared')
    .map((section) => `_shared/${String(childOf(section, 'name'))}`),
];

const unusedWithout = (folder: EditableSite, page: PageSource): string[] => {
  const others = new Set(filesOf(folder).flatMap((file) => (file === page ? [] : needsOf(file))));
  return [...new Set(needsOf(page))].filter((need) => !others.has(need)).sort();
};

/** Advice may come with a change: where a list in braces loses its last entry, a note stands behind the words before it. */
const errorsOf = (problems: Problem[]): Problem[] => problems.filter(({ severity }) => severity === 'error');

/**
 * Takes a page away: its entries in menus and footer go, links and the old address lead to other pages.
 * @returns what changes; nothing has been written yet
 * @throws EditRefusal when the page cannot go so; it names every link that is in the way
 */
export const removePage = (folder: EditableSite, route: string, { address, links }: Heirs): Removal => {
  const incoming = incomingOf(folder, route);
  const { page, former } = incoming;
  const heir = address === undefined ? undefined : heirOf(folder, page, address);
  const to = links === undefined ? undefined : heirOf(folder, page, links).route;
  const all = leadingTo(folder, page);
  const texts = new Map<SiteFile, string>();
  const left = all.filter(({ entry }) => entry === undefined);
  for (const [file, edits] of linkEdits(left, route, to))
    texts.set(file, applyEdits(file.document.source.text, edits));
  const entries = all.flatMap(({ entry }) => (entry ? [entry] : []));
  const sourceOf = (file: SiteFile) =>
    new Source(file.document.source.file, texts.get(file) ?? file.document.source.text);
  if (entries.length > 0) {
    const parts = partsToRemove(folder.site.document.value, entries);
    texts.set(folder.site, withoutParts(sourceOf(folder.site), parts));
  }
  if (heir) for (const old of [route, ...former]) texts.set(heir, remember(sourceOf(heir), old));
  for (const [{ document }, text] of texts) {
    const { problems } = readDocument(document.source.file, text, document.kind);
    const [problem] = errorsOf(problems).slice(errorsOf(document.problems).length);
    if (problem) throw new EditRefusal(`The change would not be right: ${sentence(problem)}`);
  }
  const changes = new Map([...texts].map(([file, text]) => [file.path, text]));
  return { ...incoming, changes, unused: unusedWithout(folder, page) };
};

/** The page that holds another one in the menu; nothing when there is none. */
export const parentOf = ({ site }: EditableSite, route: string): string | undefined => {
  const menu = entriesOf(childOf(childOf(site.document.value, 'header'), 'menu'));
  const holds = (item: unknown) =>
    entriesOf(childOf(item, 'categories')).some((category) =>
      entriesOf(childOf(category, 'links')).some((link) => childOf(link, 'href') === route),
    );
  const href = childOf(menu.find(holds), 'href');
  return typeof href === 'string' && href !== route ? href : undefined;
};
