import { isTransparentLink } from '../../schema/link-target.ts';
import { inlinePattern } from '../../schema/rich-text.ts';

/** An inline node of a paragraph. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

const toInline = (match: RegExpExecArray): Inline => {
  const { bold, label, href: target } = match.groups ?? {};
  if (bold !== undefined) return { kind: 'bold', children: parseInline(bold) };
  // Tokens are replaced by now, so this may be a link that the document checks have not validated.
  if (label !== undefined && target !== undefined && isTransparentLink(target)) {
    return { kind: 'link', href: target, children: parseInline(label) };
  }
  return { kind: 'text', text: match[0] };
};

/** Parses the markup of one paragraph; unknown markup is text. */
const parseInline = (source: string): Inline[] => {
  const nodes: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(inlinePattern)) {
    if (match.index > end) nodes.push({ kind: 'text', text: source.slice(end, match.index) });
    nodes.push(toInline(match));
    end = match.index + match[0].length;
  }
  if (end < source.length) nodes.push({ kind: 'text', text: source.slice(end) });
  return nodes;
};

/** Splits text into paragraphs at blank lines, and parses each paragraph into inline nodes. */
export const parseRichText = (source: string): Inline[][] =>
  source
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(parseInline);
