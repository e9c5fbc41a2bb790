import { EditError } from '../../edit/edit-error.ts';
import { applyEdits, listComments, type Edit } from '../../edit/text/edits.ts';
import { parseEditable, type EditableDocument } from '../../edit/text/editable-document.ts';
import { insertEntry } from '../../edit/text/insert-entry.ts';
import { removeValue } from '../../edit/text/remove-value.ts';
import { setValue } from '../../edit/text/set-value.ts';
import { getChild, isDeepEqual, toArray } from '../../read/document/path.ts';
import { Source } from '../../read/document/source.ts';
import { mappingAt, renameField } from '../field-edits.ts';
import type { TypedSection } from '../migration.ts';
import type { GetSharedSectionType } from '../old-document.ts';
import { createFormDocument, renderForm } from './form-text.ts';
import data from './forms-as-documents.json' with { type: 'json' };
import {
  findOldSections,
  formerMailFields,
  formerToken,
  movedFieldsOf,
  oldSections,
  toForms,
} from './old-forms.ts';

type OldFile = { path: string };

/** The files of a site to be migrated. */
export type OldSite = {
  /** Path prefix of file names, such as `pages/`. */
  prefix: string;
  site: OldFile;
  shared: ReadonlyMap<string, OldFile>;
  pages: readonly (OldFile & { route: string })[];
  forms: ReadonlyMap<string, OldFile & { document: { value: unknown } }>;
};

/** Returns the items of a list that are not in another list; duplicates count. */
const subtract = (list: readonly string[], other: readonly string[]): string[] => {
  const rest = [...other];
  return list.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
};

type ChangeText = (source: Source) => Edit[];

/** The texts of a site while it is migrated. */
class Texts {
  constructor(readonly byPath: Map<string, string>) {}

  parse(path: string): EditableDocument {
    return parseEditable(new Source(path, this.byPath.get(path) ?? ''));
  }

  /** Applies changes one after another. @returns the comments that were removed */
  edit(path: string, changes: readonly ChangeText[]): string[] {
    const before = this.byPath.get(path) ?? '';
    const after = changes.reduce((text, change) => applyEdits(text, change(new Source(path, text))), before);
    this.byPath.set(path, after);
    return subtract(listComments(before), listComments(after));
  }
}

/** Returns an error for each text with which a page overrides one that all pages share from now on. */
const findOverrides = (
  { value, source }: EditableDocument,
  getSharedSectionType: GetSharedSectionType,
): string[] =>
  findOldSections(value, getSharedSectionType).flatMap(({ type, path, fields }) => {
    const moved =
      fields['type'] === 'shared' ? [...movedFieldsOf(type)].filter((name) => name in fields) : [];
    return moved.map(
      (name) =>
        `${source.file}:${source.find([...path, name], 'key').line}: this page has its own ${name} for the shared section ${String(fields['name'])}, but all pages will show the same form. Remove ${name} here, or replace this section by a copy of the shared one, which gets a form of its own.`,
    );
  });

const renameFaults = (source: Source): Edit[] => {
  const mapping = mappingAt(parseEditable(source), []);
  return mapping ? renameField(source.text, mapping, 'faults', 'forms') : [];
};

/** Replaces `faults` by `forms`, and removes the fields of `mail` that belong to forms. */
const siteEdits = ({ value }: EditableDocument): ChangeText[] => {
  const hasForms = getChild(value, 'forms') !== undefined;
  const replaceFaults = hasForms
    ? [(source: Source) => removeValue(source, ['faults'])]
    : [(source: Source) => setValue(source, ['faults'], toForms(value)), renameFaults];
  return [
    ...(getChild(value, 'faults') === undefined ? [] : replaceFaults),
    ...formerMailFields(value).map((path) => (source: Source) => removeValue(source, path)),
  ];
};

const sectionEdits = ({ type, path, fields }: TypedSection, form: string): ChangeText[] => {
  const moved = movedFieldsOf(type);
  return [
    (source) => setValue(source, [...path, 'type'], 'form'),
    (source) => setValue(source, [...path, 'form'], form, ['type', 'form']),
    ...Object.keys(fields)
      .filter((name) => moved.has(name))
      .map((name) => (source: Source) => removeValue(source, [...path, name], 'remove')),
  ];
};

/** Adds comments at the start of a text. */
const addComments = (comments: readonly string[], text: string): string =>
  comments.map((comment) => `${comment}\n`).join('') + text;

/** Returns the name of the form with a document: an existing one, or the next free name. */
const chooseName = (forms: ReadonlyMap<string, unknown>, base: string, document: unknown): string => {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`;
    if (!forms.has(name) || isDeepEqual(forms.get(name), document)) return name;
  }
};

const addFieldHelp = (texts: Texts, { pages }: OldSite): void => {
  for (const { path } of pages.filter(({ route }) => route === '/not-sent')) {
    const sections = toArray(getChild(texts.parse(path).value, 'sections'));
    if (sections.some((section) => getChild(section, 'type') === 'field-help')) continue;
    texts.edit(path, [
      (source) => insertEntry(source, ['sections'], Math.min(1, sections.length), data.fieldHelp),
    ]);
  }
};

/**
 * Moves the former form sections of a site into form documents.
 * @param before the texts of all documents by path
 * @param getSharedSectionType returns the type of a shared section by name
 * @returns the texts of changed and new documents
 * @throws EditError if something has to be decided by a person, or a document cannot be changed safely as it is written
 */
export const migrateForms = (
  site: OldSite,
  before: ReadonlyMap<string, string>,
  getSharedSectionType: GetSharedSectionType,
): Map<string, string> => {
  const texts = new Texts(new Map(before));
  const siteTree = texts.parse(site.site.path);
  const files = [...site.shared.values(), ...site.pages].map(({ path }) => texts.parse(path));
  const errors = files.flatMap((file) => findOverrides(file, getSharedSectionType));
  if (errors.length > 0) throw new EditError(errors.join('\n'));
  const siteComments = texts.edit(site.site.path, siteEdits(siteTree));
  const forms = new Map(Array.from(site.forms, ([name, { document }]) => [name, document.value]));
  for (const tree of files) {
    for (const section of findOldSections(tree.value)) {
      const { form, document: template } = oldSections[section.type] ?? { form: '', document: {} };
      const document = createFormDocument(template, { section: section.fields, site: siteTree.value });
      const name = chooseName(forms, form, document);
      const removed = texts.edit(tree.source.file, sectionEdits(section, name));
      const path = site.forms.get(name)?.path ?? `${site.prefix}_forms/${name}.yaml`;
      const origins = { section: { tree, path: section.path }, site: { tree: siteTree, path: [] } };
      const known = texts.byPath.get(path);
      const comments = [...siteComments.splice(0), ...removed];
      texts.byPath.set(
        path,
        known === undefined
          ? renderForm(document, template, origins, comments)
          : addComments(comments, known),
      );
      forms.set(name, document);
    }
  }
  const siteText = texts.byPath.get(site.site.path) ?? '';
  texts.byPath.set(site.site.path, addComments(siteComments, siteText));
  if (forms.size > site.forms.size) addFieldHelp(texts, site);
  for (const [path, text] of texts.byPath)
    texts.byPath.set(path, text.replaceAll(`{${formerToken.name}}`, formerToken.value));
  return new Map([...texts.byPath].filter(([path, text]) => text !== before.get(path)));
};
