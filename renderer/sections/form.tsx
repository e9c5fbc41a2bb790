import type { Section } from '../../schema/section.ts';
import { usePage } from '../context.tsx';
import { FormView } from '../forms/form-view.tsx';

/** The form of a document in `pages/_forms`. */
export default function FormSection({ section }: { section: Section<'form'> }) {
  const form = usePage().page.forms[section.form];
  return form && <FormView section={section} form={form} />;
}
