import { deleteIn, setIn } from '../../edit/text/expected-values.ts';
import { finding, type Finding } from '../../problems/finding.ts';
import { getChild, getIn, isMapping, type Mapping, type Path } from '../../read/document/path.ts';
import type { TypedSection } from '../migration.ts';
import { typedSectionsOf, type GetSharedSectionType } from '../typed-sections.ts';
import { fillTemplate, referencesOf } from './fill-template.ts';
import data from './forms-as-documents.json' with { type: 'json' };

/** Describes the migration of the former form sections to form documents. */
export const formsAsDocuments = {
  name: 'forms-as-documents',
  since: '0.6.0',
  title: 'Forms are documents in _forms. Sections of the type "form" refer to them by name.',
  why: 'Fields, choices and texts of a form can be changed without a new version of the engine, and several pages can show one form.',
};

/** The former token for the smallest number of characters of a message, and its value. */
export const formerToken = { name: 'rules.messageMinimum', value: '100' };

/** A section with a former type, and the name and the template of the one form that all of its type had. */
export type OldSection = TypedSection & { form: string; template: object };

const templates: Readonly<Record<string, Pick<OldSection, 'form' | 'template'>>> = data.sections;

/** Returns the sections of a document that have a former type. */
export const findOldSections = (value: unknown, getSharedSectionType?: GetSharedSectionType): OldSection[] =>
  typedSectionsOf(value, getSharedSectionType).flatMap((section) => {
    const found = Object.hasOwn(templates, section.type) ? templates[section.type] : undefined;
    return found ? [{ ...section, ...found }] : [];
  });

/** Returns the fields of a former section that belong to its form. */
export const movedFieldsOf = ({ fields, template }: OldSection): string[] => {
  const moved = new Set(referencesOf(template).map(({ from }) => from.slice(0, 2).join('.')));
  return Object.keys(fields).filter((name) => moved.has(`section.${name}`));
};

/** Returns the paths of the fields in `mail` of a site that belong to forms now. */
export const formerMailFields = (site: unknown): Path[] =>
  data.formerMailFields
    .map((name) => ['mail', ...name.split('.')])
    .filter((path) => getIn(site, path) !== undefined);

/** Returns `forms` of a site that has `faults`. */
export const toForms = (site: unknown): Mapping => fillTemplate(data.forms, { site }) as Mapping;

const toFormSection = (section: OldSection): unknown => {
  const fields = { ...section.fields, type: 'form', form: section.form };
  return movedFieldsOf(section).reduce<unknown>((rest, name) => deleteIn(rest, [name]), fields);
};

const toSite = (site: Mapping): unknown => {
  const { faults: _, ...rest } = site;
  return formerMailFields(site).reduce<unknown>(deleteIn, { forms: toForms(site), ...rest });
};

const oldForm = (path: Path, subject: 'section' | 'field'): Finding<'old-form'> => {
  const { since, name } = formsAsDocuments;
  const params = { since, migration: name, count: 1, subject, needsSite: true };
  return finding('old-form', path, params, { at: subject === 'section' ? 'value' : 'key' });
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
