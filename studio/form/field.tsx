import { memo } from 'react';
import { isEqual } from '../../documents/read/document/is-equal.ts';
import { kindOf } from './field-kinds.ts';
import type { FieldProps } from './field-props.ts';
import { controls, holders, isHolder } from './field-table.ts';
import { FramedField } from './parts/framed-field.tsx';
import { useForm } from './state/form.ts';

const AnyField = (props: FieldProps) => {
  const { root } = useForm();
  const kind = kindOf(root, props.node);
  if (kind === undefined) return null;
  if (!isHolder(kind)) return <FramedField {...props} kind={kind} control={controls[kind]} />;
  const Holder = holders[kind];
  return <Holder {...props} />;
};

/** Whether a field shows the same as before: only their ways are made anew each time. */
const isSame = (one: FieldProps, other: FieldProps): boolean =>
  one.value === other.value &&
  one.inherited === other.inherited &&
  one.label === other.label &&
  one.isRequired === other.isRequired &&
  isEqual(one.path, other.path) &&
  isEqual(one.node, other.node);

/** The field of a value, whatever its kind. It is rendered again when its own value changes, not with every key. */
export const Field = memo(AnyField, isSame);
