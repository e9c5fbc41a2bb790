import { useLayoutEffect, useRef } from 'react';

/** Matches the holders of controls: forms, and elements around controls outside of forms. */
const holderSelector = 'form, [data-controls]';

/**
 * Retains the values of controls when React re-creates them: after a hydration mismatch (a translator or an extension
 * changed the HTML), and on back navigation to a form that was left by a link, such as that to the privacy notice.
 *
 * Their holders are keyed by history entry and position on the page. They are retained in memory until the document is
 * unloaded; nothing is written to storage.
 */
const holders = new Map<string, HTMLElement>();

let lastField: EventTarget | null = null;

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const getFields = (holder: HTMLElement) => [
  ...holder.querySelectorAll<FormField>('input:not([type=hidden]), textarea[name], select'),
];

/** Copies the caret position; selects and e-mail inputs do not expose it. */
const copyCaret = (from: FormField, to: FormField) => {
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
};

const copyValues = (from: HTMLElement, to: HTMLElement): void => {
  const previous = getFields(from);
  for (const [index, field] of getFields(to).entries()) {
    const source = previous[index];
    if (!source || source.name !== field.name || source.type !== field.type) continue;
    if (source.type === 'file') (field as HTMLInputElement).files = (source as HTMLInputElement).files;
    else if (['checkbox', 'radio'].includes(source.type))
      (field as HTMLInputElement).checked = (source as HTMLInputElement).checked;
    else field.value = source.value;
    // The focus waits until the step of the field is displayed.
    if (source === lastField && document.activeElement === document.body)
      queueMicrotask(() => {
        field.focus({ preventScroll: true });
        copyCaret(source, field);
      });
  }
};

/** Registers a holder. If another one was registered for the same position, its values are copied to this one. */
const retainValues = (holder: HTMLElement): void => {
  const entry = (history.state as { key?: string } | null)?.key ?? '';
  const key = `${location.pathname} ${entry} ${[...document.querySelectorAll(holderSelector)].indexOf(holder)}`;
  const previous = holders.get(key);
  holders.set(key, holder);
  if (previous && previous !== holder) copyValues(previous, holder);
};

/** Returns a ref for an element whose controls retain their values: a form, or an element with `data-controls`. */
export const useRetainedValues = <E extends HTMLElement>() => {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (ref.current) retainValues(ref.current);
  }, []);
  return ref;
};

/** Registers all controls of the page, when React does not render them. */
export const retainAllValues = (): void => {
  for (const holder of document.querySelectorAll<HTMLElement>(holderSelector)) retainValues(holder);
};

/** Registers the controls of the served page; to be called before hydration. */
export const retainServedValues = (): void => {
  lastField = document.activeElement;
  document.addEventListener('focusin', ({ target }) => (lastField = target));
  retainAllValues();
};
