import { expect, test } from 'vitest';
import type { Form } from '../../schema/form.ts';
import type { Page } from '../../schema/page.ts';
import { findFormSection, pageWithForm } from './page-with-form.ts';

const form = {
  type: 'order',
  name: 'Order',
  revision: '1',
  steps: [
    {
      fields: [{ name: 'kind', kind: 'choice', label: 'Kind', choices: [{ value: 'cake', label: 'Cake' }] }],
    },
    {
      when: { kind: 'cake' },
      fields: [{ name: 'note', kind: 'text', label: 'Note', when: { kind: 'cake' } }],
    },
  ],
} as unknown as Form;
const page = (sections: object[]): Page => ({
  route: '/order',
  title: 'Order a cake',
  description: '',
  sections: sections as Page['sections'],
  forms: { order: form },
});

test('a page that contains the form is shown as it is', () => {
  const withForm = page([{ type: 'hero' }, { type: 'form', form: 'order' }]);
  expect(pageWithForm(withForm, form, undefined)).toEqual(withForm);
  expect(findFormSection(withForm, form)).toBe(1);
});

test('a form on no page is shown alone', () => {
  const shown = pageWithForm(page([{ type: 'form', form: 'contact' }]), form, undefined);
  expect(shown.sections).toEqual([{ type: 'form', form: 'order', heading: 'Order' }]);
  expect(shown.forms['order']).toEqual(form);
});

test('the step that is being edited and its fields are shown without their conditions', () => {
  const { steps } = pageWithForm(page([]), form, 1).forms['order'] ?? form;
  expect(steps[0]).toBe(form.steps[0]);
  expect(steps[1]).toEqual({ fields: [{ name: 'note', kind: 'text', label: 'Note' }] });
});
