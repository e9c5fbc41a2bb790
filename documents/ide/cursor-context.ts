import { isCollection, isPair, isScalar, isSeq, visit, type Document, type Scalar } from 'yaml';
import type { Path } from '../read/document/path.ts';
import { Source } from '../read/document/source.ts';

/** Context of the cursor, for completions. */
export type CursorContext = {
  /** A key, a value, or a token within a value. */
  kind: 'field' | 'value' | 'token';
  /** Path of the mapping that contains the key, or of the value. */
  path: Path;
  /** Start offset of the text that a completion replaces. */
  from: number;
  to: number;
  /** Whether it is inside quotes. */
  isQuoted: boolean;
  /** Whether it is inside a flow collection. */
  isFlow: boolean;
  /** Whether a colon follows. */
  isNamed: boolean;
  /** Value of the surrounding document. */
  document: unknown;
};

/** Placeholder for the cursor while the text is parsed; a private use character. */
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
    // An alias without anchor.
    return undefined;
  }
};

/**
 * Determines what belongs at the cursor, even in incomplete text.
 * @returns undefined in a comment, or if the text cannot be parsed
 */
export const cursorContext = (text: string, offset: number): CursorContext | undefined => {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const [after = ''] = text.slice(offset).split('\n', 1);
  const rest = /^[\w-]*/.exec(after)?.[0] ?? '';
  // An incomplete key would be parsed as a continuation of the previous line.
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
