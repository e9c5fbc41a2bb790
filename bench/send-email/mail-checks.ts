import type { MailboxMessage } from '../../infra/local/backend.ts';

/** Matches the tags of the HTML part of a mail. Visitor input must not add others. */
const tag =
  /<!doctype html>|<\/?(html|head|body|div|h1|h2|p|table|tr|title)( dir="auto")?( style="[^"<>]*")?>|<br>|<meta (charset="utf-8"|name="viewport" content="[^"<>]*")>|<th scope="row" style="[^"<>]*">|<td dir="auto" style="[^"<>]*">|<a href="(tel:\+?\d+|mailto:[^"<>\s]+|https:\/\/www\.stone\.example)" style="[^"<>]*">|<\/(th|td|a)>/g;

/** Subjects of the forms of the tests: the name of the form and the options that a visitor can choose. */
const rooms = '(?:Kitchen|Bathroom|Hard surfaces|Other)';
const form = `Estimate(?:: ${rooms}(?:, ${rooms})*)?|Message|Cake order(?:: (?:Bread|Birthday cake))?|Stone & Son`;
const validSubject = new RegExp(`^(?:\\[suspected spam\\] )?(?:${form}) \\[[0-9a-f]{20}\\]$`);

/**
 * Returns the ways in which visitor input has changed the structure of a mail: its addresses, subject or markup, or with
 * characters that no text may have.
 * @returns an empty array if the mail is valid
 */
export const findMailViolations = (mail: MailboxMessage): string[] => {
  const { from, to, subject, replyTo, tags, html, text } = mail;
  const violations: string[] = [];
  if (from !== 'website@leads.example') violations.push('from');
  if (to.join() !== 'estimates@business.example,office@other-provider.example') violations.push('to');
  if (!validSubject.test(subject)) violations.push('subject');
  if (replyTo.length > 1 || !/^[^\s,;<>"]*$/.test(replyTo.join())) violations.push('reply-to');
  if (Object.keys(tags).join() !== 'lead' || !/^[0-9a-f]{20}$/.test(tags['lead'] ?? ''))
    violations.push('tags');
  if (/[<>]/.test(html.replace(tag, ''))) violations.push('markup');
  if (/[\u202a-\u202e\u2066-\u2069]/.test(html + text)) violations.push('direction');
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(html + text)) violations.push('control characters');
  return violations;
};
