import './without-eval.ts';
import type { FieldErrorMessages } from '../../schema/forms/field-error-messages.ts';
import { fieldErrorsOf, leadRequest, type LeadRequest } from '../../schema/forms/request.ts';
import { messageFor } from '../../schema/forms/message-for.ts';
import type { ShownError } from './send-lead.ts';

/**
 * Checks what a form says: gives the request that may be sent, or the errors of its fields.
 * @param words for every rule that a field can break
 */
export const checkLead = (
  lead: Record<string, unknown>,
  words: FieldErrorMessages,
): { request: LeadRequest } | { errors: ShownError[] } => {
  const checked = leadRequest.safeParse(lead);
  if (checked.success) return { request: checked.data };
  return {
    errors: fieldErrorsOf(checked.error).map((error) => ({ ...error, message: messageFor(words, error) })),
  };
};
