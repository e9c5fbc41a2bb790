import { currentDate, addDays } from '../../../schema/forms/kinds/date.ts';
import { words } from '../../../tests/send-email/support/lead-copy.ts';

/** A lead of the fault run: a request of one of the forms of the tests, with its fields in the order of the form. */
export type Lead = Record<string, string | string[]>;

/** How mails display the options and the consent that the leads contain, by value. */
const displayed = new Map([
  ['kitchen', 'Kitchen'],
  ['other', 'Other'],
  ['cake', 'Birthday cake'],
  ['yes', '✓'],
]);

/** Returns the lead with an index. All leads differ, and SES rejects the e-mail address of every fiftieth one. */
export const leadOf = (index: number): Lead => {
  const address = index % 50 === 0 ? `visitor..${index}@visitor.example` : `visitor${index}@visitor.example`;
  const message = `Lead number ${index}: ${'please call '.repeat(10 + (index % 20))}`.trim();
  const person = {
    name: `Visitor ${index}`,
    email: address,
    phone: `714 555 ${String(index).padStart(6, '0')}`,
  };
  const leads: Lead[] = [
    { type: 'contact', ...person, message },
    { type: 'estimate', rooms: ['kitchen', 'other'], message, ...person, zipCode: '92626' },
    {
      type: 'order',
      product: 'cake',
      lettering: `No. ${index}`,
      quantity: String(1 + (index % 20)),
      date: addDays(currentDate(words.timeZone), 1 + (index % 300)),
      contactEmail: address,
      agreed: 'yes',
      note: message,
    },
  ];
  return leads[index % leads.length] ?? {};
};

/** The characters with which a label of a mail may end. */
const labelEnds = [...'?!.:…'];

/** Whether the plain-text part of a mail contains every field of a lead unchanged. */
export const isComplete = ({ type: _type, ...fields }: Lead, text: string): boolean =>
  Object.entries(fields).every(([name, value]) => {
    const shown = [value].flat().map((part) => displayed.get(part) ?? part);
    // A date is followed by the day of the week.
    if (name === 'date') return labelEnds.some((end) => text.includes(`${end} ${shown.join()} (`));
    const line = `${shown.join(', ')}\n`;
    const isLabeled = (end: string) => text.includes(`${end} ${line}`) || text.endsWith(`${end}\n${line}`);
    return text.startsWith(line) || labelEnds.some(isLabeled);
  });
