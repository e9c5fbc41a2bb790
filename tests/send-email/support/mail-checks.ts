import type { MailboxMessage } from '../../../infra/local/backend.ts';

/** Every tag that the HTML part of a mail is made of; what a visitor wrote must add none. */
const tag =
  /<!doctype html>|<\/?(html|head|body|div|h1|h2|p|table|tr|title)( dir="auto")?( style="[^"<>]*")?>|<br>|<meta (charset="utf-8"|name="viewport" content="[^"<>]*")>|<th scope="row" style="[^"<>]*">|<td dir="auto" style="[^"<>]*">|<a href="(tel:\+?\d+|mailto:[^"<>\s]+|https:\/\/www\.stone\.example)" style="[^"<>]*">|<\/(th|td|a)>/g;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What a mail reader shows of a piece of the HTML part. */
const shown = (html = ''): string =>
  html.replaceAll('<br>', '\n').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');

/** Whether name and message are shown in the HTML part just as they stand in the plain one. */
const showsTheSame = (html: string, text: string): boolean => {
  const [, name] = /^Name: (.*)$/m.exec(text) ?? [];
  const [, message] = /\n\nMessage:\n(.*)\n$/s.exec(text) ?? [];
  const [, heading] = /<h1 [^>]*>(.*)<\/h1>/.exec(html) ?? [];
  const [, paragraph] = /<\/h2>\n<p [^>]*>(.*)<\/p>\n<p /s.exec(html) ?? [];
  return shown(heading) === name && shown(paragraph) === message;
};

/**
 * What is wrong with a mail, were a visitor able to shape it: an address or a subject that is not ours, markup that is
 * not ours, text that is not shown as it was written, signs that turn the direction of text.
 * @returns the faults; none when the mail is right
 */
export const mailFaults = ({ from, to, subject, replyTo, tags, html, text }: MailboxMessage): string[] => {
  const faults: string[] = [];
  if (from !== 'website@leads.example') faults.push('from');
  if (to.join() !== 'estimates@business.example,office@other-provider.example') faults.push('to');
  if (!/^(\[suspected spam\] )?(Estimate request|Contact message) \[[0-9a-f]{20}\]$/.test(subject))
    faults.push('subject');
  if (replyTo.length > 1 || !/^[^\s,;<>"]*$/.test(replyTo.join())) faults.push('reply-to');
  if (Object.keys(tags).join() !== 'lead' || !/^[0-9a-f]{20}$/.test(tags['lead'] ?? '')) faults.push('tags');
  if (/[<>]/.test(html.replace(tag, ''))) faults.push('markup');
  if (!showsTheSame(html, text)) faults.push('text');
  if (/[\u202a-\u202e\u2066-\u2069]/.test(html + text)) faults.push('direction');
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(html + text)) faults.push('control characters');
  return faults;
};
