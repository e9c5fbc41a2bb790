import { leadForms, type LeadType } from '../../schema/forms/lead-fields.ts';

/** Returns the text of a field, or an empty string. */
export const fieldText = (data: FormData, name: string): string => String(data.get(name) ?? '');

/** Returns the unvalidated request with the values of a form. The photo input has no name, so photos are not part of it. */
export const readLead = (type: LeadType, data: FormData): Record<string, unknown> => {
  const lead: Record<string, unknown> = { type };
  for (const [name, kind] of Object.entries(leadForms[type]))
    lead[name] = kind === 'rooms' ? data.getAll(name) : fieldText(data, name);
  return lead;
};
