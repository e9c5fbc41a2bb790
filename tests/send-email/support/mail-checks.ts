import type { MailboxMessage } from '../../../infra/local/backend.ts';

/** Matches the tags of the HTML part of a mail. Visitor input must not add others. */
const tag =
  /<!doctype html>|<\/?(html|head|body|div|h1|h2|p|table|tr|title)( dir="auto")?( style="[^"<>]*")?>|<br>|<meta (charset="utf-8"|name="viewport" content="[^"<>]*")>|<th scope="row" style="[^"<>]*">|<td dir="auto" style="[^"<>]*">|<a href="(tel:\+?\d+|mailto:[^"<>\s]+|https:\/\/www\.stone\.example)" style="[^"<>]*">|<\/(th|td|a)>/g;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Returns the text that a mail client shows for a piece of HTML. */
const shown = (html = ''): string =>
  html.replaceAll('<br>', '\n').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');

/** Whether the HTML part shows name and message exactly as in the plain-text part. */
const showsTheSame = (html: string, text: string): boolean => {
  const [, name] = /^Name: (.*)$/m.exec(text) ?? [];
  const [, message] = /\n\nMessage:\n(.*)\n$/s.exec(text) ?? [];
  const [, heading] = /<h1 [^>]*>(.*)<\/h1>/.exec(html) ?? [];
  const [, paragraph] = /<\/h2>\n<p [^>]*>(.*)<\/p>\n<p /s.exec(html) ?? [];
  return shown(heading) === name && shown(paragraph) === message;
};

/**
 * Returns the ways in which visitor input has changed the structure of a mail: its addresses, subject or markup, text
 * that is not shown as it was written, or bidirectional controls.
 * @returns an empty array if the mail is valid
 */
export const findMailViolations = ({
  from,
  to,
  subject,
  replyTo,
  tags,
  html,
  text,
}: MailboxMessage): string[] => {
  const violations: string[] = [];
  if (from !== 'website@leads.example') violations.push('from');
  if (to.join() !== 'estimates@business.example,office@other-provider.example') violations.push('to');
  if (!/^(\[suspected spam\] )?(Estimate request|Contact message) \[[0-9a-f]{20}\]$/.test(subject))
    violations.push('subject');
  if (replyTo.length > 1 || !/^[^\s,;<>"]*$/.test(replyTo.join())) violations.push('reply-to');
  if (Object.keys(tags).join() !== 'lead' || !/^[0-9a-f]{20}$/.test(tags['lead'] ?? ''))
    violations.push('tags');
  if (/[<>]/.test(html.replace(tag, ''))) violations.push('markup');
  if (!showsTheSame(html, text)) violations.push('text');
  if (/[\u202a-\u202e\u2066-\u2069]/.test(html + text)) violations.push('direction');
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(html + text)) violations.push('control characters');
  return violations;
};
