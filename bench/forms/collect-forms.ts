import type { Form } from '../../schema/form.ts';

/** Counts what generated forms contain. */
export const collectForms = (forms: readonly Form[]) => {
  const steps = forms.flatMap((form) => form.steps);
  const fields = steps.flatMap((step) => step.fields);
  const kinds: Record<string, number> = {};
  for (const { kind } of fields) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return {
    forms: forms.length,
    steps: steps.length,
    fields: fields.length,
    'most fields of a form': Math.max(
      ...forms.map((form) => form.steps.flatMap((step) => step.fields).length),
    ),
    conditions: [...steps, ...fields].filter(({ when }) => when).length,
    ...kinds,
  };
};
