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

/** Length from which a text is folded; shorter mappings are written on one line of a sequence. */
const longText = 80;

type Quotes = Pick<YamlStyle, 'textType'>;

const quotes = ({ textType }: Quotes) => ({ defaultStringType: textType, defaultKeyType: textType }) as const;

/** Whether a block scalar would lose spaces or line breaks at the ends of a text. */
const losesWhitespace = (text: string): boolean => /^\s*\n|\n\s*\n$|[ \t]\n|^\s+$/.test(text);

/** Returns a text for a flow collection, plain if possible. */
const inlineText = (text: string, { textType }: Quotes): string => {
  const context = { raw: '', value: '', indent: 0, isInFlow: true, lineEnd: '\n', width: longText } as const;
  const [written = ''] = scalarCandidates({ ...context, type: textType }, text);
  return written;
};

/** Returns a value in flow style: `{ label: Pavers, href: /pavers }`. */
export const renderFlow = (value: unknown, style: Quotes): string => {
  if (Array.isArray(value)) return `[${value.map((entry) => renderFlow(entry, style)).join(', ')}]`;
  if (typeof value === 'string') return inlineText(value, style);
  if (!isMapping(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, child]) => `${inlineText(name, style)}: ${renderFlow(child, style)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

/** Returns a key as it is written. */
export const renderKey = (name: string, style: Quotes): string =>
  new Document({ [name]: 0 }).toString({ ...options, ...quotes(style), lineWidth: 0 }).replace(/: 0\n$/, '');

/**
 * Returns the lines of a block mapping or sequence: long texts folded, small mappings of a sequence on one line.
 * @param column their indentation
 */
export const renderBlock = (value: unknown, style: YamlStyle, column: number): string[] => {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, node) => {
      const text: unknown = node.value;
      if (typeof text !== 'string') return;
      if (requiresEscapes(text) || losesWhitespace(text)) node.type = Scalar.QUOTE_DOUBLE;
      else if (key === 'value' && text.length > longText && !text.includes('\n'))
        node.type = Scalar.BLOCK_FOLDED;
    },
    Seq: (_, list) => {
      for (const entry of list.items)
        if (isMap(entry) && entry.items.every((pair) => isScalar(pair.value)))
          entry.flow = renderFlow(entry.toJSON(), style).length < longText;
    },
  });
  const { step: indent, hasIndentedLists: indentSeq } = style;
  const lineWidth = Math.max(style.width - column, longText / 2);
  const yaml = document.toString({ ...options, ...quotes(style), indent, indentSeq, lineWidth });
  return yaml.trimEnd().split('\n');
};
