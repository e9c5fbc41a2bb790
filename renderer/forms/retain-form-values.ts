/**
 * Retains form values when React re-creates a form: after a hydration mismatch (a translator or an extension changed
 * the HTML), and on back navigation to a form that was left by a link, such as that to the privacy notice.
 *
 * Forms are keyed by history entry and position on the page. They are retained in memory until the document is
 * unloaded; nothing is written to storage.
 */
const forms = new Map<string, HTMLFormElement>();

let lastField: EventTarget | null = null;

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const getFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<FormField>('input:not([type=hidden]), textarea, select'),
];

/** Copies the caret position; selects and e-mail inputs do not expose it. */
const copyCaret = (from: FormField, to: FormField) => {
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
};

const copyValues = (from: HTMLFormElement, to: HTMLFormElement): void => {
  const previous = getFields(from);
  for (const [index, field] of getFields(to).entries()) {
    const source = previous[index];
    if (!source || source.name !== field.name || source.type !== field.type) continue;
    if (source.type === 'file') (field as HTMLInputElement).files = (source as HTMLInputElement).files;
    else if (['checkbox', 'radio'].includes(source.type))
      (field as HTMLInputElement).checked = (source as HTMLInputElement).checked;
    else field.value = source.value;
    // Deferred until the step of the field is displayed.
    if (source === lastField && document.activeElement === document.body)
      queueMicrotask(() => {
        field.focus({ preventScroll: true });
        copyCaret(source, field);
      });
  }
};

/**
 * Registers a form. If another form was registered for the same position, its values are copied to this one.
 * @param form a form in the document
 */
export const retainFormValues = (form: HTMLFormElement): void => {
  const entry = (history.state as { key?: string } | null)?.key ?? '';
  const key = `${location.pathname} ${entry} ${[...document.forms].indexOf(form)}`;
  const previous = forms.get(key);
  forms.set(key, form);
  if (previous && previous !== form) copyValues(previous, form);
};

/** Registers the forms of the served page; to be called before hydration. */
export const retainServedForms = (): void => {
  lastField = document.activeElement;
  document.addEventListener('focusin', ({ target }) => (lastField = target));
  for (const form of document.forms) retainFormValues(form);
};
