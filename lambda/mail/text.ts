import type { MailCopy } from '../../schema/forms/mail-copy.ts';
import type { LeadView } from './view.ts';

const omitIfEmpty = (line: string) => (line === '' ? [] : [line]);

/**
 * Renders the plain-text part of the mail. The message is last, so that no line of it can be mistaken for one of ours.
 * @param view the content
 * @param labels the labels of the lines
 * @param signature the last line before the message
 */
export const renderTextPart = (view: LeadView, labels: MailCopy['labels'], signature: string): string => {
  const person = (['name', 'phone', 'email'] as const).map((field) => [labels[field], view[field]]);
  return [
    view.kind,
    ...view.spamNotes,
    '',
    ...[...person, ...view.lines].flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`])),
    ...omitIfEmpty(view.replyNote),
    ...omitIfEmpty(view.archiveNote),
    signature,
    '',
    `${labels.message}:`,
    view.message,
    '',
  ].join('\n');
};
