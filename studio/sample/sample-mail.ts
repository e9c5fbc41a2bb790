import { describeFields } from '../../leads/lead-fields.ts';
import { composeMail } from '../../leads/mail/compose.ts';
import { mailColors } from '../../leads/lead-copy.ts';
import { localeOf } from '../../schema/locale.ts';
import type { Form } from '../../schema/form.ts';
import { currentDate } from '../../schema/forms/kinds/date.ts';
import type { Site } from '../../schema/site.ts';
import { sampleRequest } from './sample-values.ts';

/** The id of the sample request. */
const id = '0123456789abcdef0123';

/** Returns what the business receives for a sample request of a form: the mail, and the answers in the list of leads. */
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
  return {
    ...composeMail(message, source),
    row: message.fields.map(({ label, value }) => [label, [value].flat().join(', ')] as const),
  };
};
