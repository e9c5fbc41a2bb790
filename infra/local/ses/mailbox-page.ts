import { escapeXml } from '../http.ts';
import type { MailboxMessage } from './send-email.ts';

const style = `
  body { margin: 0 auto; padding: 24px; max-width: 960px; font: 16px/1.5 system-ui, sans-serif; color: #1e2421; background: #fbfaf7 }
  h1 { font-size: 24px; font-weight: 600 } a { color: #24382f }
  li { padding: 12px 0; border-top: 1px solid #e3ded4 } ol { list-style: none; padding: 0 }
  time, dt { color: #55605a } dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px } dd { margin: 0; overflow-wrap: anywhere }
  iframe { width: 100%; height: 640px; border: 1px solid #e3ded4; background: #fff }
  pre { padding: 16px; border: 1px solid #e3ded4; background: #fff; white-space: pre-wrap; overflow-wrap: anywhere }`;

const page = (title: string, head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}
  <title>${escapeXml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;

const time = (iso: string) => `<time datetime="${iso}">${escapeXml(new Date(iso).toLocaleString())}</time>`;

/** Returns the HTML list of mails, newest first, which refreshes every few seconds. */
export const listPage = (messages: readonly MailboxMessage[]): string => {
  const items = messages
    .toReversed()
    .map(
      ({ id, subject, to, receivedAt }) =>
        `<li><a href="/messages/${id}">${escapeXml(subject)}</a><br>${escapeXml(to.join(', '))} · ${time(receivedAt)}</li>`,
    );
  const empty = '<p>No e-mail yet. Submit one of the forms, and its e-mail appears here.</p>';
  const list = items.length === 0 ? empty : `<ol>${items.join('')}</ol>`;
  return page('Mailbox', '<meta http-equiv="refresh" content="3">', `<h1>Mailbox</h1>${list}`);
};

/** Returns the HTML page of one e-mail: its headers, its HTML part in a sandboxed frame, and its plain part. */
export const messagePage = (message: MailboxMessage): string => {
  const headers: [string, string][] = [
    ['From', message.from],
    ['To', message.to.join(', ')],
    ['Reply-To', message.replyTo.join(', ') || 'none'],
    ['Subject', message.subject],
    [
      'Tags',
      Object.entries(message.tags)
        .map(([name, value]) => `${name}=${value}`)
        .join(', '),
    ],
    ['Configuration set', message.configurationSet],
  ];
  const rows = headers.map(([name, value]) => `<dt>${name}</dt><dd>${escapeXml(value)}</dd>`).join('');
  return page(
    message.subject,
    '',
    `<p><a href="/">Mailbox</a> · ${time(message.receivedAt)}</p><h1>${escapeXml(message.subject)}</h1><dl>${rows}</dl>
    <iframe sandbox title="HTML part" src="/messages/${message.id}/html"></iframe><h2>Plain part</h2><pre>${escapeXml(message.text)}</pre>`,
  );
};
