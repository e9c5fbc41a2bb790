import type { FieldErrorMessages } from './field-error-messages.ts';
import type { FieldError } from './request.ts';

/** Returns the message for an error. The type `FieldErrorMessages` guarantees one for every rule. */
export const messageFor = (messages: FieldErrorMessages, error: FieldError): string => {
  const byRule: Record<string, string> = messages[error.field as keyof FieldErrorMessages] ?? messages.type;
  return byRule[error.rule] ?? Object.values(byRule)[0] ?? '';
};
