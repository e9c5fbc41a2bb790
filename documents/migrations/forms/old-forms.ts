import { deleteIn, setIn } from '../../edit/text/expected-values.ts';
import { finding, type Finding } from '../../problems/finding.ts';
import { getChild, getIn, isMapping, type Mapping, type Path } from '../../read/document/path.ts';
import type { TypedSection } from '../migration.ts';
import { toMigrationInput, type GetSharedSectionType } from '../old-document.ts';
import { fillTemplate } from './fill-template.ts';
import data from './forms-as-documents.json' with { type: 'json' };

/** Describes the migration of the former form sections to form documents. */
export const formsAsDocuments = {
  name: 'forms-as-documents',
  since: '0.6.0',
  title: 'Forms are documents in _forms. Sections of the type "form" refer to them by name.',
  why: 'Fields, choices and texts of a form can be changed without a new version of the engine, and several pages can show one form.',
};

/** The former section types. Each had one form. */
export const oldSections: Readonly<Record<string, { form: string; document: object }>> = data.sections;

/** The former token for the smallest number of characters of a message, and its value. */
export const formerToken = { name: 'rules.messageMinimum', value: '100' };

const isOldSection = ({ type }: TypedSection): boolean => Object.hasOwn(oldSections, type);

/** Returns the sections of a document that have a former type. */
export const findOldSections = (
  value: unknown,
  getSharedSectionType?: GetSharedSectionType,
): TypedSection[] => toMigrationInput(value, getSharedSectionType).sections.filter(isOldSection);

/** Returns the fields of a former section type that belong to its form. */
export const movedFieldsOf = (type: string): Set<string> => {
  const references = JSON.stringify(oldSections[type]?.document).matchAll(/\$section\.([\w-]+)/g);
  return new Set(Array.from(references, ([, field = '']) => field));
};

/** Returns the paths of the fields in `mail` of a site that belong to forms now. */
export const formerMailFields = (site: unknown): Path[] =>
  data.formerMailFields
    .map((name) => ['mail', ...name.split('.')])
    .filter((path) => getIn(site, path) !== undefined);

/** Returns `forms` of a site that has `faults`. */
export const toForms = (site: unknown): Mapping => fillTemplate(data.forms, { site }) as Mapping;

const toFormSection = ({ type, fields }: TypedSection): Mapping => {
  const moved = movedFieldsOf(type);
  const rest = Object.entries(fields).filter(([name]) => !moved.has(name));
  return { ...Object.fromEntries(rest), type: 'form', form: oldSections[type]?.form };
};

const toSite = (site: Mapping): unknown => {
  const { faults: _, ...rest } = site;
  return formerMailFields(site).reduce<unknown>(deleteIn, { forms: toForms(site), ...rest });
};

const oldForm = (path: Path, subject: 'section' | 'field'): Finding<'old-form'> => {
  const params = { since: formsAsDocuments.since, migration: formsAsDocuments.name, count: 1 };
  const at = subject === 'section' ? 'value' : 'key';
  return finding('old-form', path, { ...params, subject, needsSite: true }, { at });
};

/** Returns one finding for each former section, and for `faults`, and the value of the document without them. */
export const findOldForms = (value: unknown): { value: unknown; findings: Finding<'old-form'>[] } => {
  const sections = findOldSections(value);
  const findings = sections.map(({ path }) => oldForm([...path, 'type'], 'section'));
  const migrated = sections.reduce((all, section) => setIn(all, section.path, toFormSection(section)), value);
  if (!isMapping(migrated) || getChild(migrated, 'faults') === undefined)
    return { value: migrated, findings };
  return { value: toSite(migrated), findings: [...findings, oldForm(['faults'], 'field')] };
};
