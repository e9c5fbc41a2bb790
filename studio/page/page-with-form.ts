import type { Form } from '../../schema/form.ts';
import type { Page } from '../../schema/page.ts';

/** Returns the index of the first section of a page that shows a form; -1 if there is none. */
export const findFormSection = ({ sections }: Page, { type }: Form): number =>
  sections.findIndex((section) => 'form' in section && section.form === type);

/**
 * Returns the page that shows a form while it is being edited: the page itself, or a page with nothing else if the page
 * does not contain the form.
 * @param step index of the step that is being edited: it is shown even if its condition and those of its fields are not
 *   met
 */
export const pageWithForm = (page: Page, form: Form, step: number | undefined): Page => {
  const steps = form.steps.map((each, index) => {
    const fields = each.fields.map((field) => ({ ...field, when: undefined }));
    return index === step ? { ...each, when: undefined, fields } : each;
  });
  const edited = { ...form, steps } as Form;
  const { type, name } = form;
  const forms = { ...page.forms, [type]: edited };
  if (findFormSection(page, form) >= 0) return { ...page, forms };
  const sections: Page['sections'] = [{ type: 'form', form: type, heading: name }];
  return { ...page, route: `/_forms/${type}`, title: name, name, sections, forms };
};
