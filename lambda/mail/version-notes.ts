import { fieldsOf } from '../../schema/forms/check-form.ts';
import { defaultVersionNote } from '../../schema/forms/revision.ts';
import { checkSubmission, type SiteForms } from '../ingest/check-submission.ts';
import type { LeadCopy } from '../lead-copy.ts';
import type { LeadMessage } from '../lead-message.ts';
import { addColon } from './format.ts';

/** The revision in the test request after a deployment (infra/smoke/canary.ts), which no form has. */
const testRevision = 'deployment-check';

/**
 * Returns lines about a request of another version of its form, which was accepted without validation: a note, and a line
 * for each field that breaks a rule of the form as it is now. Empty for any other request, and for the test request after a
 * deployment. Requests without a revision are from before forms had one.
 */
export const createVersionNotes = (
  { form: { type, revision, known }, fields, receivedAt }: LeadMessage,
  site: SiteForms & Pick<LeadCopy, 'mail'>,
): string[] => {
  if (known || revision === '' || revision === testRevision) return [];
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  // Without a revision a request is checked with the current form.
  const checked = checkSubmission(site, { ...values, type }, '', new Date(receivedAt));
  const form = site.forms.find((candidate) => candidate.type === type);
  const labels = new Map(form && fieldsOf(form).map(({ name, label }) => [name, label]));
  const violations = 'errors' in checked ? checked.errors : [];
  return [
    site.mail.versionNote ?? defaultVersionNote,
    ...violations.map(({ field, message }) => `${addColon(labels.get(field) ?? field)} ${message}`),
  ];
};
