import type { ComponentType } from 'react';
import type { KindName } from './field-kinds.ts';
import type { ControlProps, FieldProps } from './field-props.ts';
import { ChoiceControl } from './kinds/choice.tsx';
import { FocusControl } from './kinds/focus.tsx';
import { GroupField } from './kinds/group.tsx';
import { HoursControl } from './kinds/hours.tsx';
import { IconControl } from './kinds/icon.tsx';
import { LineControl } from './kinds/line.tsx';
import { LinkControl } from './kinds/link.tsx';
import { ListField } from './kinds/list.tsx';
import { MomentControl } from './kinds/moment.tsx';
import { NumberControl } from './kinds/number.tsx';
import { PictureControl } from './kinds/picture.tsx';
import { RecordField } from './kinds/record.tsx';
import { RichControl } from './kinds/rich.tsx';
import { WordsControl } from './kinds/words.tsx';
import { YesNoControl } from './kinds/yes-no.tsx';

/** What holds fields of its own. */
export const holders = {
  list: ListField,
  group: GroupField,
  record: RecordField,
} satisfies Partial<Record<KindName, ComponentType<FieldProps>>>;

export const isHolder = (kind: KindName): kind is keyof typeof holders => Object.hasOwn(holders, kind);

/** What edits a single value, inside a frame with its name, its help and its problems. */
export const controls: Record<Exclude<KindName, keyof typeof holders>, ComponentType<ControlProps>> = {
  words: WordsControl,
  rich: RichControl,
  line: LineControl,
  link: LinkControl,
  picture: PictureControl,
  icon: IconControl,
  focus: FocusControl,
  choice: ChoiceControl,
  number: NumberControl,
  'yes-no': YesNoControl,
  moment: MomentControl,
  hours: HoursControl,
};
