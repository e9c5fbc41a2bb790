import type { Except } from '../../schema/except.ts';
import { fieldsOf } from '../../schema/forms/check-form.ts';
import { cleanLine } from '../../schema/forms/cleaning/clean.ts';
import { formatMoment, type Locale } from '../../schema/locale.ts';
import { checkEmail } from '../../schema/forms/kinds/email.ts';
import { defaultVersionNote } from '../../schema/forms/revision.ts';
import { checkSubmission, type SiteForms } from '../check-submission.ts';
import type { LeadCopy } from '../lead-copy.ts';
import { findFormName, findValue, type LeadField, type LeadMessage } from '../lead-message.ts';
import { addColon, formatFieldValue, formatParagraph, mailtoUrl, phoneUrl, toSafeLine } from './format.ts';
import { renderHtmlPart } from './html.ts';
import { renderTextPart, type LeadView, type Row } from './text.ts';

/**
 * A mail to the business. Subject and tag (`lead`: the id of the lead or the name of the week) contain no visitor input; the
 * two bodies do.
 */
export type OutgoingMail = { lead: string; subject: string; text: string; html: string; replyTo?: string };

/** Returns the labels of the chosen options of a field, after its question if it is answered with yes or no. */
const describeChosen = ({ label, value, chosen = [] }: LeadField): string[] =>
  value === 'yes' || value === 'no' ? chosen.map((answer) => `${addColon(label)} ${answer}`) : chosen;

/** The length of a subject from which chosen options are left out. */
const maxLength = 120;

/**
 * Creates the subject of the mail about a lead, such as `Estimate: Kitchen, Pets? Yes [2cd38071a4e9dc8b9bd0]`. It contains
 * only texts of the site and the id, never visitor input.
 * @param prefix marks suspected spam; may be empty
 * @param name the name of the form
 * @param chosen the labels of the chosen options
 * @param id the id of the lead
 */
const createSubject = (prefix: string, name: string, chosen: string[], id: string): string => {
  const compose = (count: number) => {
    const options = chosen.slice(0, count);
    if (count < chosen.length) options.push('…');
    // A header must be a single line, whatever the texts of the site contain.
    return cleanLine(`${prefix} ${count === 0 ? name : `${addColon(name)} ${options.join(', ')}`} [${id}]`);
  };
  let count = chosen.length;
  while (count > 0 && compose(count).length > maxLength) count -= 1;
  return compose(count);
};

/** The revision in the test request after a deployment (infra/smoke/canary.ts), which no form has. */
const testRevision = 'deployment-check';

/**
 * Returns lines about a request of another version of its form, which was accepted without validation: a note, and a line
 * for each field that breaks a rule of the form as it is now. Empty for any other request, and for the test request after a
 * deployment. Requests without a revision are from before forms had one.
 */
const createVersionNotes = (
  { form: { type, revision, known }, fields, receivedAt }: LeadMessage,
  site: SiteForms & Pick<LeadCopy, 'mail'>,
): string[] => {
  if (known || revision === '' || revision === testRevision) return [];
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  // Without a revision a request is checked with the current form.
  const checked = checkSubmission(site, { ...values, type }, '', new Date(receivedAt));
  const form = site.forms.find((candidate) => candidate.type === type);
  const labels = new Map(form && fieldsOf(form).map(({ name, label }) => [name, label]));
  const violations = 'errors' in checked ? checked.errors : [];
  return [
    site.mail.versionNote ?? defaultVersionNote,
    ...violations.map(({ field, message }) => `${addColon(labels.get(field) ?? field)} ${message}`),
  ];
};

const urls = new Map([
  ['email', mailtoUrl],
  ['phone', phoneUrl],
]);

const createRow = (field: LeadField, locale: Locale): Row[] => {
  const value = formatFieldValue(field, locale);
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
  { name, url, timeZone, locale, forms, errors, mail, colours }: Except<LeadCopy, 'pages'>,
  options = { archived: true, withReply: true },
): OutgoingMail => {
  const { id, receivedAt, suspectedSpam, spamSignals, form, fields } = message;
  const documentedName = findFormName(message, forms);
  const formName = documentedName ?? (toSafeLine(form.name) || name);
  const nameField = fields.find(({ kind }) => kind === 'name');
  const visitor = nameField ? formatFieldValue(nameField, locale) : '';
  const replyTo = options.withReply ? findAddress(message) : undefined;
  const isParagraph = ({ kind }: LeadField) => kind === 'paragraph';
  const view: LeadView = {
    title: visitor || formName,
    formName: visitor && formName,
    notes: [
      ...(suspectedSpam ? [mail.spamNote, ...findSpamReasons(spamSignals, mail)] : []),
      ...createVersionNotes(message, { forms, errors, timeZone, locale, mail }),
    ],
    rows: [
      ...fields
        .filter((field) => field !== nameField && !isParagraph(field))
        .flatMap((field) => createRow(field, locale)),
      { label: mail.labels.received, value: formatMoment(receivedAt, timeZone, locale) },
      { label: mail.labels.lead, value: id },
    ],
    replyNote: replyTo === undefined ? mail.replyNote : '',
    archiveNote: options.archived ? '' : (mail.archiveNote ?? ''),
    paragraphs: fields
      .filter(isParagraph)
      .map((field) => ({ label: toSafeLine(field.label), value: formatParagraph(field) })),
  };
  const chosen = form.known ? fields.flatMap(describeChosen) : [];
  return {
    lead: id,
    subject: createSubject(suspectedSpam ? mail.suspectedSpam : '', documentedName ?? name, chosen, id),
    text: renderTextPart(view, `${name} ${url}`),
    html: renderHtmlPart(view, { name, url, colours }),
    replyTo,
  };
};
