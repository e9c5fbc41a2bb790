import { describeFields } from '../../leads/lead-fields.ts';
import { composeMail } from '../../leads/mail/compose.ts';
import { mailColors } from '../../leads/lead-copy.ts';
import { listLeadRows } from '../../leads/csv.ts';
import { localeOf } from '../../schema/locale.ts';
import type { Form } from '../../schema/form.ts';
import { currentDate } from '../../schema/forms/kinds/date.ts';
import type { Site } from '../../schema/site.ts';
import { words } from '../messages/messages.ts';
import { sampleRequest } from './sample-values.ts';

/** The id of the sample request. */
const id = '0123456789abcdef0123';

/** Returns what the business receives for a sample request of a form: the mail, and the row in the list of leads. */
export const createSample = (form: Form, { facts, forms: { errors }, mail, brand }: Site, now: Date) => {
  const { name, url, timeZone } = facts;
  const { type, revision } = form;
  const message = {
    id,
    receivedAt: now.toISOString(),
    suspectedSpam: false,
    spamSignals: [],
    page: '',
    form: { type, name: form.name, revision, known: true },
    fields: describeFields(form, sampleRequest(form, currentDate(timeZone, now))),
  };
  const locale = localeOf(facts);
  const source = { name, url, timeZone, locale, forms: [form], errors, mail, colours: mailColors(brand) };
  const labels = new Map([
    ...Object.entries(words.sample.columns),
    ...message.fields.map((field) => [field.name, field.label] as const),
  ]);
  const labelOf = (column: string): string => labels.get(column.replace(` (${timeZone})`, '')) ?? column;
  const [names, row = []] = listLeadRows([{ message, state: 'mailed' }], timeZone);
  return {
    ...composeMail(message, source),
    row: names.map((column, index) => [labelOf(column), row[index] ?? ''] as const),
  };
};
