import type { MailCopy } from '../../schema/forms/mail-copy.ts';
import type { LeadView } from './view.ts';

const optional = (line: string) => (line === '' ? [] : [line]);

/**
 * The plain part of the mail. The message stands last, so that no line in it can pass for one of ours.
 * @param view what to show
 * @param labels the names of the lines
 * @param signature the last line
 */
export const textPart = (view: LeadView, labels: MailCopy['labels'], signature: string): string => {
  const person = (['name', 'phone', 'email'] as const).map((field) => [labels[field], view[field]]);
  return [
    view.kind,
    ...view.spamNotes,
    '',
    ...[...person, ...view.lines].flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`])),
    ...optional(view.replyNote),
    ...optional(view.archiveNote),
    signature,
    '',
    `${labels.message}:`,
    view.message,
    '',
  ].join('\n');
};
