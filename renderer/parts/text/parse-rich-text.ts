import { isTransparentLink } from '../../../schema/link-target.ts';

/** A piece of a paragraph. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

/** Bold text, or what may be a link. */
export const inlinePattern =
  /\*\*(?<bold>\S(?:.*?\S)??)\*\*|\[(?<label>[^[\]]*\S[^[\]]*)\]\((?<href>[^\s()]+)\)/gs;

const pieceOf = (match: RegExpExecArray): Inline => {
  const { bold, label, href: target } = match.groups ?? {};
  if (bold !== undefined) return { kind: 'bold', children: parseInline(bold) };
  // Tokens are in their places by now, so that a link may stand here that no check of the documents has seen.
  if (label !== undefined && target !== undefined && isTransparentLink(target)) {
    return { kind: 'link', href: target, children: parseInline(label) };
  }
  return { kind: 'text', text: match[0] };
};

/** Parses the markup of one paragraph; everything else is text. */
const parseInline = (source: string): Inline[] => {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(inlinePattern)) {
    if (match.index > end) pieces.push({ kind: 'text', text: source.slice(end, match.index) });
    pieces.push(pieceOf(match));
    end = match.index + match[0].length;
  }
  if (end < source.length) pieces.push({ kind: 'text', text: source.slice(end) });
  return pieces;
};

/** Parts text into paragraphs at blank lines, and each paragraph into its pieces. */
export const parseRichText = (source: string): Inline[][] =>
  source
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(parseInline);
