import { isCollection, isPair, isScalar, isSeq, visit, type Document, type Scalar } from 'yaml';
import type { Path } from '../read/document/path.ts';
import { Source } from '../read/document/source.ts';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';

/** Context of the cursor, for completions. */
export type CursorContext = {
  /** What is completed: a key, a value, or a token within a value. */
  kind: 'field' | 'value' | 'token';
  /** Path of the mapping in which a key is completed, or of the value that is completed. */
  path: Path;
  /** Start offset of the text that a completion replaces. */
  from: number;
  to: number;
  /** Whether the cursor is inside quotes. */
  isQuoted: boolean;
  /** Whether the cursor is inside a flow collection. */
  isFlow: boolean;
  /** Whether a colon follows the cursor. */
  isNamed: boolean;
  /** Value of the surrounding document. */
  document: unknown;
};

/** Placeholder for the cursor while the text is parsed; a private use character. */
const cursorMark = '\uE000';

type FoundNode = { node: Scalar; path: Path; isField: boolean; isFlow: boolean };

const findCursor = (document: Document.Parsed): FoundNode | undefined => {
  let found: FoundNode | undefined;
  visit(document, {
    Scalar: (key, node, ancestors) => {
      if (!String(node.value).includes(cursorMark)) return undefined;
      const path = ancestors.flatMap((ancestor, index): Path => {
        const inner = ancestors[index + 1] ?? node;
        if (isSeq(ancestor)) return [ancestor.items.indexOf(inner)];
        return isPair(ancestor) && ancestor.key !== inner
          ? [isScalar(ancestor.key) ? String(ancestor.key.value) : '']
          : [];
      });
      const isFlow = ancestors.some((ancestor) => isCollection(ancestor) && ancestor.flow === true);
      found = { node, path, isField: key === 'key', isFlow };
      return visit.BREAK;
    },
  });
  return found;
};

/** Returns the value of a document; undefined if it has an alias without anchor. */
const parseValue = (source: Source): unknown => tryOrUndefined(() => source.parse().document.toJS());

/**
 * Determines what belongs at the cursor, even in incomplete text.
 * @returns undefined in a comment, or if the text cannot be parsed
 */
export const cursorContext = (text: string, offset: number): CursorContext | undefined => {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const [after = ''] = text.slice(offset).split('\n', 1);
  const rest = /^[\w-]*/.exec(after)?.[0] ?? '';
  // An incomplete key would be parsed as a continuation of the previous line.
  const isIncompleteKey = /^\s*(?:- +)*[\w-]*$/.test(before) && after.slice(rest.length).trim() === '';
  const lineRest = isIncompleteKey ? `${rest}:${after.slice(rest.length)}` : after;
  const marked = text.slice(0, offset) + cursorMark + lineRest + text.slice(offset + after.length);
  const source = new Source('', marked);
  const found = findCursor(source.parse().document);
  const range = found?.node.range;
  if (!found || !range) return undefined;
  const { node, path, isField, isFlow } = found;
  const { type } = node;
  const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
  const [start, end] = range;
  const context = { path, isQuoted, isFlow, document: parseValue(source) };
  const token = /\{([\w.]*)$/.exec(text.slice(start, offset))?.[1];
  if (!isField && token !== undefined) {
    const tokenRest = /^[\w.]*\}?/.exec(after)?.[0].length ?? 0;
    return { ...context, kind: 'token', from: offset - token.length, to: offset + tokenRest, isNamed: false };
  }
  if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') return undefined;
  const openingQuote = isQuoted ? 1 : 0;
  const from = start + openingQuote;
  const closingQuote = isQuoted && marked.slice(start + 1, end).endsWith(marked.charAt(start)) ? 1 : 0;
  const to = Math.max(offset, end - 1 - closingQuote);
  return { ...context, kind: isField ? 'field' : 'value', from, to, isNamed: /^ *:/.test(text.slice(to)) };
};
