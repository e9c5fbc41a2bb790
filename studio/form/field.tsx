import { kindOf } from './field-kinds.ts';
import type { FieldProps } from './field-props.ts';
import { controls, holders, isHolder } from './field-table.ts';
import { FramedField } from './parts/framed-field.tsx';
import { useForm } from './state/form.ts';

/** The field of a value, whatever its kind. */
export const Field = (props: FieldProps) => {
  const { root } = useForm();
  const kind = kindOf(root, props.node);
  if (kind === undefined) return null;
  if (!isHolder(kind)) return <FramedField {...props} kind={kind} control={controls[kind]} />;
  const Holder = holders[kind];
  return <Holder {...props} />;
};
