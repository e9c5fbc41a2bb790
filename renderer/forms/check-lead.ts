import './without-eval.ts';
import type { FaultWords } from '../../schema/forms/field-errors.ts';
import { faultsOf, leadRequest, type LeadRequest } from '../../schema/forms/request.ts';
import { wordsFor } from '../../schema/forms/words-for.ts';
import type { FieldFault } from './send-lead.ts';

/**
 * What a form says, as a request that may be sent, or what is wrong with it.
 * @param words for every rule that may be broken
 */
export const checkLead = (
  lead: Record<string, unknown>,
  words: FaultWords,
): { request: LeadRequest } | { faults: FieldFault[] } => {
  const checked = leadRequest.safeParse(lead);
  if (checked.success) return { request: checked.data };
  return {
    faults: faultsOf(checked.error).map((fault) => ({ ...fault, message: wordsFor(words, fault) })),
  };
};
