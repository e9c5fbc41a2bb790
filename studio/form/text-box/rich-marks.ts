import { markup } from '../../../renderer/parts/text/parse-rich-text.ts';
import { interpolateText } from '../../../documents/read/site/tokens.ts';
import { leadsAsWritten } from '../../../schema/link-address.ts';
import type { Span, TokenValues } from './tokens.ts';

/** Bold words or a link: the whole with its signs, and the words between them. */
export type Mark = Span & { inside: Span; href?: string };

/** The bold words and links of a text, as they are understood when it is shown; those inside others too. */
export const marksIn = (text: string, values: TokenValues, from = 0): Mark[] => {
  const paragraphs = text.split(/(\n\s*\n)/);
  let start = from;
  return paragraphs.flatMap((paragraph) => {
    const own = marksOfParagraph(paragraph, values, start);
    start += paragraph.length;
    return own;
  });
};

const marksOfParagraph = (paragraph: string, values: TokenValues, from: number): Mark[] =>
  [...paragraph.matchAll(markup)].flatMap((match) => {
    const { bold, label, href } = match.groups ?? {};
    const at = from + match.index;
    const words = bold ?? label ?? '';
    const start = at + (bold === undefined ? 1 : 2);
    if (href !== undefined && !leadsAsWritten(interpolateText(href, values))) return [];
    const mark = { from: at, to: at + match[0].length, inside: { from: start, to: start + words.length } };
    return [{ ...mark, ...(href === undefined ? {} : { href }) }, ...marksOfParagraph(words, values, start)];
  });
