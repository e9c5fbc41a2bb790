import { useState } from 'react';
import type { Field } from '../../schema/forms/field.ts';
import type { Advice } from './advice.ts';

/** Whether the document asks for hints about the values of a field. */
export const hasAdvice = (field: Field): boolean =>
  ['suggestion', 'digits', 'area'].some((setting) => setting in field);

/**
 * Returns hints about values that are valid but probably wrong, by field name, and a function that updates that of a
 * field. A hint appears when the visitor leaves the field, changes with the value, and never prevents sending. The code
 * is loaded when it is needed.
 */
export const useAdvice = (fields: Field[]) => {
  const [advice, setAdvice] = useState<Record<string, Advice | undefined>>({});
  const updateAdvice = ({ name, value }: HTMLInputElement, isLeft: boolean) => {
    const field = fields.find((each) => each.name === name);
    if (!field || !hasAdvice(field) || (!isLeft && advice[name] === undefined)) return;
    void import('./advice.ts')
      .then(({ adviceFor }) => adviceFor(field, value))
      .then((found) => setAdvice((current) => ({ ...current, [name]: found })))
      .catch(() => undefined);
  };
  return { advice, updateAdvice, clearAdvice: () => setAdvice({}) };
};
