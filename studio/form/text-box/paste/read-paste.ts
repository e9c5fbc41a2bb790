import TurndownService, { type Node as HtmlNode } from 'turndown';
import { isTransparentLink } from '../../../../schema/link-target.ts';
import { parseLinkTarget } from '../../link-address.ts';
import { normalizeText } from '../../../core/clean-text.ts';
import { readPlainText, rowOf, type LostFormatting, type PastedText } from './plain-text.ts';

const attributeOf = (node: HtmlNode, name: string): string =>
  ('getAttribute' in node && node.getAttribute(name)) || '';

const styleOf = (node: HtmlNode): string => attributeOf(node, 'style').replaceAll(/\s/g, '').toLowerCase();

const isNormalWeight = (style: string): boolean => /(?<!-)font-weight:(?:normal|lighter|[1-5]00)/.test(style);

const isBold = (node: HtmlNode): boolean => {
  const style = styleOf(node);
  if (isNormalWeight(style)) return false;
  return ['B', 'STRONG'].includes(node.nodeName) || /(?<!-)font-weight:(?:bold|bolder|[6-9]00)/.test(style);
};

const isStyled = (node: HtmlNode): boolean =>
  ['EM', 'I', 'U', 'S', 'DEL', 'STRIKE'].includes(node.nodeName) ||
  /(?<!-)font-style:italic/.test(styleOf(node));

/** Word writes list items as paragraphs. Their bullet is a text run that Word marks as `mso-list:ignore`. */
const isWordListItem = (node: HtmlNode): boolean =>
  node.nodeName === 'P' && /mso-list:(?!none|ignore)/.test(styleOf(node));
const isWordBullet = (node: HtmlNode): boolean => /mso-list:ignore/.test(styleOf(node));

const block = (content: string): string => `\n\n${content}\n\n`;

/** Delimiter of table cells until their row is joined. */
const cellEnd = '\u001f';

const linkTarget = (node: HtmlNode): string | undefined => {
  const target = parseLinkTarget(attributeOf(node, 'href'), new Map());
  if (!target || target.startsWith('#') || !isTransparentLink(target)) return undefined;
  return target.replaceAll('(', '%28').replaceAll(')', '%29');
};

/** Makes each paragraph bold; removes nested bold markers. */
const boldWords = (content: string): string =>
  content
    .replaceAll('**', '')
    .split(/(\n\s*\n)/)
    .map((part) => part.replace(/^(\s*)(\S[^]*\S|\S)(\s*)$/, '$1**$2**$3'))
    .join('');

/**
 * Creates a converter from HTML to the text of a field.
 * @param lose called with each kind of formatting that the field does not support
 */
const converter = (isRich: boolean, lose: (what: LostFormatting) => void): TurndownService => {
  const service = new TurndownService({
    br: '\n\n',
    blankReplacement: (_, node) => ('isBlock' in node && node.isBlock ? '\n\n' : ''),
  });
  // Fields have no escape syntax; the check reports accidental markup.
  service.escape = (text) => text;
  service.remove(['style', 'script', 'title', 'noscript', 'head']);
  /** Adds a conversion rule. @param lost formatting that is lost by this rule */
  const rule = (
    filter: TurndownService.Filter,
    write: (content: string, node: HtmlNode) => string,
    lost?: LostFormatting,
  ): unknown =>
    service.addRule(JSON.stringify([lost, String(filter)]), {
      filter,
      replacement: (content, node) => {
        if (lost) lose(lost);
        return write(content, node);
      },
    });
  const keepContent = (content: string): string => content;
  const row = (content: string): string => block(rowOf(content.split(cellEnd)));
  const link = (content: string, node: HtmlNode): string => {
    const target = linkTarget(node);
    const label = content.replaceAll(/[[\]]/g, '').replaceAll(/\s+/g, ' ');
    if (label.trim() !== '' && target !== undefined && isRich) return `[${label}](${target})`;
    if (label.trim() !== '') lose('links');
    return content;
  };
  rule(isStyled, keepContent, 'styles');
  rule((node) => node.nodeName === 'A' && node.getAttribute('href') !== null, link);
  rule(isBold, isRich ? boldWords : keepContent, isRich ? undefined : 'bold');
  rule((node) => isNormalWeight(styleOf(node)) && node.nodeName !== 'P', keepContent);
  rule(['code', 'pre', 'blockquote', 'ul', 'ol'], block);
  rule('hr', () => '\n\n');
  rule('img', () => '', 'images');
  rule(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], block, 'headings');
  rule((node) => node.nodeName === 'LI' || isWordListItem(node), block, 'lists');
  rule(isWordBullet, () => '');
  rule(['td', 'th'], (content) => content + cellEnd);
  rule('tr', row, 'tables');
  return service;
};

/** Converts HTML from the clipboard. @param isRich whether the field supports bold text and links */
const readHtml = (html: string, isRich: boolean): PastedText => {
  const lost = new Set<LostFormatting>();
  const text = converter(isRich, (what) => lost.add(what)).turndown(
    html.replaceAll(/[\v\u0085\u2028\u2029]/g, '<br>'),
  );
  const paragraphs = normalizeText(text)
    // Joins adjacent bold runs.
    .replaceAll('****', '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  return { paragraphs, lost };
};

/**
 * Converts pasted or dropped content to the text of a field. List items and table rows become paragraphs, or are
 * joined in a single-line field.
 * @param isRich whether the field supports paragraphs, bold text and links
 * @returns the text and the formatting that was lost
 */
export const readPaste = ({ html, text }: Record<'html' | 'text', string>, isRich: boolean) => {
  const plain = normalizeText(text);
  const { paragraphs, lost } = html === '' ? readPlainText(plain) : readHtml(html, isRich);
  const all = [...lost];
  if (paragraphs.length > 1 && isRich) return { text: paragraphs.join('\n\n'), lost: all };
  if (paragraphs.length > 1)
    return { text: paragraphs.join(' '), lost: all.length > 0 ? all : ['paragraphs' as const] };
  // Preserve the spaces around a fragment of a sentence.
  const [before, after] = [/^[ \u00a0]/, /[ \u00a0]$/].map((blank) => (blank.test(plain) ? ' ' : ''));
  return { text: before + (paragraphs[0] ?? '') + after, lost: all };
};
