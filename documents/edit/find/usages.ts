import { formatDocumentPath } from '../../problems/format-path.ts';
import type { Reference } from '../../read/document/references.ts';
import { nearest } from '../../problems/nearest.ts';
import { getChild, type Path } from '../../read/document/path.ts';
import { sectionTypes } from '../../read/document/schemas.ts';
import { sectionsOf, type SiteDocument } from '../../read/site-document.ts';
import { documentsWithReferences, type ReferencingDocument } from '../../read/site/site-model.ts';
import { isLinkTo, parseRoute } from '../routes.ts';
import type { EditableSite } from '../editable-site.ts';

/** Location that uses something. */
export type Usage = {
  file: string;
  line: number;
  column: number;
  path: Path;
  /** Readable form of the path, such as `header.menu 3, href`. */
  location: string;
};

/** Something that documents use, and all of its usages. */
export type UsageGroup = { subject: string; usages: Usage[] };

type FoundReference = Pick<Reference, 'path' | 'excerpt'>;

/** Returns the location of a reference in a document. */
export const toUsage = ({ source, value }: SiteDocument, { path, excerpt }: FoundReference): Usage => ({
  file: source.file,
  ...source.range(path, 'value', excerpt).start,
  path,
  location: formatDocumentPath(value, path),
});

/** Sorts usages by file, line and column. */
export const sortUsages = <Item extends Usage>(usages: Item[]): Item[] =>
  usages.sort((a, b) =>
    a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1,
  );

const collect = (folder: EditableSite, find: (searched: ReferencingDocument) => FoundReference[]): Usage[] =>
  sortUsages(
    documentsWithReferences(folder).flatMap((searched) =>
      find(searched).map((found) => toUsage(searched.document, found)),
    ),
  );

/** Returns the sections of a document that have a value in one of their fields. */
const sectionsWith =
  (field: string, value: string, type?: string) =>
  ({ document }: ReferencingDocument): FoundReference[] =>
    sectionsOf(document)
      .filter(([, section]) => getChild(section, field) === value)
      .filter(([, section]) => type === undefined || getChild(section, 'type') === type)
      .map(([path]) => ({ path: [...path, field] }));

/**
 * Finds what a name means, and all of its usages.
 * @param name a section type, image file, route, shared section or token
 * @returns one group per meaning of the name; empty if it has none
 */
export const findUsages = (folder: EditableSite, name: string): UsageGroup[] => {
  const token = name.replace(/^\{(.*)\}$/, '$1');
  const image = name.replace(/^.*\bmedia\//, '');
  const route = parseRoute(name, folder.shownPath(''));
  const sharedSection = name.replace(/^.*\b_shared\//, '').replace(/\.ya?ml$/, '');
  const isPage = folder.pages.some((page) => page.route === route);
  const referencesTo = (kind: 'tokens' | 'images', target: string) =>
    collect(folder, ({ references }) => references[kind].filter((reference) => reference.target === target));
  const meanings: [exists: boolean, subject: string, find: () => Usage[]][] = [
    [sectionTypes.has(name), `section type ${name}`, () => collect(folder, sectionsWith('type', name))],
    [
      folder.shared.has(sharedSection),
      `shared section ${sharedSection}`,
      () => collect(folder, sectionsWith('name', sharedSection, 'shared')),
    ],
    [folder.files.media.has(image), `image ${image}`, () => referencesTo('images', image)],
    [folder.tokens.names.has(token), `token {${token}}`, () => referencesTo('tokens', token)],
    [
      isPage,
      `links to ${route}`,
      () =>
        collect(folder, ({ references }) => references.links.filter((link) => isLinkTo(link, route, folder))),
    ],
  ];
  return meanings.filter(([exists]) => exists).map(([, subject, find]) => ({ subject, usages: find() }));
};

/** Suggests the closest existing name for an unknown one. */
export const suggestDocumentName = (
  { shared, files, tokens, pages }: EditableSite,
  name: string,
): string | undefined =>
  nearest(name, [
    ...sectionTypes,
    ...shared.keys(),
    ...files.media,
    ...(name.startsWith('/') ? [] : tokens.names),
    ...[...tokens.names].map((token) => `{${token}}`),
    ...pages.map(({ route }) => route),
  ]);
