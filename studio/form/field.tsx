import { memo, type ComponentType } from 'react';
import { isDeepEqual } from '../../documents/read/document/path.ts';
import { selectControlKind, type ControlKind } from './field-kinds.ts';
import { FocusControl } from './kinds/focus.tsx';
import { GroupField } from './kinds/group.tsx';
import {
  ChoiceControl,
  ConditionControl,
  FontControl,
  FormNameControl,
  YesNoControl,
} from './kinds/choices.tsx';
import { ColorControl, LineControl } from './kinds/line.tsx';
import { LinkControl } from './kinds/link.tsx';
import { ListField } from './kinds/list.tsx';
import { IconControl, PictureControl } from './kinds/pick.tsx';
import { RecordField } from './kinds/record.tsx';
import { RichControl } from './kinds/rich.tsx';
import { HoursControl, MomentControl } from './kinds/times.tsx';
import { FramedField } from './parts/framed-field.tsx';
import { TextBox } from './text-box/text-box.tsx';
import { useForm, type ControlProps, type FormFieldProps } from './state/form.ts';

/** Components of values that contain further fields. */
const containers = { list: ListField, group: GroupField, record: RecordField };

/** Controls of single values; a frame adds label, help and problems. */
const controls: Record<Exclude<ControlKind, keyof typeof containers>, ComponentType<ControlProps>> = {
  words: TextBox,
  rich: RichControl,
  line: LineControl,
  link: LinkControl,
  picture: PictureControl,
  icon: IconControl,
  focus: FocusControl,
  choice: ChoiceControl,
  number: LineControl,
  'yes-no': YesNoControl,
  moment: MomentControl,
  hours: HoursControl,
  form: FormNameControl,
  color: ColorControl,
  font: FontControl,
  condition: ConditionControl,
};

/** Renders the field of a value according to its schema. Memoized: a keystroke renders only the fields around it. */
export const SchemaField = memo((props: FormFieldProps) => {
  const kind = selectControlKind(useForm().root, props.node);
  if (kind === undefined) return null;
  if (kind in controls)
    return <FramedField {...props} kind={kind} control={controls[kind as keyof typeof controls]} />;
  const Container = containers[kind as keyof typeof containers];
  return <Container {...props} />;
}, isDeepEqual);
