import './without-eval.ts';
import type { FieldErrorMessages } from '../../schema/forms/field-error-messages.ts';
import { collectFieldErrors, leadRequest, type LeadRequest } from '../../schema/forms/request.ts';
import { messageFor } from '../../schema/forms/message-for.ts';
import type { ShownError } from './send-lead.ts';

/**
 * Validates the values of a form. Returns the request to send, or the errors of its fields.
 * @param lead the values of the form, by field name
 * @param messages a message for every rule that a field can violate
 */
export const checkLead = (
  lead: Record<string, unknown>,
  messages: FieldErrorMessages,
): { request: LeadRequest } | { errors: ShownError[] } => {
  const result = leadRequest.safeParse(lead);
  if (result.success) return { request: result.data };
  return {
    errors: collectFieldErrors(result.error).map((error) => ({
      ...error,
      message: messageFor(messages, error),
    })),
  };
};
