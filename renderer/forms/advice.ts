import type { FieldKind, FieldOf } from '../../schema/forms/field.ts';
import { isIncompletePhone } from '../../schema/forms/kinds/phone.ts';
import { isOutsideArea } from '../../schema/forms/kinds/postal-code.ts';
import { fillIn } from '../../schema/forms/message-for.ts';
import { suggestAddress } from '../../schema/forms/suggest-address.ts';

/** A hint, and the value that was probably meant. */
export type Advice = { text: string; replacement?: string };

type Adviser<K extends FieldKind> = (value: string, field: FieldOf<K>) => Advice | undefined;

const advisers: { [K in FieldKind]?: Adviser<K> } = {
  email: (value, { suggestion: typos }) => {
    const suggestion = typos && suggestAddress(value, typos.domains);
    return suggestion ? { text: fillIn(typos.text, { suggestion }), replacement: suggestion } : undefined;
  },
  phone: (value, { digits }) =>
    digits && isIncompletePhone(value, digits.minimum)
      ? { text: fillIn(digits.text, { minimum: digits.minimum }) }
      : undefined,
  'postal-code': (value, field) =>
    field.area && isOutsideArea(value, field, field.area.prefixes) ? field.area : undefined,
};

/** Returns a hint about a value that is valid but probably wrong, or undefined. */
export const adviceFor = <K extends FieldKind>(field: FieldOf<K>, value: string): Advice | undefined => {
  const kind: K = field.kind;
  const adviser: Adviser<K> | undefined = advisers[kind];
  return adviser?.(value, field);
};
