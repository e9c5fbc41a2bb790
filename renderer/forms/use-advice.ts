import { useEffect, useState, type RefObject } from 'react';
import type { Field } from '../../schema/forms/field.ts';

/** Whether the document asks for hints about the values of a field. */
export const hasAdvice = (field: Field): boolean =>
  ['suggestion', 'digits', 'area'].some((setting) => setting in field);

/**
 * Returns hints about values that are valid but probably wrong, by field name. A hint appears when the visitor leaves the
 * field, changes with the value, and never prevents sending. The code is loaded when it is needed.
 */
export const useAdvice = (ref: RefObject<HTMLFormElement | null>, fields: Field[]) => {
  const [advice, setAdvice] = useState<Record<string, string | undefined>>({});
  useEffect(() => {
    const update = async ({ type, target }: Event) => {
      const field = fields.find(({ name }) => target instanceof HTMLInputElement && name === target.name);
      if (!field || !hasAdvice(field) || (type === 'input' && advice[field.name] === undefined)) return;
      const code = await import('./advice.ts').catch(() => undefined);
      const text = code?.adviceFor(field, (target as HTMLInputElement).value);
      setAdvice((current) => (current[field.name] === text ? current : { ...current, [field.name]: text }));
    };
    const onEvent = (event: Event) => void update(event).catch(() => undefined);
    const clear = () => setAdvice({});
    const form = ref.current;
    // `change` does not occur after the value was set by a script, as when a zip code is pasted.
    for (const type of ['input', 'change', 'focusout']) form?.addEventListener(type, onEvent);
    form?.addEventListener('reset', clear);
    return () => {
      for (const type of ['input', 'change', 'focusout']) form?.removeEventListener(type, onEvent);
      form?.removeEventListener('reset', clear);
    };
  });
  return advice;
};
