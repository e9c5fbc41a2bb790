import type { MailCopy } from '../../schema/forms/mail-copy.ts';
import type { MailColors } from './colors.ts';
import type { LeadView } from './view.ts';
import { escapeHtml, phoneUrl } from './format.ts';

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const createStyles = ({ ground, text, soft, rule, note, accent, strong, onStrong }: MailColors) => ({
  page: `margin:0;padding:16px;background:${ground};color:${text};${sans};font-size:17px;line-height:1.5`,
  sheet: 'max-width:600px;margin:0 auto',
  kind: `margin:0;color:${soft};font-size:15px`,
  name: 'margin:0 0 12px;font-size:26px;line-height:1.2;font-weight:600',
  call: `display:inline-block;padding:12px 20px;border-radius:6px;background:${strong};color:${onStrong};font-size:20px;text-decoration:none`,
  note: `margin:12px 0;padding:8px 12px;border-left:4px solid ${accent};background:${note}`,
  label: `padding:8px 16px 8px 0;border-top:1px solid ${rule};color:${soft};text-align:left;vertical-align:top;font-weight:400;white-space:nowrap`,
  value: `padding:8px 0;border-top:1px solid ${rule};word-break:break-word`,
  heading: `margin:20px 0 4px;color:${soft};font-size:17px;font-weight:400`,
  message: `margin:0;padding:12px 16px;border:1px solid ${rule};border-radius:6px;word-break:break-word`,
  foot: `margin:20px 0 0;color:${soft};font-size:14px`,
  renderLink: `color:${strong}`,
});

const link = (href: string, text: string, style: string) =>
  `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(text)}</a>`;

/** Returns a `mailto:` URL. All special characters except for the `@` before the host are percent-encoded (RFC 6068). */
const createMailtoUrl = (address: string) => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

/**
 * Renders the HTML part of the mail, designed for phones: name, call button, other fields, and the message as it was typed.
 * @param view the content; it is escaped here
 * @param labels the labels of the lines
 * @param business the business whose site the lead came from
 * @param colors the colors of its brand
 */
export const renderHtmlPart = (
  view: LeadView,
  labels: MailCopy['labels'],
  business: { name: string; url: string },
  colours: MailColors,
): string => {
  const styles = createStyles(colours);
  const row = (label: string, cell: string) =>
    `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td dir="auto" style="${styles.value}">${cell}</td></tr>`;
  const note = (text: string) => (text === '' ? '' : `<p style="${styles.note}">${escapeHtml(text)}</p>`);
  const call = phoneUrl(view.phone);
  const rows = [
    view.email === ''
      ? ''
      : row(labels.email, link(createMailtoUrl(view.email), view.email, styles.renderLink)),
    call === '' && view.phone !== '' ? row(labels.phone, escapeHtml(view.phone)) : '',
    ...view.lines.map(([label, value]) => (value === '' ? '' : row(label, escapeHtml(value)))),
  ];
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(view.kind)}</title></head>`,
    `<body style="${styles.page}"><div style="${styles.sheet}">`,
    ...view.spamNotes.map(note),
    `<p style="${styles.kind}">${escapeHtml(view.kind)}</p>`,
    `<h1 dir="auto" style="${styles.name}">${escapeHtml(view.name)}</h1>`,
    call === '' ? '' : `<p style="margin:0 0 16px">${link(call, view.phone, styles.call)}</p>`,
    `<table style="width:100%;border-collapse:collapse">${rows.join('')}</table>`,
    note(view.replyNote),
    note(view.archiveNote),
    `<h2 style="${styles.heading}">${escapeHtml(labels.message)}</h2>`,
    `<p dir="auto" style="${styles.message}">${escapeHtml(view.message).replaceAll('\n', '<br>')}</p>`,
    `<p style="${styles.foot}">${escapeHtml(business.name)} · ${link(business.url, business.url, styles.renderLink)}</p>`,
    '</div></body></html>',
  ].join('\n');
};
