import { checkForm, fieldsOf } from '../../schema/forms/check-form.ts';
import { currentDate } from '../../schema/forms/current-date.ts';
import { messageFor } from '../../schema/forms/message-for.ts';
import { defaultVersionNote } from '../../schema/forms/revision.ts';
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
  { forms, errors, timeZone, mail }: Pick<LeadCopy, 'forms' | 'errors' | 'timeZone' | 'mail'>,
): string[] => {
  if (known || revision === '' || revision === testRevision) return [];
  const note = mail.versionNote ?? defaultVersionNote;
  const form = forms.find((candidate) => candidate.type === type);
  if (!form) return [note];
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const checked = checkForm(form, values, currentDate(timeZone, new Date(receivedAt)));
  const violations = 'errors' in checked ? checked.errors : [];
  return [
    note,
    ...violations.flatMap(({ field: name, rule }) =>
      fieldsOf(form)
        .filter((field) => field.name === name)
        .map((field) => `${addColon(field.label)} ${messageFor(errors, field, rule)}`),
    ),
  ];
};
