import type { MailWords } from '../../schema/forms/mail-words.ts';
import type { LeadView } from './view.ts';

/** The fields of one line, in the order of the mail. */
const lineFields = ['name', 'phone', 'email', 'zipCode', 'rooms', 'received', 'lead'] as const;

const optional = (line: string) => (line === '' ? [] : [line]);

/**
 * The plain part of the mail. The message stands last, so that no line in it can pass for one of ours.
 * @param view what to show
 * @param labels the names of the lines
 * @param signature the last line
 */
export const textPart = (view: LeadView, labels: MailWords['labels'], signature: string): string =>
  [
    view.kind,
    ...optional(view.spamNote),
    '',
    ...lineFields.filter((field) => view[field] !== '').map((field) => `${labels[field]}: ${view[field]}`),
    ...optional(view.replyNote),
    ...optional(view.archiveNote),
    signature,
    '',
    `${labels.message}:`,
    view.message,
    '',
  ].join('\n');
