import { isMap, isNode, isScalar, isSeq, Scalar, visit } from 'yaml';
import { detectLineEnding, columnOf } from '../edits.ts';
import type { EditableDocument } from '../editable-document.ts';

/** Formatting of a document, for inserted values. */
export type YamlStyle = {
  lineEnd: '\n' | '\r\n';
  /** Maximum line length. */
  width: number;
  /** Indentation step of mappings. */
  step: number;
  /** Whether sequences below a field are indented. */
  hasIndentedLists: boolean;
  /** Style of a new text: double quotes if keys have them, as in JSON. */
  textType: Scalar.Type;
};

/** Style of `npm run format`. */
export const defaultStyle: YamlStyle = {
  lineEnd: '\n',
  width: 80,
  step: 2,
  hasIndentedLists: true,
  textType: Scalar.PLAIN,
};

const minWidth = 80;
const maxWidth = 120;

/** Detects the formatting of a document; defaults to that of `npm run format`. */
export const detectStyle = ({ document, source: { text } }: EditableDocument): YamlStyle => {
  let step: number | undefined;
  let hasIndentedLists: boolean | undefined;
  let textType: Scalar.Type | undefined;
  visit(document, {
    Pair: (_, { key, value }) => {
      if (isScalar(key)) textType ??= key.type === Scalar.QUOTE_DOUBLE ? Scalar.QUOTE_DOUBLE : Scalar.PLAIN;
      if (!isNode(key) || !isNode(value) || !key.range || !value.range) return;
      const depth = columnOf(text, value.range[0]) - columnOf(text, key.range[0]);
      const isBelow = text.slice(key.range[0], value.range[0]).includes('\n');
      if (isMap(value) && !value.flow && isBelow && depth > 0) step ??= depth;
      if (isSeq(value) && !value.flow && isBelow) hasIndentedLists ??= depth > 0;
    },
  });
  const width = Math.max(...text.split('\n').map((line) => line.trimEnd().length));
  return {
    lineEnd: detectLineEnding(text),
    width: Math.min(Math.max(width, minWidth), maxWidth),
    step: step ?? 2,
    hasIndentedLists: hasIndentedLists ?? true,
    textType: textType ?? Scalar.PLAIN,
  };
};
