import type { MailColors } from '../lead-copy.ts';
import { escapeHtml } from './format.ts';
import type { LeadView, Row } from './text.ts';

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const createStyles = ({ ground, text, soft, rule, note, accent, strong, onStrong }: MailColors) => ({
  page: `margin:0;padding:16px;background:${ground};color:${text};${sans};font-size:17px;line-height:1.5`,
  sheet: 'max-width:600px;margin:0 auto',
  title: 'margin:0;font-size:26px;line-height:1.2;font-weight:600',
  form: `margin:0 0 12px;color:${soft};font-size:15px`,
  call: `display:inline-block;padding:12px 20px;border-radius:6px;background:${strong};color:${onStrong};font-size:20px;text-decoration:none`,
  note: `margin:12px 0;padding:8px 12px;border-left:4px solid ${accent};background:${note}`,
  label: `padding:8px 16px 8px 0;border-top:1px solid ${rule};color:${soft};text-align:left;vertical-align:top;font-weight:400;min-width:88px;word-break:break-word`,
  value: `padding:8px 0;border-top:1px solid ${rule};word-break:break-word`,
  heading: `margin:20px 0 4px;color:${soft};font-size:17px;font-weight:400`,
  message: `margin:0;padding:12px 16px;border:1px solid ${rule};border-radius:6px;word-break:break-word`,
  foot: `margin:20px 0 0;color:${soft};font-size:14px`,
  link: `color:${strong}`,
});

const link = (href: string, text: string, style: string) =>
  `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(text)}</a>`;

/**
 * Renders the HTML part of the mail, designed for phones: title, call button, other fields, and texts of several lines as
 * they were typed.
 * @param view the content; it is escaped here
 * @param business the business whose site the lead came from
 * @param colors the colors of its brand
 */
export const renderHtmlPart = (
  view: LeadView,
  business: { name: string; url: string },
  colours: MailColors,
): string => {
  const styles = createStyles(colours);
  const renderRow = ({ label, value, url }: Row) =>
    `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td dir="auto" style="${styles.value}">${url === undefined ? escapeHtml(value) : link(url, value, styles.link)}</td></tr>`;
  const renderParagraph = ({ label, value }: Row) => [
    `<h2 style="${styles.heading}">${escapeHtml(label)}</h2>`,
    `<p dir="auto" style="${styles.message}">${escapeHtml(value).replaceAll('\n', '<br>')}</p>`,
  ];
  const note = (text: string) => (text === '' ? '' : `<p style="${styles.note}">${escapeHtml(text)}</p>`);
  const call = view.rows.find(({ url }) => url?.startsWith('tel:'));
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(view.formName || view.title)}</title></head>`,
    `<body style="${styles.page}"><div style="${styles.sheet}">`,
    `<h1 dir="auto" style="${styles.title}">${escapeHtml(view.title)}</h1>`,
    `<p style="${styles.form}">${escapeHtml(view.formName)}</p>`,
    ...view.notes.map(note),
    call?.url === undefined
      ? ''
      : `<p style="margin:0 0 16px">${link(call.url, call.value, styles.call)}</p>`,
    `<table style="width:100%;border-collapse:collapse">${view.rows
      .filter((row) => row !== call)
      .map(renderRow)
      .join('')}</table>`,
    note(view.replyNote),
    note(view.archiveNote),
    ...view.paragraphs.flatMap(renderParagraph),
    `<p style="${styles.foot}">${escapeHtml(business.name)} · ${link(business.url, business.url, styles.link)}</p>`,
    '</div></body></html>',
  ].join('\n');
};
