import { isCollection, isPair, isScalar, isSeq, visit, type Document, type Scalar } from 'yaml';
import type { Path } from '../read/document/path.ts';
import { Source } from '../read/document/source.ts';

/** Where the cursor is, for who wants to go on writing there. */
export type CursorContext = {
  /** A name of a field, the value of one, or a token within a value. */
  kind: 'field' | 'value' | 'token';
  /** The way to the group that has the field, or to the value. */
  path: Path;
  /** What is there and would be replaced. */
  from: number;
  to: number;
  /** Whether it stands in quotes. */
  isQuoted: boolean;
  /** Whether it stands in brackets or braces, on one line with others. */
  isFlow: boolean;
  /** Whether a colon follows. */
  isNamed: boolean;
  /** What the document says around it. */
  document: unknown;
};

/** Stands for the cursor while the text is read; no text has it. */
const mark = '\uE000';

type Found = { node: Scalar; path: Path; isField: boolean; isFlow: boolean };

const find = (document: Document.Parsed): Found | undefined => {
  let found: Found | undefined;
  visit(document, {
    Scalar: (key, node, around) => {
      if (!String(node.value).includes(mark)) return undefined;
      const path = around.flatMap((each, index): Path => {
        const inner = around[index + 1] ?? node;
        if (isSeq(each)) return [each.items.indexOf(inner)];
        return isPair(each) && each.key !== inner ? [isScalar(each.key) ? String(each.key.value) : ''] : [];
      });
      const isFlow = around.some((each) => isCollection(each) && each.flow === true);
      found = { node, path, isField: key === 'key', isFlow };
      return visit.BREAK;
    },
  });
  return found;
};

const valueOf = (source: Source): unknown => {
  try {
    return source.parse().document.toJS();
  } catch {
    // An alias that leads nowhere.
    return undefined;
  }
};

/**
 * Finds out what belongs where the cursor is, also while the text there is only begun.
 * @returns nothing in a note, or where the text cannot be understood
 */
export const cursorContext = (text: string, offset: number): CursorContext | undefined => {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const [after = ''] = text.slice(offset).split('\n', 1);
  const rest = /^[\w-]*/.exec(after)?.[0] ?? '';
  // A name that is not finished would be read as a text that goes on from the line before.
  const isBegun = /^\s*(?:- +)*[\w-]*$/.test(before) && after.slice(rest.length).trim() === '';
  const behind = isBegun ? `${rest}:${after.slice(rest.length)}` : after;
  const whole = text.slice(0, offset) + mark + behind + text.slice(offset + after.length);
  const source = new Source('', whole);
  const found = find(source.parse().document);
  const range = found?.node.range;
  if (!found || !range) return undefined;
  const { node, path, isField, isFlow } = found;
  const { type } = node;
  const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
  const [start, end] = range;
  const around = { path, isQuoted, isFlow, document: valueOf(source) };
  const token = /\{([\w.]*)$/.exec(text.slice(start, offset))?.[1];
  if (!isField && token !== undefined) {
    const tail = /^[\w.]*\}?/.exec(after)?.[0].length ?? 0;
    return { ...around, kind: 'token', from: offset - token.length, to: offset + tail, isNamed: false };
  }
  if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') return undefined;
  const quotes = isQuoted ? 1 : 0;
  const from = start + quotes;
  const closes = isQuoted && whole.slice(start + 1, end).endsWith(whole.charAt(start)) ? 1 : 0;
  const to = Math.max(offset, end - 1 - closes);
  return { ...around, kind: isField ? 'field' : 'value', from, to, isNamed: /^ *:/.test(text.slice(to)) };
};
