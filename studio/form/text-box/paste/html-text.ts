import TurndownService, { type Node as HtmlNode } from 'turndown';
import { leadsAsWritten } from '../../../../schema/link-address.ts';
import { addressOf } from '../../link-address.ts';
import { cleanText } from '../../../core/clean-text.ts';
import { rowOf, type Lost, type Pasted } from './plain-text.ts';

const styleOf = (node: HtmlNode): string =>
  'getAttribute' in node ? (node.getAttribute('style') ?? '').replaceAll(/\s/g, '').toLowerCase() : '';

const isPlain = (style: string): boolean => /(?<!-)font-weight:(?:normal|lighter|[1-5]00)/.test(style);

const isBold = (node: HtmlNode): boolean => {
  const style = styleOf(node);
  if (isPlain(style)) return false;
  return ['B', 'STRONG'].includes(node.nodeName) || /(?<!-)font-weight:(?:bold|bolder|[6-9]00)/.test(style);
};

const isStyled = (node: HtmlNode): boolean =>
  ['EM', 'I', 'U', 'S', 'DEL', 'STRIKE'].includes(node.nodeName) ||
  /(?<!-)font-style:italic/.test(styleOf(node));

/** A point of a list in Word, which is a paragraph there. Its bullet is a text, marked as what Word ignores. */
const isWordPoint = (node: HtmlNode): boolean =>
  node.nodeName === 'P' && /mso-list:(?!none|ignore)/.test(styleOf(node));
const isWordBullet = (node: HtmlNode): boolean => /mso-list:ignore/.test(styleOf(node));

const block = (content: string): string => `\n\n${content}\n\n`;

/** Ends a cell of a table until its row is written. */
const cellEnd = '\u001f';

const linkTarget = (node: HtmlNode): string | undefined => {
  const href = 'getAttribute' in node ? node.getAttribute('href') : null;
  const address = addressOf(href ?? '', new Map());
  if (!address || address.startsWith('#') || !leadsAsWritten(address)) return undefined;
  return address.replaceAll('(', '%28').replaceAll(')', '%29');
};

/** Marks the words of each paragraph as bold, unless they are in bold words already. */
const boldWords = (content: string): string =>
  content
    .replaceAll('**', '')
    .split(/(\n\s*\n)/)
    .map((part) => part.replace(/^(\s*)(\S[^]*\S|\S)(\s*)$/, '$1**$2**$3'))
    .join('');

/** Converts HTML to the text of a field. @param lose is called with what the field cannot hold */
const converter = (isRich: boolean, lose: (what: Lost) => void): TurndownService => {
  const service = new TurndownService({
    br: '\n\n',
    blankReplacement: (_, node) => ('isBlock' in node && node.isBlock ? '\n\n' : ''),
  });
  // A field has no escapes: what looks like a mark is reported by the check.
  service.escape = (text) => text;
  service.remove(['style', 'script', 'title', 'noscript', 'head']);
  const losing = (what: Lost, write: (content: string) => string) => (content: string) => {
    lose(what);
    return write(content);
  };
  const same = (content: string): string => content;
  service.addRule('styles', { filter: isStyled, replacement: losing('styles', same) });
  service.addRule('link', {
    filter: (node) => node.nodeName === 'A' && node.getAttribute('href') !== null,
    replacement: (content, node) => {
      const target = linkTarget(node);
      const label = content.replaceAll(/[[\]]/g, '').replaceAll(/\s+/g, ' ');
      if (label.trim() !== '' && target !== undefined && isRich) return `[${label}](${target})`;
      if (label.trim() !== '') lose('links');
      return content;
    },
  });
  service.addRule('bold', { filter: isBold, replacement: isRich ? boldWords : losing('bold', same) });
  service.addRule('plain', {
    filter: (node) => isPlain(styleOf(node)) && node.nodeName !== 'P',
    replacement: same,
  });
  service.addRule('code', { filter: ['code', 'pre', 'blockquote'], replacement: block });
  service.addRule('rule', { filter: 'hr', replacement: () => '\n\n' });
  service.addRule('image', { filter: 'img', replacement: losing('images', () => '') });
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: losing('headings', block),
  });
  service.addRule('list', { filter: ['ul', 'ol'], replacement: block });
  service.addRule('point', {
    filter: (node) => node.nodeName === 'LI' || isWordPoint(node),
    replacement: losing('lists', block),
  });
  service.addRule('bullet', { filter: isWordBullet, replacement: () => '' });
  service.addRule('cell', { filter: ['td', 'th'], replacement: (content) => content + cellEnd });
  service.addRule('row', {
    filter: 'tr',
    replacement: losing('tables', (content) => block(rowOf(content.split(cellEnd)))),
  });
  return service;
};

/** Reads HTML as another program copies it. @param isRich whether the field holds bold words and links */
export const readHtml = (html: string, isRich: boolean): Pasted => {
  const lost = new Set<Lost>();
  const text = converter(isRich, (what) => lost.add(what)).turndown(
    html.replaceAll(/[\v\u0085\u2028\u2029]/g, '<br>'),
  );
  const paragraphs = cleanText(text)
    // Bold words of which the parts were bold one by one.
    .replaceAll('****', '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  return { paragraphs, lost };
};
