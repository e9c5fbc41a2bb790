import type { LeadCopy, MailColors } from '../lead-copy.ts';
import { escapeHtml } from './format.ts';
import type { LeadView, Row } from './text.ts';

const createStyles = ({ soft, rule, note, accent, strong, onStrong }: MailColors) => ({
  title: 'margin:0;font-size:26px;line-height:1.2;font-weight:600',
  form: `margin:0 0 12px;color:${soft};font-size:15px`,
  call: `display:inline-block;padding:12px 20px;border-radius:6px;background:${strong};color:${onStrong};font-size:20px;text-decoration:none`,
  note: `margin:12px 0;padding:8px 12px;border-left:4px solid ${accent};background:${note}`,
  label: `padding:8px 16px 8px 0;border-top:1px solid ${rule};color:${soft};text-align:left;vertical-align:top;font-weight:400;min-width:88px;word-break:break-word`,
  value: `padding:8px 0;border-top:1px solid ${rule};word-break:break-word`,
  heading: `margin:20px 0 4px;color:${soft};font-size:17px;font-weight:400`,
  message: `margin:0;padding:12px 16px;border:1px solid ${rule};border-radius:6px;word-break:break-word`,
  link: `color:${strong}`,
});

const link = (href: string, text: string, style: string) =>
  `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(text)}</a>`;

/** The business whose site a mail is about, and the colors of its brand. */
type Business = Pick<LeadCopy, 'name' | 'url' | 'colours'>;

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Renders a mail as an HTML document whose last line names the business.
 * @param gap the space above that line in px
 * @param content HTML
 */
export const renderMailDocument = (
  title: string,
  { name, url, colours: { ground, text, soft, strong } }: Business,
  gap: number,
  content: string[],
): string =>
  [
    '<!doctype html><html><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:16px;background:${ground};color:${text};${sans};font-size:17px;line-height:1.5"><div style="max-width:600px;margin:0 auto">`,
    ...content,
    `<p style="margin:${gap}px 0 0;color:${soft};font-size:14px">${escapeHtml(name)} · ${link(url, url, `color:${strong}`)}</p>`,
    '</div></body></html>',
  ].join('\n');

/**
 * Renders the HTML part of the mail, designed for phones: title, call button, other fields, and texts of several lines as
 * they were typed.
 * @param view the content; it is escaped here
 */
export const renderHtmlPart = (view: LeadView, business: Business): string => {
  const styles = createStyles(business.colours);
  const renderRow = ({ label, value, url }: Row) =>
    `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td dir="auto" style="${styles.value}">${url === undefined ? escapeHtml(value) : link(url, value, styles.link)}</td></tr>`;
  const renderParagraph = ({ label, value }: Row) => [
    `<h2 style="${styles.heading}">${escapeHtml(label)}</h2>`,
    `<p dir="auto" style="${styles.message}">${escapeHtml(value).replaceAll('\n', '<br>')}</p>`,
  ];
  const note = (text: string) => (text === '' ? '' : `<p style="${styles.note}">${escapeHtml(text)}</p>`);
  const call = view.rows.find(({ url }) => url?.startsWith('tel:'));
  return renderMailDocument(view.formName || view.title, business, 20, [
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
  ]);
};
