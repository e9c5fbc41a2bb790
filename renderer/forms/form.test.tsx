import { beforeAll, expect, test } from 'vitest';
import { form as formSchema, type Form } from '../../schema/form.ts';
import { exampleForm } from '../../tests/support/sites/example-form.ts';
import { renderSection } from '../../tests/support/sites/render-section.tsx';
import { loadSections } from '../section-view.tsx';
import { formOfEveryKind } from '../../tests/support/sites/example-forms.ts';

beforeAll(() => loadSections(['form']));

const render = (form: Form): string =>
  renderSection({ type: 'form', form: form.type, heading: 'Order' }, form);

/** Returns the names of the inputs whose tags match a pattern, without duplicates. */
const namesOf = (html: string, pattern: RegExp): string[] => {
  const tags = html.match(/<(?:input|textarea|select)\b[^>]*>/g) ?? [];
  const names = tags.filter((tag) => pattern.test(tag)).map((tag) => / name="([^"]*)"/.exec(tag)?.[1] ?? '');
  return [...new Set(names)];
};

let html: string;
beforeAll(() => {
  html = render(formOfEveryKind);
});

test('the form with every kind of field is valid', () => {
  const { type: _type, revision: _revision, ...document } = formOfEveryKind;
  expect(formSchema.parse(document)).toEqual(document);
});

test('the request names the form and its revision', () => {
  expect(html).toContain('<input type="hidden" name="type" value="order"/>');
  expect(html).toContain(`<input type="hidden" name="form-revision" value="${formOfEveryKind.revision}"/>`);
});

test('every field but photos has an input with its name', () => {
  const fields = formOfEveryKind.steps.flatMap((step) => step.fields);
  const sent = fields.filter(({ kind }) => kind !== 'photos').map(({ name }) => name);
  expect(new Set(namesOf(html, /^(?!.*type="hidden")/))).toEqual(new Set([...sent, '', 'subject']));
});

test('without scripts fields with a condition are not required, and a line says when they apply', () => {
  const required = namesOf(html, / required=""/);
  expect(required).toContain('product');
  expect(required).toContain('agreed');
  expect(required.filter((name) => ['flavor', 'extras', 'candles'].includes(name))).toEqual([]);
  expect(html).toContain('Only if you chose Cake.');
  expect(html).toContain('Only if you chose Candles.');
});

test('fields for data of the visitor name the purpose of their values to browsers', () => {
  const purposes = [...html.matchAll(/<input[^>]* autoComplete="([^"]+)"[^>]* name="([^"]+)"/g)];
  expect(Object.fromEntries(purposes.map(([, purpose, name]) => [name, purpose]))).toEqual({
    name: 'name',
    email: 'email',
    phone: 'tel',
    zipCode: 'postal-code',
    street: 'address-line1',
    subject: 'off',
  });
});

test('the label of a consent has its link; the line of a condition on it has none, and one period', () => {
  const [step] = exampleForm.steps;
  const call = { kind: 'phone', name: 'call', label: 'Phone', when: { agreed: 'yes' } } as const;
  const agreed = { kind: 'consent', name: 'agreed', label: 'I [agree](/privacy) that you call me.' } as const;
  const texts = { ...exampleForm.texts, condition: 'Only if you chose {choice}.' };
  const fields = [...(step?.fields ?? []), agreed, call];
  const markup = render({ ...exampleForm, steps: [{ fields }], texts });
  expect(markup).toContain('Only if you chose I agree that you call me.<');
  expect(markup).toContain('<span>I <a href="/privacy">agree</a> that you call me.');
});

test('a required group of checkboxes has a reminder with its label', () => {
  expect(html).toContain('Rooms: Please fill this in.');
  expect(html).not.toContain('Extras: Please');
});

test('a date has no range in static HTML', () => {
  expect(html).toMatch(/type="date"/);
  expect(html).not.toMatch(/ (min|max)="/);
});

test('the progress indicator lists the steps that are not skipped', () => {
  const items = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, text]) => text);
  expect(items).toEqual(['1. Product', '2. Details']);
});

test('a form with one step has no progress indicator and no fieldset', () => {
  const short = render(exampleForm);
  expect(short).not.toMatch(/<ol|<fieldset data-step/);
  expect(short.match(/<button\b/g)).toHaveLength(1);
});

test.each([
  ['zipCode', ['type="text"', 'inputMode="numeric"', 'maxLength="5"', 'pattern="[0-9]{5}"']],
  ['email', ['type="email"']],
  ['phone', ['type="tel"']],
  ['', ['type="file"', 'accept="image/*"', 'multiple=""']],
])('the input %s has the attributes of its kind', (name, attributes) => {
  const tags = html.match(/<input\b[^>]*>/g) ?? [];
  const tag = tags.find((each) => (name ? each.includes(` name="${name}"`) : each.includes('type="file"')));
  for (const attribute of attributes) expect(tag).toContain(attribute);
});
