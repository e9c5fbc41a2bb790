import { describeFields } from '../../leads/lead-fields.ts';
import { composeMail } from '../../leads/mail/compose.ts';
import { mailColors } from '../../leads/lead-copy.ts';
import { toCsv } from '../../leads/csv.ts';
import { theme } from '../../renderer/theme/index.ts';
import type { Form } from '../../schema/form.ts';
import { currentDate } from '../../schema/forms/kinds/date.ts';
import type { Site } from '../../schema/site.ts';
import { sampleRequest } from './sample-values.ts';

/** The id of the sample request. */
const id = '0123456789abcdef0123';

/** Returns the cells of two lines of CSV whose cells are all in quotes, as pairs of column and value. */
const parseTwoLines = (csv: string): [column: string, value: string][] => {
  const cells = [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
  const count = cells.length / 2;
  return cells.slice(0, count).map((column, index) => [column, cells[count + index] ?? '']);
};

/** Returns what the business receives for a sample request of a form: the mail, and the row in the list of leads. */
export const createSample = (form: Form, { facts, forms: { errors }, mail }: Site, now: Date) => {
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
  const source = { name, url, timeZone, forms: [form], errors, mail, colours: mailColors(theme.brand) };
  return {
    ...composeMail(message, source),
    row: parseTwoLines(toCsv([{ message, state: 'mailed' }], timeZone)),
  };
};
