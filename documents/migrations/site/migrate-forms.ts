import { EditError } from '../../edit/edit-error.ts';
import type { EditableSite } from '../../edit/editable-site.ts';
import { applyEdits, listComments, type Edit } from '../../edit/text/edits.ts';
import { parseEditable, type EditableDocument } from '../../edit/text/editable-document.ts';
import { insertEntry } from '../../edit/text/insert-entry.ts';
import { removeValue } from '../../edit/text/remove-value.ts';
import { setValue } from '../../edit/text/set-value.ts';
import { getChild, isDeepEqual, toArray } from '../../read/document/path.ts';
import { Source } from '../../read/document/source.ts';
import { uniqueName } from '../../read/slug.ts';
import { renameField } from '../rename-field.ts';
import type { GetSharedSectionType } from '../typed-sections.ts';
import { createFormDocument, renderForm, takeFrom } from './form-text.ts';
import data from '../forms/forms-as-documents.json' with { type: 'json' };
import {
  findOldSections,
  formerMailFields,
  formerToken,
  movedFieldsOf,
  toForms,
  type OldSection,
} from '../forms/old-forms.ts';

/** Returns an error for each text with which a page overrides one that all pages share from now on. */
const findOverrides = (
  { value, source }: EditableDocument,
  getSharedSectionType: GetSharedSectionType,
): string[] =>
  findOldSections(value, getSharedSectionType)
    .filter(({ fields }) => fields['type'] === 'shared')
    .flatMap((section) =>
      movedFieldsOf(section).map(
        (name) =>
          `${source.file}:${source.find([...section.path, name], 'key').line}: this page has its own ${name} for the shared section ${String(section.fields['name'])}, but all pages will show the same form. Remove ${name} here, or replace this section by a copy of the shared one, which gets a form of its own.`,
      ),
    );

type ChangeText = (source: Source) => Edit[];

/** Replaces `faults` by `forms`, and removes the fields of `mail` that belong to forms. */
const siteChanges = ({ value }: EditableDocument): ChangeText[] => {
  const changes = formerMailFields(value).map((path) => (source: Source) => removeValue(source, path));
  if (getChild(value, 'faults') === undefined) return changes;
  if (getChild(value, 'forms') !== undefined)
    return [...changes, (source) => removeValue(source, ['faults'])];
  const rename = { mappingPath: [], from: 'faults', to: 'forms' };
  return [
    ...changes,
    (source) => setValue(source, ['faults'], toForms(value)),
    (source) => renameField(parseEditable(source), rename),
  ];
};

const sectionChanges = (section: OldSection, form: string): ChangeText[] => [
  (source) => setValue(source, [...section.path, 'type'], 'form'),
  (source) => setValue(source, [...section.path, 'form'], form, ['type', 'form']),
  ...movedFieldsOf(section).map(
    (name) => (source: Source) => removeValue(source, [...section.path, name], 'remove'),
  ),
];

/**
 * Moves the former form sections of a site into form documents.
 * @param before the texts of all documents by path
 * @param getSharedSectionType returns the type of a shared section by name
 * @returns the texts of all documents afterwards
 * @throws EditError if something has to be decided by a person, or a document cannot be changed safely as it is written
 */
export const migrateForms = (
  { prefix, site, shared, pages, forms: oldForms }: EditableSite,
  before: ReadonlyMap<string, string>,
  getSharedSectionType: GetSharedSectionType,
): Map<string, string> => {
  const texts = new Map(before);
  const parse = (path: string) => parseEditable(new Source(path, texts.get(path) ?? ''));
  /** Applies changes one after another. @returns the comments that were removed */
  const edit = (path: string, changes: readonly ChangeText[]): string[] => {
    const old = texts.get(path) ?? '';
    const text = changes.reduce((now, change) => applyEdits(now, change(new Source(path, now))), old);
    texts.set(path, text);
    const comments = listComments(old);
    takeFrom(comments, listComments(text));
    return comments;
  };
  const addComments = (comments: readonly string[], path: string) =>
    texts.set(path, [...comments, texts.get(path)].join('\n'));

  const siteTree = parse(site.path);
  const files = [...shared.values(), ...pages].map(({ path }) => parse(path));
  const errors = files.flatMap((file) => findOverrides(file, getSharedSectionType));
  if (errors.length > 0) throw new EditError(errors.join('\n'));
  const siteComments = edit(site.path, siteChanges(siteTree));
  const forms = new Map(Array.from(oldForms, ([name, { document }]) => [name, document.value]));
  for (const tree of files)
    for (const section of findOldSections(tree.value)) {
      const document = createFormDocument(section.template, {
        section: section.fields,
        site: siteTree.value,
      });
      const isOther = (name: string) => forms.has(name) && !isDeepEqual(forms.get(name), document);
      const name = uniqueName(section.form, isOther);
      forms.set(name, document);
      const comments = [...siteComments.splice(0), ...edit(tree.source.file, sectionChanges(section, name))];
      const path = oldForms.get(name)?.path ?? `${prefix}_forms/${name}.yaml`;
      const origins = { section: { tree, path: section.path }, site: { tree: siteTree, path: [] } };
      if (texts.has(path)) addComments(comments, path);
      else texts.set(path, renderForm(document, section.template, origins, comments));
    }
  addComments(siteComments, site.path);
  const notSent = pages.find(({ route }) => route === '/not-sent');
  if (notSent && forms.size > oldForms.size) {
    const sections = toArray(getChild(parse(notSent.path).value, 'sections'));
    if (!sections.some((section) => getChild(section, 'type') === 'field-help'))
      edit(notSent.path, [
        (source) => insertEntry(source, ['sections'], Math.min(1, sections.length), data.fieldHelp),
      ]);
  }
  for (const [path, text] of texts)
    texts.set(path, text.replaceAll(`{${formerToken.name}}`, formerToken.value));
  return texts;
};
