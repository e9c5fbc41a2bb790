import { expandSharedSections, type ExpandedPage } from './shared-sections.ts';
import { hasErrors, type SiteDocument } from '../site-document.ts';
import type { LoadedSite, ModelPage } from '../site/site-model.ts';
import type { Tokens } from '../site/tokens.ts';
import type { Form, FormDocument } from '../../../schema/form.ts';
import type { Field } from '../../../schema/forms/field.ts';
import { revisionOf } from '../../../schema/forms/revision.ts';
import type { Page, PageDocument } from '../../../schema/page.ts';
import type { Section } from '../../../schema/section.ts';
import { interpolate } from '../site/interpolate.ts';
import { getChild } from '../document/path.ts';
import { sectionTypesWith } from '../document/schemas.ts';
import { formNamesIn } from './form-names.ts';
import { removeExampleMarks } from '../document/example-marks.ts';
import { isHidden } from '../document/hidden.ts';
import { fillInPrices, localeOfTokens, tokensOfPage } from './prices.ts';
import { validators } from '../validators.ts';

/** What the pages of a site have in common: tokens, shared sections by name, and valid forms by name. */
export type Library = Pick<LoadedSite, 'tokens' | 'shared' | 'forms'>;

/** Adds the country to fields whose format depends on it; those of the United States need none. */
const withCountry = (form: FormDocument, country = 'US'): FormDocument => {
  const toField = (field: Field): Field =>
    field.kind === 'postal-code' ? Object.assign({ country }, field) : field;
  const toStep = (step: FormDocument['steps'][number]) => ({ ...step, fields: step.fields.map(toField) });
  return country === 'US' ? form : { ...form, steps: form.steps.map(toStep) };
};

/** Returns the forms of documents without errors, by name. */
export const createForms = (
  documents: ReadonlyMap<string, SiteDocument>,
  { values }: Tokens,
): Library['forms'] =>
  new Map(
    [...documents].flatMap(([type, document]): [string, Form][] => {
      if (!document.readable || hasErrors(document)) return [];
      const form = withCountry(interpolate(document.value, values) as FormDocument, values.get('country'));
      return [[type, { ...form, type, revision: revisionOf(form) }]];
    }),
  );

const typesWithAllForms = sectionTypesWith('allForms');

/**
 * Returns the forms that the sections of a page show; all forms of the site if a section type requires that.
 * @returns undefined if one of them does not exist or is not valid
 */
const selectForms = (
  { sections }: ExpandedPage,
  forms: ReadonlyMap<string, Form>,
): Page['forms'] | undefined => {
  if (sections.some((section) => typesWithAllForms.has(getChild(section, 'type'))))
    return Object.fromEntries(forms);
  const names = formNamesIn(sections);
  if (!names.every((name) => forms.has(name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, forms.get(name) as Form]));
};

const isInvalid = ({ document, sharedSections, overrides, sections }: ExpandedPage): boolean =>
  !document.readable ||
  [document, ...sharedSections.values()].some(hasErrors) ||
  // An override may make a shared section invalid.
  [...overrides].some(
    ([index, fields]) => Object.keys(fields).length > 0 && !validators.section(sections[index]),
  ) ||
  sections.includes(undefined);

/**
 * Creates the page of a document.
 * @param showsHidden whether it includes hidden sections
 */
export const createPage = (
  route: string,
  document: SiteDocument,
  { tokens, shared, forms: allForms }: Library,
  showsHidden: boolean,
): ModelPage => {
  const resolved = expandSharedSections(document, shared);
  const model = { route, document, resolved, page: undefined };
  const forms = selectForms(resolved, allForms);
  if (!forms || isInvalid(resolved)) return model;
  const values = tokensOfPage(tokens.values, resolved);
  const { sections: _, ...head } = document.value as PageDocument;
  const visible = resolved.sections.filter((section) => showsHidden || !isHidden(section));
  const locale = localeOfTokens(values);
  const toSection = (section: unknown): unknown => {
    const ofLocation = tokens.locations.get(String(getChild(section, 'location')));
    return interpolate(
      removeExampleMarks(fillInPrices(section, tokens.prices, locale)),
      ofLocation ? tokensOfPage(ofLocation, resolved) : values,
    );
  };
  let sections: Section[] | undefined;
  const page: Page = {
    ...(interpolate(head, values) as typeof head),
    route,
    forms,
    // Computed on first access, because of most pages only the other fields are read.
    get sections() {
      sections ??= visible.map(toSection) as Section[];
      return sections;
    },
  };
  return { ...model, page };
};
