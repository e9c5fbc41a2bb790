import { Document } from 'yaml';

const options = { singleQuote: true, lineWidth: 0, flowCollectionPadding: true } as const;

/** A value on one line, as it may stand inside a list or group of fields: `{ label: Pavers, href: /pavers }`. */
export const flowText = (value: unknown): string => {
  // Inside brackets a comma ends a text, so what is written is taken from a list of one entry.
  const document = new Document([value], { aliasDuplicateObjects: false });
  document.contents = document.createNode([value], { flow: true });
  return document
    .toString({ ...options, lineWidth: 0 })
    .trim()
    .slice(1, -1)
    .trim();
};

/** The lines of a value as it stands after `- ` in a list. */
export const blockLines = (value: unknown): string[] =>
  new Document(value).toString(options).trimEnd().split('\n');
