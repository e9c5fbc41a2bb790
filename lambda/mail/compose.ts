import type { Except } from '../../schema/except.ts';
import { checkEmail } from '../../schema/forms/kinds/email.ts';
import type { LeadField, LeadMessage } from '../lead-message.ts';
import { findFormName, findValue } from '../lead-values.ts';
import type { OutgoingMail } from '../aws/mailer.ts';
import type { LeadCopy } from '../lead-copy.ts';
import { renderHtmlPart } from './html.ts';
import {
  formatFieldValue,
  formatMoment,
  formatParagraph,
  mailtoUrl,
  phoneUrl,
  toSafeLine,
} from './format.ts';
import { createSubject } from './subject.ts';
import { renderTextPart } from './text.ts';
import { createVersionNotes } from './version-notes.ts';
import type { LeadView, Row } from './view.ts';

const urls = new Map([
  ['email', mailtoUrl],
  ['phone', phoneUrl],
]);

const createRow = (field: LeadField): Row[] => {
  const value = formatFieldValue(field);
  if (value === '') return [];
  const url = urls.get(field.kind)?.(value);
  return [{ label: toSafeLine(field.label), value, ...(url && { url }) }];
};

/** Returns the texts of spam signals. Signals that only another version knows have none. */
const findSpamReasons = (signals: string[], { spamReasons }: LeadCopy['mail']): string[] => {
  const reasons = new Map(Object.entries(spamReasons ?? {}));
  return signals.flatMap((signal) => reasons.get(signal) ?? []);
};

/** Returns the visitor's e-mail address. It is checked again, because it becomes a header. Undefined if there is none. */
const findAddress = (message: LeadMessage): string | undefined => {
  const checked = checkEmail(findValue(message, 'email'));
  return 'value' in checked && checked.value !== '' ? [checked.value].flat().join() : undefined;
};

/**
 * Composes the mail about a lead.
 * @param message the lead
 * @param copy the texts of the site
 * @param options.archived false if the lead is not archived yet
 * @param options.withReply false if SES has rejected the visitor's address as Reply-To
 */
export const composeMail = (
  message: LeadMessage,
  { name, url, timeZone, forms, errors, mail: words, colours }: Except<LeadCopy, 'pages'>,
  options = { archived: true, withReply: true },
): OutgoingMail => {
  const { id, receivedAt, suspectedSpam, spamSignals, form, fields } = message;
  const documentedName = findFormName(message, forms);
  const formName = documentedName ?? (toSafeLine(form.name) || name);
  const nameField = fields.find(({ kind }) => kind === 'name');
  const visitor = nameField ? formatFieldValue(nameField) : '';
  const replyTo = options.withReply ? findAddress(message) : undefined;
  const isParagraph = ({ kind }: LeadField) => kind === 'paragraph';
  const view: LeadView = {
    title: visitor || formName,
    formName: visitor && formName,
    notes: [
      ...(suspectedSpam ? [words.spamNote, ...findSpamReasons(spamSignals, words)] : []),
      ...createVersionNotes(message, { forms, errors, timeZone, mail: words }),
    ],
    rows: [
      ...fields.filter((field) => field !== nameField && !isParagraph(field)).flatMap(createRow),
      { label: words.labels.received, value: formatMoment(receivedAt, timeZone) },
      { label: words.labels.lead, value: id },
    ],
    replyNote: replyTo === undefined ? words.replyNote : '',
    archiveNote: options.archived ? '' : (words.archiveNote ?? ''),
    paragraphs: fields
      .filter(isParagraph)
      .map((field) => ({ label: toSafeLine(field.label), value: formatParagraph(field) })),
  };
  const chosen = form.known ? fields.flatMap((field) => field.chosen ?? []) : [];
  return {
    lead: id,
    subject: createSubject(suspectedSpam ? words.suspectedSpam : '', documentedName ?? name, chosen, id),
    text: renderTextPart(view, `${name} ${url}`),
    html: renderHtmlPart(view, { name, url }, colours),
    replyTo,
  };
};
