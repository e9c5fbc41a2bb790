import type { Form } from '../schema/form.ts';
import { checkForm, fieldsOf, type Values } from '../schema/forms/check-form.ts';
import { cleanLine } from '../schema/forms/cleaning/clean.ts';
import { messageFor } from '../schema/forms/message-for.ts';
import { revisionInput } from '../schema/forms/revision.ts';
import { rules } from '../schema/forms/checked-value.ts';
import { honeypotName } from '../schema/forms/request.ts';
import { currentDate } from '../schema/forms/kinds/date.ts';
import type { LeadCopy } from './lead-copy.ts';
import { describeFields, describeUnknownFields, type LeadValues } from './lead-fields.ts';
import type { LeadField, LeadForm } from './lead-message.ts';

/** What the validation of requests needs of a site. */
export type SiteForms = Pick<LeadCopy, 'forms' | 'errors' | 'timeZone' | 'locale'>;

/** An accepted request: its form, its values for the id of the lead, and its fields in the order of the form. */
export type Submission = { form: LeadForm; values: LeadValues; fields: LeadField[] };

/** An invalid field with the message for visitors. */
export type InvalidField = { field: string; rule: string; message: string };

/** The result of checking a request. `type` is that of the form whose fields are invalid; undefined if it is not known. */
type CheckedSubmission = Submission | { type?: string; errors: InvalidField[] };

const checkKnown = (form: Form, sent: Values, site: SiteForms, now: Date): CheckedSubmission => {
  const { type, name, revision } = form;
  const checked = checkForm(form, sent, currentDate(site.timeZone, now));
  if ('values' in checked) {
    const { values } = checked;
    return { form: { type, name, revision, known: true }, values, fields: describeFields(form, values) };
  }
  const errors = fieldsOf(form).flatMap((field) => {
    const error = checked.errors.find((candidate) => candidate.field === field.name);
    return error ? { ...error, message: messageFor(site.errors, field, error.rule, site.locale) } : [];
  });
  return { type, errors };
};

/**
 * Checks a request with its form. A page may be older or newer than this function (a rollback, a tab that was left open), so
 * a request of an unknown form or revision is accepted as it came. A request without a revision is checked with the current
 * form.
 * @param sent the body of the request
 * @param revision the revision of the form that the visitor filled in; empty if it was not sent
 */
export const checkSubmission = (
  site: SiteForms,
  { type, ...sent }: Values,
  revision: string,
  now: Date,
): CheckedSubmission => {
  const form = site.forms.find((candidate) => candidate.type === type);
  if (form && (revision === '' || revision === form.revision)) return checkKnown(form, sent, site, now);
  const { [honeypotName]: _trap, [revisionInput]: _revision, ...others } = sent;
  const { values, fields } = describeUnknownFields(others, form);
  const line = typeof type === 'string' ? cleanLine(type.slice(0, rules.fieldMaximum)) : '';
  if (line === '' || fields.length === 0)
    return { errors: [{ field: 'type', rule: 'unknown', message: site.errors.type }] };
  const name = form?.name ?? line;
  return {
    form: { type: line, name, revision: cleanLine(revision.slice(0, rules.fieldMaximum)), known: false },
    values,
    fields,
  };
};
