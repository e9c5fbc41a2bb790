/**
 * What a visitor typed outlives the elements that it was typed into. React renders a page anew when it finds another
 * one than the server's (a translator or an extension has changed it), and a form that was left by a link, such as
 * that of the privacy notice, is rendered anew when the visitor comes back.
 *
 * The forms are remembered by the entry of the history and their place on the page, in memory and for as long as the
 * document is there: nothing is stored.
 */
const forms = new Map<string, HTMLFormElement>();

let lastField: EventTarget | null = null;

const isField = (element: Element) =>
  (element instanceof HTMLInputElement && element.type !== 'hidden') ||
  element instanceof HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isField) as (HTMLInputElement | HTMLTextAreaElement)[];

/** The caret; fields for e-mail addresses tell of none. */
const putCaret = (from: HTMLInputElement | HTMLTextAreaElement, to: typeof from) => {
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
};

const handOver = (from: HTMLFormElement, to: HTMLFormElement): void => {
  const before = fieldsOf(from);
  for (const [index, field] of fieldsOf(to).entries()) {
    const old = before[index];
    if (!old || old.name !== field.name || old.type !== field.type) continue;
    if (old.type === 'file') (field as HTMLInputElement).files = (old as HTMLInputElement).files;
    else if (old.type === 'checkbox') (field as HTMLInputElement).checked = (old as HTMLInputElement).checked;
    else field.value = old.value;
    // Once its step is shown.
    if (old === lastField && document.activeElement === document.body)
      queueMicrotask(() => {
        field.focus({ preventScroll: true });
        putCaret(old, field);
      });
  }
};

/**
 * Remembers a form. One that was rendered at the same place before hands over what was typed.
 * @param form as it stands in the document
 */
export const retainFormValues = (form: HTMLFormElement): void => {
  const entry = (history.state as { key?: string } | null)?.key ?? '';
  const place = `${location.pathname} ${entry} ${[...document.forms].indexOf(form)}`;
  const before = forms.get(place);
  forms.set(place, form);
  if (before && before !== form) handOver(before, form);
};

/** Remembers the forms of the page as it was served; to be called before React takes it over. */
export const retainServedForms = (): void => {
  lastField = document.activeElement;
  document.addEventListener('focusin', ({ target }) => (lastField = target));
  for (const form of document.forms) retainFormValues(form);
};
