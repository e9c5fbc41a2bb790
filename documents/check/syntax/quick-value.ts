import { CORE_SCHEMA, load } from 'js-yaml';
import { isFields } from '../../read/document/path.ts';
import { mayMislead } from './faults.ts';

/** YAML that nobody writes on purpose, and that parsers differ about. */
const unusual = [
  // Directives and several documents.
  /^\s*(%|---|\.\.\.)/m,
  // Tabs, byte order marks, odd line breaks.
  /[\t\ufeff]|\r(?!\n)/,
  // Names and types of values, names of fields that are no words.
  /(^|[:{[,-])\s*(&\S|!|\?\s)/m,
  /<<\s*:/,
  /^[ -]*[{[].*[\]}]\s*:|[{,]\s*[[{][^\]}]*[\]}]\s*:/m,
  // Something right behind quotes, or behind a list or a group in one line.
  /^[ -]*([\w-]+:\s+)?([{[].*[}\]]|"[^"]*"|'[^']*')(\w|["'][^\s,}\]])/m,
  /__proto__/,
  // Numbers beyond all measure.
  /\de[+-]?\d{3}/i,
];

/** A key without a name is called so; the other parser leaves its name empty. */
const hasUnnamedKey = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasUnnamedKey);
  return isFields(value) && (Object.hasOwn(value, 'null') || Object.values(value).some(hasUnnamedKey));
};

/**
 * What a text says, as long as nothing about it is doubtful. The parser that gives it is twice as fast as the one that
 * knows where everything stands (`Source.parse`), and most documents are right most of the time.
 * @returns undefined when the text is wrong or unusual: the tree then tells what it is, and where
 */
export const quickValue = (text: string): object | undefined => {
  if (unusual.some((sign) => sign.test(text)) || mayMislead(text)) return undefined;
  try {
    const value: unknown = load(text, { schema: CORE_SCHEMA });
    return typeof value === 'object' && value !== null && !hasUnnamedKey(value) ? value : undefined;
  } catch {
    // Whatever it is, the other parser finds it and can say more.
    return undefined;
  }
};
