import type { ComponentType } from 'react';
import type { FieldKind } from '../../schema/forms/field.ts';
import type { InputProps } from './field-frame.tsx';
import { ChoiceInput } from './inputs/choice.tsx';
import { ChoicesInput } from './inputs/choices.tsx';
import { ConsentInput } from './inputs/consent.tsx';
import { DateInput } from './inputs/date.tsx';
import { EmailInput } from './inputs/email.tsx';
import { NameInput } from './inputs/name.tsx';
import { NumberInput } from './inputs/number.tsx';
import { ParagraphInput } from './inputs/paragraph.tsx';
import { PhoneInput } from './inputs/phone.tsx';
import { PhotosInput } from './inputs/photos.tsx';
import { PostalCodeInput } from './inputs/postal-code.tsx';
import { TextInput } from './inputs/text.tsx';

/** The input of every kind of field. A missing kind, or the input of another kind, is a type error. */
export const inputs: { [K in FieldKind]: ComponentType<InputProps<K>> } = {
  name: NameInput,
  email: EmailInput,
  phone: PhoneInput,
  'postal-code': PostalCodeInput,
  text: TextInput,
  paragraph: ParagraphInput,
  number: NumberInput,
  date: DateInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  consent: ConsentInput,
  photos: PhotosInput,
};
