import { formatDocumentPath } from '../../problems/format-path.ts';
import type { Reference } from '../../read/document/references.ts';
import { nearest } from '../../problems/nearest.ts';
import { getChild, type Path } from '../../read/document/path.ts';
import { sectionTypes } from '../../read/document/schemas.ts';
import { sectionsOf } from '../../read/document/site-document.ts';
import { isLinkTo, parseRoute } from '../routes.ts';
import { allFiles, type EditableFile, type EditableSite } from '../editable-site.ts';

/** Location that uses something. */
export type Usage = {
  file: string;
  line: number;
  column: number;
  path: Path;
  /** Its path in words. */
  place: string;
};

/** Something that documents use, and all of its usages. */
export type UsageGroup = { what: string; uses: Usage[] };

type Found = Pick<Reference, 'path' | 'excerpt'>;

/** Returns the location of a reference in a file. */
export const useOf = ({ document: { source, value } }: EditableFile, { path, excerpt }: Found): Usage => ({
  file: source.file,
  ...source.find(path, 'value', excerpt),
  path,
  place: formatDocumentPath(value, path),
});

/** Sorts usages by file, line and column. */
export const sortUsages = <Place extends Usage>(uses: Place[]): Place[] =>
  uses.sort((a, b) =>
    a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1,
  );

const collect = (folder: EditableSite, find: (file: EditableFile) => Found[]): Usage[] =>
  sortUsages(allFiles(folder).flatMap((file) => find(file).map((found) => useOf(file, found))));

/** Returns the sections of a document that have a value in one of their fields. */
const sectionsWith =
  (field: string, wanted: string, type?: string) =>
  ({ document }: EditableFile): Found[] =>
    sectionsOf(document)
      .filter(([, section]) => getChild(section, field) === wanted)
      .filter(([, section]) => type === undefined || getChild(section, 'type') === type)
      .map(([path]) => ({ path: [...path, field] }));

/**
 * Finds what a name means, and all of its usages.
 * @param name a section type, image file, route, shared section or token
 * @returns one group per meaning of the name; empty if it has none
 */
export const findUsages = (folder: EditableSite, name: string): UsageGroup[] => {
  const token = name.replace(/^\{(.*)\}$/, '$1');
  const picture = name.replace(/^.*\bmedia\//, '');
  const route = parseRoute(name, folder.prefix);
  const piece = name.replace(/^.*\b_shared\//, '').replace(/\.ya?ml$/, '');
  const isPage = folder.pages.some((page) => page.route === route);
  const referring = (kind: 'tokens' | 'images', what: string) =>
    collect(folder, ({ references }) => references[kind].filter((reference) => reference.target === what));
  const found: [boolean, string, () => Usage[]][] = [
    [sectionTypes.has(name), `section type ${name}`, () => collect(folder, sectionsWith('type', name))],
    [
      folder.shared.has(piece),
      `shared piece ${piece}`,
      () => collect(folder, sectionsWith('name', piece, 'shared')),
    ],
    [folder.files.media.has(picture), `picture ${picture}`, () => referring('images', picture)],
    [folder.tokens.names.has(token), `token {${token}}`, () => referring('tokens', token)],
    [
      isPage,
      `links to ${route}`,
      () =>
        collect(folder, ({ references }) => references.links.filter((link) => isLinkTo(link, route, folder))),
    ],
  ];
  return found.filter(([is]) => is).map(([, what, uses]) => ({ what, uses: uses() }));
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
