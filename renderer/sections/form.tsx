import type { Form } from '../../schema/form.ts';
import type { Section } from '../../schema/section.ts';
import { usePage } from '../context.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { FormStep } from '../forms/steps/form-step.tsx';
import { StepLine } from '../forms/steps/step-line.tsx';
import { useForm } from '../forms/use-form.ts';

const FormView = ({ section, form }: { section: Section<'form'>; form: Form }) => {
  const state = useForm(form);
  return (
    <FormFrame state={state} section={section}>
      {form.steps.length > 1 && <StepLine form={form} steps={state.steps} />}
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
