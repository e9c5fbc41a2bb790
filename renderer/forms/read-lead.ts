import { leadForms, type LeadType } from '../../schema/forms/lead-fields.ts';

/** The text of a field. */
export const fieldText = (data: FormData, name: string): string => String(data.get(name) ?? '');

/** What the fields of a form say, as the request that they mean. Pictures have no name and stay with the visitor. */
export const readLead = (type: LeadType, data: FormData): Record<string, unknown> => {
  const lead: Record<string, unknown> = { type };
  for (const [name, kind] of Object.entries(leadForms[type]))
    lead[name] = kind === 'rooms' ? data.getAll(name) : fieldText(data, name);
  return lead;
};
