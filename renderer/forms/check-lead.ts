import './without-eval.ts';
import type { FieldErrorWords } from '../../schema/forms/field-error-messages.ts';
import { fieldErrorsOf, leadRequest, type LeadRequest } from '../../schema/forms/request.ts';
import { wordsFor } from '../../schema/forms/message-for.ts';
import type { ShownError } from './send-lead.ts';

/**
 * Checks what a form says: gives the request that may be sent, or the errors of its fields.
 * @param words for every rule that a field can break
 */
export const checkLead = (
  lead: Record<string, unknown>,
  words: FieldErrorWords,
): { request: LeadRequest } | { errors: ShownError[] } => {
  const checked = leadRequest.safeParse(lead);
  if (checked.success) return { request: checked.data };
  return {
    errors: fieldErrorsOf(checked.error).map((error) => ({ ...error, message: wordsFor(words, error) })),
  };
};
