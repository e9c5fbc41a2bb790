import { Document, isMap, isScalar, Scalar, visit } from 'yaml';
import { isMapping } from '../../../read/document/path.ts';
import { requiresEscapes } from '../strings/rewrite-in-style.ts';
import { scalarCandidates } from '../strings/scalar-candidates.ts';
import type { YamlStyle } from './style.ts';

const options = {
  singleQuote: true,
  flowCollectionPadding: true,
  doubleQuotedMinMultiLineLength: Infinity,
} as const;

/** A text of that length is folded, and a group that is shorter stands on one line of a list. */
const long = 80;

type Quotes = Pick<YamlStyle, 'textType'>;

const quotes = ({ textType }: Quotes) => ({ defaultStringType: textType, defaultKeyType: textType }) as const;

/** Whether lines below a field would hide what a text holds at its ends. */
const isOddAtEnds = (text: string): boolean => /^\s*\n|\n\s*\n$|[ \t]\n|^\s+$/.test(text);

/** A text between others in brackets: without quotes where that is possible. */
const inlineText = (text: string, { textType }: Quotes): string => {
  const place = { raw: '', value: '', indent: 0, isInFlow: true, lineEnd: '\n', width: long } as const;
  const [written = ''] = scalarCandidates({ ...place, type: textType }, text);
  return written;
};

/** A value on one line, as it may stand inside a list or group of fields: `{ label: Pavers, href: /pavers }`. */
export const renderFlow = (value: unknown, style: Quotes): string => {
  if (Array.isArray(value)) return `[${value.map((entry) => renderFlow(entry, style)).join(', ')}]`;
  if (typeof value === 'string') return inlineText(value, style);
  if (!isMapping(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, child]) => `${inlineText(name, style)}: ${renderFlow(child, style)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

/** The name of a field as it is written. */
export const renderKey = (name: string, style: Quotes): string =>
  new Document({ [name]: 0 }).toString({ ...options, ...quotes(style), lineWidth: 0 }).replace(/: 0\n$/, '');

/**
 * The lines of a group or list as they stand below a field or after `- `: long texts folded, small groups in a list on
 * one line.
 * @param column how far they will be indented
 */
export const renderBlock = (value: unknown, style: YamlStyle, column: number): string[] => {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, node) => {
      const text: unknown = node.value;
      if (typeof text !== 'string') return;
      if (requiresEscapes(text) || isOddAtEnds(text)) node.type = Scalar.QUOTE_DOUBLE;
      else if (key === 'value' && text.length > long && !text.includes('\n')) node.type = Scalar.BLOCK_FOLDED;
    },
    Seq: (_, list) => {
      for (const entry of list.items)
        if (isMap(entry) && entry.items.every((pair) => isScalar(pair.value)))
          entry.flow = renderFlow(entry.toJSON(), style).length < long;
    },
  });
  const { step: indent, hasIndentedLists: indentSeq } = style;
  const lineWidth = Math.max(style.width - column, long / 2);
  const written = document.toString({ ...options, ...quotes(style), indent, indentSeq, lineWidth });
  return written.trimEnd().split('\n');
};
