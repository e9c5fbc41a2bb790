import type { FieldErrorMessages } from './field-error-messages.ts';
import type { FieldError } from './request.ts';

/** The words for an error; the types see to it that every rule has some. */
export const messageFor = (words: FieldErrorMessages, error: FieldError): string => {
  const ofField: Record<string, string> = words[error.field as keyof FieldErrorMessages] ?? words.type;
  return ofField[error.rule] ?? Object.values(ofField)[0] ?? '';
};
