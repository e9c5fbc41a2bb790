import TurndownService, { type Node as HtmlNode } from 'turndown';
import { isTransparentLink } from '../../../../schema/link-target.ts';
import { parseLinkTarget } from '../../../naming/link-address.ts';
import { normalizeText } from '../../../core/clean-text.ts';

/** Called if formatting is lost that a field does not support. */
type Lose = () => void;

/** Joins the cells of a table row with commas. */
const rowOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replaceAll(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(', ');

/** Bullet characters of Word, browsers and mail programs, with the following white space. */
const bullet = /^[ \t\u00a0]*(?:[•▪◦‣●⁃∙■□○➢➤·\uf0a7\uf0b7]|[o§](?=\t| {2}|\u00a0))[ \t\u00a0]+(?=\S)/;

/** Length range, in characters, of a line that a mail program has wrapped. */
const [minWrapLength, maxWrapLength] = [45, 100];

/** Whether a line break is a soft wrap inside a sentence. */
const isSoftWrap = (line: string, next: string): boolean =>
  line.length >= minWrapLength &&
  line.length <= maxWrapLength &&
  !/[.!?:;]["'’”)]?$/.test(line) &&
  !/^[-*–]\s/.test(next);

/**
 * Splits plain text into paragraphs: one per line, with soft wraps joined.
 * @param text with normalized line breaks
 */
const readPlainText = (text: string, lose: Lose): string[] => {
  const paragraphs: string[] = [];
  let former = '';
  for (const written of text.split('\n')) {
    const isListItem = bullet.test(written);
    const content = written.replace(bullet, '');
    const isRow = /\S.*\t.*\S/.test(content);
    const line = rowOf(content.split('\t'));
    if (isListItem || isRow) lose();
    if (!isListItem && line !== '' && isSoftWrap(former, line))
      paragraphs.push(`${paragraphs.pop()} ${line}`);
    else if (line !== '') paragraphs.push(line);
    former = isRow ? '' : line;
  }
  return paragraphs;
};

/** Matches elements whose formatting no field supports. */
const unsupported = /^(?:LI|TR|H[1-6]|IMG|EM|I|U|S|DEL|STRIKE)$/;

const attributeOf = (node: HtmlNode, name: string): string =>
  ('getAttribute' in node && node.getAttribute(name)) || '';

const styleOf = (node: HtmlNode): string => attributeOf(node, 'style').replaceAll(/\s/g, '').toLowerCase();

const isBold = (node: HtmlNode): boolean => {
  const [, weight = ''] = /(?<!-)font-weight:(\w+)/.exec(styleOf(node)) ?? [];
  return /^(?:bold|[6-9]00)/.test(weight) || (weight === '' && ['B', 'STRONG'].includes(node.nodeName));
};

/** Whether an element has formatting that no field supports. Word writes list items as paragraphs. */
const isUnsupported = (node: HtmlNode): boolean =>
  unsupported.test(node.nodeName) || /mso-list:(?!none|ignore)|(?<!-)font-style:italic/.test(styleOf(node));

/** Delimiter of table cells until their row is joined. */
const cellEnd = '\u001f';

const writeLink = (content: string, href: string): string | undefined => {
  const target = parseLinkTarget(href, new Map());
  if (!target || target.startsWith('#') || !isTransparentLink(target)) return undefined;
  const label = content.replaceAll(/[[\]]/g, '').replaceAll(/\s+/g, ' ');
  return `[${label}](${target.replaceAll('(', '%28').replaceAll(')', '%29')})`;
};

/** Makes each paragraph bold; removes nested bold markers. */
const writeBold = (content: string): string =>
  content
    .replaceAll('**', '')
    .split(/(\n\s*\n)/)
    .map((part) => part.replace(/^(\s*)(\S[^]*\S|\S)(\s*)$/, '$1**$2**$3'))
    .join('');

/** Converts an element with its converted content to the text of a field. */
const writeElement = (content: string, node: HtmlNode, isRich: boolean, lose: Lose): string => {
  const { nodeName } = node;
  // Word writes the bullet of a list item as text, which is removed.
  if (/^(?:STYLE|SCRIPT|TITLE|NOSCRIPT|HEAD)$/.test(nodeName) || /mso-list:ignore/.test(styleOf(node)))
    return '';
  if (nodeName === 'BR') return '\n\n';
  if (nodeName === 'TD' || nodeName === 'TH') return content + cellEnd;
  if (isUnsupported(node)) lose();
  let text = nodeName === 'TR' ? rowOf(content.split(cellEnd)) : content;
  const href = attributeOf(node, 'href');
  if (nodeName === 'A' && href !== '' && text.trim() !== '') {
    const link = isRich ? writeLink(text, href) : undefined;
    if (link === undefined) lose();
    text = link ?? text;
  }
  if (isBold(node) && isRich) text = writeBold(text);
  else if (isBold(node)) lose();
  return 'isBlock' in node && node.isBlock ? `\n\n${text}\n\n` : text;
};

/** Converts HTML to paragraphs of text. @param isRich whether the field supports bold text and links */
const readHtml = (html: string, isRich: boolean, lose: Lose): string[] => {
  const service = new TurndownService({
    blankReplacement: (_, node) => ('isBlock' in node && node.isBlock ? '\n\n' : ''),
  });
  // Fields have no escape syntax; the check reports accidental markup.
  service.escape = (text) => text;
  const replacement = (content: string, node: HtmlNode): string => writeElement(content, node, isRich, lose);
  service.addRule('all', { filter: () => true, replacement });
  return (
    normalizeText(service.turndown(html.replaceAll(/[\v\u0085\u2028\u2029]/g, '<br>')))
      // Joins adjacent bold runs.
      .replaceAll('****', '')
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
      .filter((paragraph) => paragraph !== '')
  );
};

/**
 * Converts pasted or dropped content to the text of a field. List items and table rows become paragraphs, or are
 * joined in a single-line field.
 * @param isRich whether the field supports paragraphs, bold text and links
 * @returns the text, and whether formatting was lost
 */
export const readPaste = ({ html, text }: Record<'html' | 'text', string>, isRich: boolean) => {
  const plain = normalizeText(text);
  let isLost = false;
  const lose: Lose = () => void (isLost = true);
  const paragraphs = html === '' ? readPlainText(plain, lose) : readHtml(html, isRich, lose);
  if (paragraphs.length > 1) {
    return { text: paragraphs.join(isRich ? '\n\n' : ' '), isLost: isLost || !isRich };
  }
  // Preserve the spaces around a fragment of a sentence.
  const [before, after] = [/^[ \u00a0]/, /[ \u00a0]$/].map((blank) => (blank.test(plain) ? ' ' : ''));
  return { text: before + (paragraphs[0] ?? '') + after, isLost };
};
