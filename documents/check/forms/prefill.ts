import type { FormDocument } from '../../../schema/form.ts';
import { fieldsOf } from '../../../schema/forms/check-form.ts';
import type { PageDocument } from '../../../schema/page.ts';
import { valueProblem } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import type { Problem } from '../../problems/problem.ts';
import { hasErrors } from '../../read/site-document.ts';
import type { SiteModel } from '../site-model.ts';

/** Reports pages that fill in a form that does not exist, a field without choices, or a value that is not a choice. */
export function* checkPrefill({ pages, formDocuments }: SiteModel): Generator<Problem> {
  for (const { document } of pages) {
    if (!document.readable || hasErrors(document)) continue;
    const { prefill = {} } = document.value as PageDocument;
    for (const [form, { line: _, ...fields }] of Object.entries(prefill)) {
      const path = ['prefill', form];
      const formDocument = formDocuments.get(form);
      if (!formDocument) {
        const known = [...formDocuments.keys()];
        const meant = nearest(form, known);
        const params = { name: form, known, meant };
        yield valueProblem(document, 'unknown-form', path, params, { at: 'key', replacement: meant });
      }
      if (!formDocument?.readable || hasErrors(formDocument)) continue;
      const choices = new Map(
        fieldsOf(formDocument.value as FormDocument).flatMap((field) =>
          'choices' in field ? [[field.name, field.choices.map(({ value }) => value)]] : [],
        ),
      );
      const check = (written: string, known: string[], place: (string | number)[], at: 'key' | 'value') => {
        if (known.includes(written)) return [];
        const meant = nearest(written, known);
        const params = { written, choices: known, meant };
        return [valueProblem(document, 'unknown-value', place, params, { at, replacement: meant })];
      };
      for (const [name, values] of Object.entries(fields)) {
        yield* check(name, [...choices.keys()], [...path, name], 'key');
        const known = choices.get(name);
        if (known)
          for (const [index, value] of values.entries())
            yield* check(value, known, [...path, name, index], 'value');
      }
    }
  }
}
