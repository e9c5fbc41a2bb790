import { isMap, isNode, isScalar, isSeq, Scalar, visit } from 'yaml';
import { detectLineEnding, columnOf } from '../edits.ts';
import type { EditableDocument } from '../editable-document.ts';

/** How a document is written, for what is put into it. */
export type YamlStyle = {
  lineEnd: '\n' | '\r\n';
  /** How long its lines are. */
  width: number;
  /** How far fields of a group are indented. */
  step: number;
  /** Whether the lists of fields are indented. */
  hasIndentedLists: boolean;
  /** How a new text is written: in double quotes where names are, as in JSON. */
  textType: Scalar.Type;
};

/** How `npm run format` writes documents. */
export const defaultStyle: YamlStyle = {
  lineEnd: '\n',
  width: 80,
  step: 2,
  hasIndentedLists: true,
  textType: Scalar.PLAIN,
};

const shortest = 80;
const longest = 120;

/** Learns how a document is written from what is in it; else as `npm run format` would write it. */
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
    width: Math.min(Math.max(width, shortest), longest),
    step: step ?? 2,
    hasIndentedLists: hasIndentedLists ?? true,
    textType: textType ?? Scalar.PLAIN,
  };
};
