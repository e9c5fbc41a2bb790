import type { Form } from '../../schema/form.ts';
import type { Section } from '../../schema/section.ts';
import { usePage } from '../context.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { FormStep } from '../forms/steps/form-step.tsx';
import { StepLine } from '../forms/steps/step-line.tsx';
import { useForm } from '../forms/use-form.ts';

/** Returns a prefix for the ids of a form, which differs if the page shows the same form more than once. */
const useFormId = (section: Section<'form'>): string => {
  const { sections } = usePage().page;
  const nth = sections
    .filter((other) => other.type === 'form' && other.form === section.form)
    .indexOf(section);
  return `${section.form}-form${nth > 0 ? nth + 1 : ''}`;
};

const FormView = ({ section, form }: { section: Section<'form'>; form: Form }) => {
  const state = useForm(form, useFormId(section));
  const { indexes, current } = state.steps;
  const isWizard = form.steps.length > 1;
  return (
    <FormFrame state={state} section={section}>
      {isWizard && (
        <StepLine
          label={form.texts.progress}
          names={indexes.map((index) => form.steps[index]?.name)}
          position={indexes.indexOf(current)}
        />
      )}
      {form.steps.map((_, index) => (
        <FormStep key={index} state={state} index={index} />
      ))}
    </FormFrame>
  );
};

/** The form of a document in `pages/_forms`. */
export default function FormSection({ section }: { section: Section<'form'> }) {
  const form = usePage().page.forms[section.form];
  return form && <FormView section={section} form={form} />;
}
